/** The texts of a page, and where each of them is. */
import { type PageText, readText } from '../match.ts';

/** A text as it is read: of an element, or of a part of one between others. */
export interface PlacedText extends PageText {
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
