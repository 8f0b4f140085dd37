/** Typing into the texts of a page, where they are shown. */

import type { Choice, TextField } from '../../protocol.ts';
import { nodesOf, textOf } from './rich-text.ts';

/** What a text needs to be editable on the page. */
export interface TextContent {
  readonly value: string;
  readonly facts: readonly Choice[];
  readonly hasMarkup: boolean;
}

/** A text on the page, and the field that it shows. */
export interface Mark {
  readonly element: HTMLElement;
  readonly field: TextField;
}

/** The text that was last shown while it was edited: nothing else that happens to a text is typing. */
interface ActiveText {
  readonly element: HTMLElement;
  readonly value: string;
  readonly before: readonly Node[];
  /** Shows what the field holds, unless that has been done. */
  prepare?: (() => void) | undefined;
}

/**
 * @param marks those that can be typed into, once their files are loaded
 * @param contentOf returns undefined for a field that is no text or not loaded yet
 */
export function createTyping(
  document: Document,
  marks: readonly Mark[],
  contentOf: (field: TextField) => TextContent | undefined,
) {
  let active: ActiveText | undefined;
  /** Texts that cannot be typed into so far, because their files have not been loaded. */
  let inactive = marks;

  const show = (element: HTMLElement, { value, facts, hasMarkup }: TextContent) =>
    element.replaceChildren(...nodesOf(document, value, facts, hasMarkup));

  const showForTyping = (element: HTMLElement, content: TextContent) => {
    if (active?.element !== element || !active.prepare) return;
    active.prepare = undefined;
    const caret = caretIn(element);
    show(element, content);
    setCaret(element, caret);
  };

  return {
    isActive: () => active !== undefined,
    /** Makes texts editable whose files have been loaded by now. */
    activate() {
      inactive = inactive.filter(({ element, field }) => {
        const content = contentOf(field);
        if (content) element.contentEditable = 'plaintext-only';
        else element.tabIndex = 0;
        // What the preview shows there is only the name of the field.
        if (content?.value === '') element.replaceChildren();
        return !content;
      });
    },
    /** Returns false if the text is edited elsewhere. */
    begin({ element, field }: Mark): boolean {
      const content = element.isContentEditable ? contentOf(field) : undefined;
      if (!content) return false;
      const prepare = () => showForTyping(element, content);
      const isShown = textOf(element).trim() === content.value;
      active = { element, value: content.value, before: [...element.childNodes], ...(!isShown && { prepare }) };
      // The page shows more than the field holds, such as soft hyphens, and less, such as the names of facts. A click
      // sets the caret after the focus.
      if (!isShown) requestAnimationFrame(prepare);
      return true;
    },
    prepare: () => active?.prepare?.(),
    /** Returns what is typed in a text now. Undefined if none is. */
    typedIn({ element }: Mark): string | undefined {
      if (active?.element !== element) return undefined;
      const value = textOf(element).trim();
      if (value === '') element.replaceChildren();
      return value;
    },
    /** Returns false if the text was not being typed. */
    end({ element, field }: Mark): boolean {
      if (active?.element !== element) return false;
      const { value, before } = active;
      active = undefined;
      if (contentOf(field)?.value === value && textOf(element).trim() === value.trim())
        element.replaceChildren(...before);
      return true;
    },
    /** Shows the content of a field in one of its texts, except while that is being typed. */
    mirror({ element }: Mark, content: TextContent) {
      if (element.contentEditable === 'plaintext-only' && active?.element !== element) show(element, content);
    },
  };
}

/** In characters, without soft hyphens. */
function caretIn(element: HTMLElement): number {
  const selection = element.ownerDocument.getSelection();
  if (!selection?.rangeCount || !element.contains(selection.anchorNode)) return Number.POSITIVE_INFINITY;
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  range.setEnd(selection.anchorNode ?? element, selection.anchorOffset);
  return range.toString().replaceAll('\u00ad', '').length;
}

function setCaret(element: HTMLElement, offset: number): void {
  const { ownerDocument: document } = element;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = offset;
  let last: Node | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    last = node;
    const { length } = node.nodeValue ?? '';
    if (left <= length) {
      document.getSelection()?.collapse(node, left);
      return;
    }
    left -= length;
  }
  if (last) document.getSelection()?.collapse(last, last.nodeValue?.length ?? 0);
}
