/**
 * Characters that nobody sees, that turn a line around, or that a terminal obeys: control characters, breaks that editors
 * show in no way, halves of characters, marks of direction.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** `202E` → `U+202E`, as character tables name it. */
export const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** A sentence that can be shown anywhere: on one line, and what nobody would see stands as its number. */
export const visible = (text: string) =>
  text.replace(/[\t\r\n]+/g, ' ').replace(UNSEEN, (character) => `[${codePoint(character)}]`);

/** The same for a piece of a file, where every character keeps its column. */
export const visibleInPlace = (text: string) => text.replace(UNSEEN, (character) => (character === '\t' ? ' ' : '·'));
