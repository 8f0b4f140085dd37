/** Functions on any text: making it safe to print, its lines, and marks of what still has to be written. */

/**
 * Characters that must not be printed as they are: control characters, which terminals obey, lone surrogates, line and
 * paragraph separators, which editors do not show, and bidirectional controls.
 */
export const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** The text of a file, as it was written or in UTF-8. */
export const textOf = (bytes: string | Uint8Array): string =>
  typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString('utf8');

/** `202E` → `U+202E`, as character tables name it. */
export const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Makes an untrusted text safe to print on one line, with such characters as code points: `[U+001B][2J`. */
export const printable = (text: string): string =>
  text.replace(UNPRINTABLE, (character) => `[${codePoint(character)}]`);

/**
 * Breaks a text that follows `indent` characters of a line, so that its further lines begin below its first. `width` is that
 * of the terminal; undefined breaks nothing.
 */
export function hanging(text: string, indent: number, width: number | undefined): string {
  // On a terminal that is narrower, nothing looks well.
  if (width === undefined || width < indent + 20) return text;
  return wrapped(text.split(' '), width - indent).join(`\n${' '.repeat(indent)}`);
}

/** Joins words to lines of at most `width` characters, if no word is longer. */
export function wrapped(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Escapes a text so that a regular expression matches it literally. (`RegExp.escape` needs Node 24.) */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
}

/** Start offset of the line that contains an offset. */
export const lineStart = (text: string, offset: number): number =>
  offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;

/** Marks everything in a new file that the editor still has to write. Also found when only half replaced. */
export const TODO = 'TODO';

/** Our mark, and those that people use unprompted. */
const ANY_TODO = new RegExp(`(?<![\\p{L}\\p{N}])(?:${TODO}|XXX+|[Ll]orem ipsum)(?![\\p{L}\\p{N}])`, 'u');

/** The first such mark in a text, as written there. */
export const todoIn = (text: string): string | undefined => ANY_TODO.exec(text)?.[0];

export const hasTodo = (text: string) => todoIn(text) !== undefined;
