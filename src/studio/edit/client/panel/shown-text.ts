/** The text of a field as its box shows it: what it inserts by value instead of by name, such as `[CHF 300–500]`. */
import type { Choice } from '../../protocol.ts';

/** The text before, in and after a selection, as it is in the file. */
export interface Split {
  readonly head: string;
  readonly selected: string;
  readonly tail: string;
}

/** Makes the selected words bold, or plain again if they are. No mark is left without the other of its pair. */
export function withBold({ head, selected, tail }: Split, standIn: string): Split {
  const isOpen = (text: string) => text.split('**').length % 2 === 0;
  const words = selected.replaceAll('**', '');
  const isBold = isOpen(head) || selected === `**${words}**`;
  const at = head.lastIndexOf('**');
  return {
    head: isOpen(head) ? head.slice(0, at) + head.slice(at + 2) : head,
    selected: isBold ? words : `**${words || standIn}**`,
    tail: isOpen(head + selected) ? tail.replace('**', '') : tail,
  };
}

const INSERTION = /(\{\{[^{}]*\}\})/;

/** @param recent label → what it last stood for, which this keeps up to date: several insertions may have the same label */
export function createShownText(insertions: readonly Choice[], recent = new Map<string, string>()) {
  const labels = new Map(insertions.map(({ value, label }) => [value, `[${label}]`]));
  const first = insertions.toReversed().map(({ value, label }) => [`[${label}]`, `{{${value}}}`] as const);
  const show = (piece: string) => (INSERTION.test(piece) && labels.get(piece.slice(2, -2).trim())) || piece;
  const isPlain = (piece: string) => show(piece) === piece;
  const shown = (text: string): string => {
    const pieces = text.split(INSERTION);
    for (const piece of pieces) if (!isPlain(piece)) recent.set(show(piece), piece);
    return pieces.map(show).join('');
  };
  return {
    shown,
    /** Splits a text at offsets in its shown form. An insertion is not divided. */
    split(text: string, start: number, end: number): Split {
      let [head, selected, tail] = ['', '', ''];
      let at = 0;
      for (const piece of text.split(INSERTION)) {
        const from = at;
        at += show(piece).length;
        const [before, within] = [Math.max(0, start - from), Math.max(0, end - from)];
        // Nothing can be typed into an insertion, only after it.
        if (at <= start || (start === end && from < start && !isPlain(piece))) head += piece;
        else if (from >= end) tail += piece;
        else if (isPlain(piece)) {
          head += piece.slice(0, before);
          selected += piece.slice(before, within);
          tail += piece.slice(within);
        } else selected += piece;
      }
      return { head, selected, tail };
    },
    /**
     * Finds what was typed into the shown form of a text.
     *
     * @param caret where the caret is now. What follows it was there before
     */
    typed(
      text: string,
      next: string,
      caret: number,
    ): { readonly start: number; readonly end: number; readonly typed: string } {
      const before = shown(text);
      let after = 0;
      while (after < Math.min(before.length, next.length - caret) && before.at(-1 - after) === next.at(-1 - after))
        after += 1;
      let start = 0;
      while (start < Math.min(before.length, next.length) - after && before[start] === next[start]) start += 1;
      // What was cut, or deleted and restored, is again what it was.
      const typed = [...new Map([...first, ...recent])].reduce(
        (all, [label, piece]) => all.replaceAll(label, piece),
        next.slice(start, next.length - after),
      );
      return { start, end: before.length - after, typed };
    },
  };
}
