/** Where on a page which field is. */
import type { FieldName, PageFields } from '../protocol.ts';
import type { PlacedText } from './texts.ts';

/** A text of the page and the field that it comes from. */
export interface FoundField extends PlacedText {
  readonly field: FieldName;
}

/** Texts with their fields. A word that is a field elsewhere belongs to the sentence that it is in. */
export function fieldsOn(texts: readonly PlacedText[], { found, fields }: PageFields): readonly FoundField[] {
  const all = texts.flatMap((text, index) => {
    const field = fields[found[index] ?? -1];
    return field ? [{ ...text, field }] : [];
  });
  const isWhole = ({ element, range }: PlacedText) => range.startContainer === element;
  const wholes = new Set(all.filter(isWhole).map(({ element }) => element));
  const isWithin = (element: Element | null): boolean =>
    element !== null && (wholes.has(element) || isWithin(element.parentElement));
  return all.filter((each) => !isWithin(isWhole(each) ? each.element.parentElement : each.element));
}

/** The field at a point of the page: of several, the one that takes up the least of it. */
export function matchAt<Found extends FoundField>(
  matches: readonly Found[],
  target: Element,
  x: number,
  y: number,
): Found | undefined {
  const near = matches.filter(({ element }) => element.contains(target) || target.contains(element));
  const hit = near.filter(({ range }) => {
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  return smallest(hit) ?? smallest(near.filter(({ element }) => element.contains(target)));
}

/** The field nearest to a place where there is none: the first one within the smallest part of the page that has any. */
export function fieldNear(matches: readonly FoundField[], target: Element): FieldName | undefined {
  for (let around: Element | null = target; around && around !== document.body; around = around.parentElement) {
    const part = around;
    const near = matches.find(({ element }) => part.contains(element));
    if (near) return near.field;
  }
  return undefined;
}

function smallest<Found extends FoundField>(matches: readonly Found[]): Found | undefined {
  const areaOf = ({ range }: Found) => {
    const { width, height } = range.getBoundingClientRect();
    return width * height;
  };
  return matches.toSorted((a, b) => areaOf(a) - areaOf(b))[0];
}
