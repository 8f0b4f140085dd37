/** Finds the texts of a page. */
import { normaliseText, type PageText } from '../../match.ts';
import type { PageFields, TextField } from '../../protocol.ts';

/** A text and where it is: in a whole element, or in a text node between other elements. */
interface PlacedText extends PageText {
  readonly content: Node;
}

/** Works across documents, whose classes differ. */
export const isElement = (node: Node | null): node is Element => node?.nodeType === 1;

/** Elements whose text is not content of the page. */
const EXCLUDED = 'script, style, noscript, template, svg, textarea, select';

/** Enclosing elements that can be one field with a text node, such as a paragraph with a link in bold type. */
const MAX_ANCESTORS = 4;
/** In characters. A longer text cannot be a single field. */
const MAX_LENGTH = 5000;

/** Returns all texts of a page that can each be a field, in order. For an element with a single child, only the child. */
export function textsOf(body: Element): readonly PlacedText[] {
  const texts: PlacedText[] = [];
  const seen = new Set<Element>();
  const add = (text: string, content: Node) => {
    texts.push({
      text,
      isLeaf: content.childNodes.length <= 1 && !isElement(content.firstChild),
      content,
    });
  };
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    let addedText = normaliseText(node.nodeValue ?? '');
    if (addedText === '' || !parent || parent.closest(EXCLUDED)) continue;
    if (normaliseText(parent.textContent ?? '') !== addedText) add(addedText, node);
    else addedText = '';
    let element: Element | null = parent;
    for (let depth = 0; element && element !== body && depth < MAX_ANCESTORS; depth += 1) {
      const text = normaliseText(element.textContent ?? '');
      if (text.length > MAX_LENGTH) break;
      if (text !== addedText && !seen.has(element)) add(text, element);
      seen.add(element);
      addedText = text;
      element = element.parentElement;
    }
  }
  return texts;
}

export interface MatchedText extends PlacedText {
  readonly field: TextField;
}

/** Returns texts with their fields. Drops matches within a larger one: a word can equal an unrelated field. */
export function matchFields(texts: readonly PlacedText[], { fields }: PageFields): readonly MatchedText[] {
  const all = texts.flatMap((text, index) => {
    const field = fields[index];
    return field ? [{ ...text, field }] : [];
  });
  const wholeElements = new Set(all.map(({ content }) => content).filter(isElement));
  const isWithin = (element: Element | null): boolean =>
    element !== null && (wholeElements.has(element) || isWithin(element.parentElement));
  return all.filter(({ content }) => !isWithin(content.parentElement));
}
