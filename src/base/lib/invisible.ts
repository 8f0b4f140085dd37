/** Finds invisible characters that were not intended: pasted from other programs, or used to deceive. */

export type Effect = 'direction' | 'control' | 'encoding' | 'nothing' | 'indent';

export interface Invisible {
  readonly start: number;
  readonly found: string;
  /** Its replacement. */
  readonly wanted: string;
  readonly effect: Effect;
}

/** Bidirectional controls: text is displayed in another order than it is stored (CVE-2021-42574). */
const DIRECTION = String.raw`\p{Bidi_Control}`;

/** Line breaks that only some programs recognise. They separate words, so a space replaces them. */
const BREAK = String.raw`\r(?!\n)|[\u0085\p{Zl}\p{Zp}]`;

/**
 * Control characters except those of plain text, lone surrogates, and noncharacters. A power failure while a file is being
 * saved fills it with zeros, which are one mistake.
 */
const CONTROL = String.raw`\0+|(?![\t\n\r])\p{Cc}|[\p{Cs}\p{Noncharacter_Code_Point}]`;

/** Control characters of Unicode beyond ASCII, and �. They are the rest of a letter that was read in a wrong encoding. */
const ENCODING = String.raw`[\u0080-\u0084\u0086-\u009f\ufffd]`;

/**
 * Characters of zero width and no effect, except inside emoji sequences. They include soft hyphens: browsers hyphenate
 * anyway, and a search does not find the word.
 */
const NO_EFFECT = [
  String.raw`(?<!\p{Emoji})[\ufe00-\ufe0f]`,
  String.raw`(?<![\p{Emoji}\ufe0f])\u200d`,
  String.raw`(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]{0,8})[\u{e0020}-\u{e007f}]`,
  String.raw`(?![\ufe00-\ufe0f\u200d\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}`,
].join('|');

const INVISIBLE = new RegExp(
  `(?<direction>${DIRECTION})|(?<gap>${BREAK})|(?<encoding>${ENCODING})|(?<control>${CONTROL})|${NO_EFFECT}`,
  'gu',
);

/** Pre-check by UTF-16 code unit, with few false positives. It clears nearly every text ten times as fast. */
const SUSPECT = new RegExp(
  String.raw`[\0-\x08\x0b-\x0c\x0e-\x1f\x7f-\x9f\xad\u034f\u061c\u115f-\u1160\u17b4-\u17b5\u180b-\u180f\u200b-\u200f` +
    String.raw`\u2028-\u202e\u2060-\u206f\u3164\ud800-\udfff\ufdd0-\ufdef\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff]|\r(?!\n)`,
);

export function findInvisible(text: string): Invisible[] {
  if (!SUSPECT.test(text)) return [];
  return [...text.matchAll(INVISIBLE)].map(
    ({ index, 0: found, groups: { direction, gap, encoding, control } = {} }) => ({
      start: index,
      found,
      wanted: gap === undefined ? '' : ' ',
      effect: direction ? 'direction' : encoding ? 'encoding' : (gap ?? control) ? 'control' : 'nothing',
    }),
  );
}

/** Unicode spaces that look like an ordinary one, as other programs insert them. */
export const ODD_SPACES =
  '\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000';

/** Starts at an odd space and looks back: starting at every ordinary one would take quadratic time. */
const ODD_INDENT = new RegExp(`[${ODD_SPACES}](?<=^ *.)(?: *[${ODD_SPACES}])*`, 'gm');

/** Finds odd spaces at the start of lines, where YAML reads them as part of a word. */
export const findOddIndents = (text: string): Invisible[] =>
  [...text.matchAll(ODD_INDENT)].map(({ index, 0: found }) => ({
    start: index,
    found,
    wanted: ' '.repeat(found.length),
    effect: 'indent',
  }));

/** Replaces odd spaces at the start of lines by as many ordinary ones. */
export const withoutOddIndents = (text: string): string =>
  text.replace(ODD_INDENT, (found) => ' '.repeat(found.length));

export function withoutInvisible(text: string): string {
  let visible = '';
  let from = 0;
  for (const { start, found, wanted } of findInvisible(text)) {
    visible += text.slice(from, start) + wanted;
    from = start + found.length;
  }
  return visible + text.slice(from);
}
