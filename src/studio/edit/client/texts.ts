/** Finds the texts of a page, and the text at a position. */
import { normaliseText, type PageText } from '../match.ts';
import type { FieldName, PageFields } from '../protocol.ts';

/** A text with its position: that of a whole element, or of a text node between other elements. */
interface PlacedText extends PageText {
  readonly element: Element;
  readonly range: Range;
}

/** Elements whose text is not content of the page. */
const EXCLUDED = 'script, style, noscript, template, svg, nebel-preview, nebel-edit, textarea, select';

/** Enclosing elements that can be one field with a text node, such as a paragraph with a link in bold type. */
const MAX_ANCESTORS = 4;
/** In characters. A longer text cannot be a single field. */
const MAX_LENGTH = 5000;

/** Returns all texts of a page that can each be a field, in order. For an element with a single child, only the child. */
export function textsOf(body: Element): readonly PlacedText[] {
  const texts: PlacedText[] = [];
  const seen = new Set<Element>();
  const add = (text: string, element: Element, content: Node) => {
    const range = document.createRange();
    range.selectNodeContents(content);
    texts.push({
      text,
      isLeaf: content.childNodes.length <= 1 && !(content.firstChild instanceof Element),
      element,
      range,
    });
  };
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    let addedText = normaliseText(node.nodeValue ?? '');
    if (addedText === '' || !parent || parent.closest(EXCLUDED)) continue;
    if (normaliseText(parent.textContent ?? '') !== addedText) add(addedText, parent, node);
    else addedText = '';
    let element: Element | null = parent;
    for (let depth = 0; element && element !== body && depth < MAX_ANCESTORS; depth += 1) {
      const text = normaliseText(element.textContent ?? '');
      if (text.length > MAX_LENGTH) break;
      if (text !== addedText && !seen.has(element)) add(text, element, element);
      seen.add(element);
      addedText = text;
      element = element.parentElement;
    }
  }
  return texts;
}

export interface MatchedText extends PlacedText {
  readonly field: FieldName;
}

/** Returns texts with their fields. Drops matches within a larger one: a word can equal an unrelated field. */
export function matchFields(texts: readonly PlacedText[], { fields }: PageFields): readonly MatchedText[] {
  const all = texts.flatMap((text, index) => {
    const field = fields[index];
    return field ? [{ ...text, field }] : [];
  });
  const isWholeElement = ({ element, range }: PlacedText) => range.startContainer === element;
  const wholeElements = new Set(all.filter(isWholeElement).map(({ element }) => element));
  const isWithin = (element: Element | null): boolean =>
    element !== null && (wholeElements.has(element) || isWithin(element.parentElement));
  return all.filter((each) => !isWithin(isWholeElement(each) ? each.element.parentElement : each.element));
}

/** Returns the match at a point. Of several, the smallest one. */
export function matchAt(matches: readonly MatchedText[], target: Element, x: number, y: number) {
  const related = matches.filter(({ element }) => element.contains(target) || target.contains(element));
  const hit = related.filter(({ range }) => {
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  return smallest(hit) ?? smallest(related.filter(({ element }) => element.contains(target)));
}

/** Returns the first field within an element, or else within the closest element around it that has any. */
export function nearestField(matches: readonly MatchedText[], target: Element | null): FieldName | undefined {
  if (!target || target === document.body) return undefined;
  const match = matches.find(({ element }) => target.contains(element));
  return match ? match.field : nearestField(matches, target.parentElement);
}

function smallest(matches: readonly MatchedText[]): MatchedText | undefined {
  const areaOf = ({ range }: MatchedText) => {
    const { width, height } = range.getBoundingClientRect();
    return width * height;
  };
  return matches.toSorted((a, b) => areaOf(a) - areaOf(b))[0];
}
