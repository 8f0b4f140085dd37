/** Characters in a text that are invisible and were not meant: they come along from other programs, or are a trick. */

export type Effect = 'direction' | 'control' | 'nothing' | 'indent';

export interface Invisible {
  readonly start: number;
  readonly found: string;
  /** What has to replace it. */
  readonly wanted: string;
  readonly effect: Effect;
}

/** Marks that turn the reading direction: a text then reads otherwise than it is written (CVE-2021-42574). */
const DIRECTION = String.raw`\p{Bidi_Control}`;

/** Breaks that only some programs see. Where one stood, words were apart. */
const BREAK = String.raw`\r(?!\n)|[\u0085\p{Zl}\p{Zp}]`;

/** Control characters but the three of plain text, halves of characters, and numbers that will never be characters. */
const CONTROL = String.raw`(?![\t\n\r])\p{Cc}|[\p{Cs}\p{Noncharacter_Code_Point}]`;

/**
 * What has no width and no effect, soft hyphens among it: browsers hyphenate by themselves, and those who search for the
 * word do not find it. An emoji may be put together with some of these.
 */
const NOTHING = [
  String.raw`(?<!\p{Emoji})[\ufe00-\ufe0f]`,
  String.raw`(?<![\p{Emoji}\ufe0f])\u200d`,
  String.raw`(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]{0,8})[\u{e0020}-\u{e007f}]`,
  String.raw`(?![\ufe00-\ufe0f\u200d\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}`,
].join('|');

const INVISIBLE = new RegExp(`(?<direction>${DIRECTION})|(?<gap>${BREAK})|(?<control>${CONTROL})|${NOTHING}`, 'gu');

/**
 * Matches half of each such character and little else. Nearly every text has none, which this finds out ten times as
 * fast.
 */
const SUSPECT = new RegExp(
  String.raw`[\0-\x08\x0b-\x0c\x0e-\x1f\x7f-\x9f\xad\u034f\u061c\u115f-\u1160\u17b4-\u17b5\u180b-\u180f\u200b-\u200f` +
    String.raw`\u2028-\u202e\u2060-\u206f\u3164\ud800-\udfff\ufdd0-\ufdef\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff]|\r(?!\n)`,
);

export function findInvisible(text: string): Invisible[] {
  if (!SUSPECT.test(text)) return [];
  return [...text.matchAll(INVISIBLE)].map(({ index, 0: found, groups: { direction, gap, control } = {} }) => ({
    start: index,
    found,
    wanted: gap === undefined ? '' : ' ',
    effect: direction ? 'direction' : (gap ?? control) ? 'control' : 'nothing',
  }));
}

/** Spaces that look like the one of the keyboard and are another character, as other programs put them into lines. */
export const ODD_SPACES =
  '\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000';

/** Looks back only from such a space: from every other, it would take time with the square of their number. */
const ODD_INDENT = new RegExp(`[${ODD_SPACES}](?<=^ *.)(?: *[${ODD_SPACES}])*`, 'gm');

/** Such spaces at the start of lines, where YAML takes them for the first letters of a word. */
export const findOddIndents = (text: string): Invisible[] =>
  [...text.matchAll(ODD_INDENT)].map(({ index, 0: found }) => ({
    start: index,
    found,
    wanted: ' '.repeat(found.length),
    effect: 'indent',
  }));

export function withoutInvisible(text: string): string {
  let visible = '';
  let from = 0;
  for (const { start, found, wanted } of findInvisible(text)) {
    visible += text.slice(from, start) + wanted;
    from = start + found.length;
  }
  return visible + text.slice(from);
}
