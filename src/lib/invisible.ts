/** Characters in a text that nobody sees and nobody meant: they come along from other programs, or are a trick. */

/** What such a character does. */
export type Effect = 'direction' | 'control' | 'nothing';

export interface Invisible {
  readonly start: number;
  /** As it stands in the text. */
  readonly found: string;
  /** What has to stand in its place. */
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
 * What has no width and no effect, soft hyphens among it: browsers hyphenate by themselves, and whoever searches for the
 * word does not find it. An emoji may be put together with some of these.
 */
const NOTHING = String.raw`(?<!\p{Emoji})[\ufe00-\ufe0f]|(?<![\p{Emoji}\p{Emoji_Modifier}\ufe0f])\u200d|(?<![\u{1f3f4}\u{e0020}-\u{e007f}])[\u{e0020}-\u{e007f}]|(?![\ufe00-\ufe0f\u200d\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}`;

const INVISIBLE = new RegExp(`(?<direction>${DIRECTION})|(?<gap>${BREAK})|(?<control>${CONTROL})|${NOTHING}`, 'gu');

/** Every such character of a text, in order. */
export function findInvisible(text: string): Invisible[] {
  return [...text.matchAll(INVISIBLE)].map(({ index, 0: found, groups: { direction, gap, control } = {} }) => ({
    start: index,
    found,
    wanted: gap === undefined ? '' : ' ',
    effect: direction ? 'direction' : (gap ?? control) ? 'control' : 'nothing',
  }));
}
