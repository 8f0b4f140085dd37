/** How a website writes. */
import type { ReadDataset } from './dataset.ts';

/**
 * How the site writes: a pattern (with the `g` flag) and its replacement, where `$1` to `$9` are the pattern's
 * groups. It reads texts as they were typed, without the quotes that YAML has around them, and first asks whole files: a
 * pattern must not need a text to begin or to end.
 */
export interface TypographyRule {
  readonly pattern: RegExp;
  readonly replace: string;
}

/** A word that the site must not use, as the beginning of its forms, and what to say instead. */
export interface ForbiddenWord {
  readonly word: string;
  readonly instead: string;
}

/** When two pages of a type say too much of the same. */
export interface SimilarityLimits {
  /** Page types whose pages are compared with each other. */
  readonly types: readonly string[];
  /** Length of the sequences that are compared, in words. */
  readonly sequenceWords: number;
  /** Share of sequences, 0 to 1, from which two pages are too much alike. */
  readonly sharedSequences: number;
  /** Share of sentences, 0 to 1, that must be on no other page. */
  readonly ownSentences: number;
}

/** What an editor-in-chief would look for in every text. */
export interface HouseStyle {
  readonly typography: readonly TypographyRule[];
  readonly forbidden: readonly ForbiddenWord[];
  readonly similarity: SimilarityLimits;
}

/** How words are spelled. */
export interface Spelling {
  /** A dictionary in the form of cspell's: the name of its package, which is looked for from the templates folder. */
  readonly dictionary: string;
  /** File below `data/` with words that are right although the dictionary lacks them, one a line. It may be missing. */
  readonly words: string;
  /** Names that are right: of places, for example. One may be of several words. */
  names?(read: ReadDataset): Iterable<string>;
  /** Letters of the dictionary → how this site writes them. */
  readonly letters?: Readonly<Record<string, string>>;
  /**
   * What accepted words and names may end with, and what may come between the parts of a compound: `['s']`. A word that is put
   * together from known words is right. Without endings, only the dictionary's own compounds are.
   */
  readonly endings?: readonly string[];
}
