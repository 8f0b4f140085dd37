/** The texts of a page, and where each of them is. */
import { type PageText, readText } from '../match.ts';
import type { FieldName, PageFields } from '../protocol.ts';

/** A text as it is read: of an element, or of a part of one between others. */
interface PlacedText extends PageText {
  readonly element: Element;
  readonly range: Range;
}

/** What is no text, or none of the page. */
const NOT_READ = 'script, style, noscript, template, svg, nebel-preview, nebel-edit, textarea, select';

/** Elements around a piece of text that may be one field with it: a paragraph around a link around something bold. */
const MOST_AROUND = 4;
/** Characters. What is longer is no single field. */
const LONGEST = 5000;

/** All texts of a page that may be a field each, in their order; of an element and its only child, the child's. */
export function textsOf(body: Element): readonly PlacedText[] {
  const texts: PlacedText[] = [];
  const seen = new Set<Element>();
  const add = (text: string, element: Element, content: Node) => {
    const range = document.createRange();
    range.selectNodeContents(content);
    texts.push({
      text,
      isPiece: content.childNodes.length <= 1 && !(content.firstChild instanceof Element),
      element,
      range,
    });
  };
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    let last = readText(node.nodeValue ?? '');
    if (last === '' || !parent || parent.closest(NOT_READ)) continue;
    if (readText(parent.textContent ?? '') !== last) add(last, parent, node);
    else last = '';
    let element: Element | null = parent;
    for (let around = 0; element && element !== body && around < MOST_AROUND; around += 1) {
      const text = readText(element.textContent ?? '');
      if (text.length > LONGEST) break;
      if (text !== last && !seen.has(element)) add(text, element, element);
      seen.add(element);
      last = text;
      element = element.parentElement;
    }
  }
  return texts;
}

/** A text of the page and the field that it comes from. */
export interface FoundField extends PlacedText {
  readonly field: FieldName;
}

/** Texts with their fields. A word that is a field elsewhere belongs to the sentence that it is in. */
export function fieldsOn(texts: readonly PlacedText[], { fields }: PageFields): readonly FoundField[] {
  const all = texts.flatMap((text, index) => {
    const field = fields[index];
    return field ? [{ ...text, field }] : [];
  });
  const isWhole = ({ element, range }: PlacedText) => range.startContainer === element;
  const wholes = new Set(all.filter(isWhole).map(({ element }) => element));
  const isWithin = (element: Element | null): boolean =>
    element !== null && (wholes.has(element) || isWithin(element.parentElement));
  return all.filter((each) => !isWithin(isWhole(each) ? each.element.parentElement : each.element));
}

/** The field at a point of the page: of several, the one that takes up the least of it. */
export function matchAt(matches: readonly FoundField[], target: Element, x: number, y: number): FoundField | undefined {
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

function smallest(matches: readonly FoundField[]): FoundField | undefined {
  const areaOf = ({ range }: FoundField) => {
    const { width, height } = range.getBoundingClientRect();
    return width * height;
  };
  return matches.toSorted((a, b) => areaOf(a) - areaOf(b))[0];
}
