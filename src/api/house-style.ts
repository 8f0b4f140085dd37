/** House style and spelling of a website. */
import type { ReadDataset } from './dataset.ts';

/**
 * A typographical rule: a pattern with the `g` flag and its replacement, in which `$1` to `$9` stand for the pattern's
 * groups. Patterns are matched against texts as typed, without YAML's quotes. Do not anchor them to the beginning or the
 * end: they are first tried on whole files.
 */
export interface TypographyRule {
  readonly pattern: RegExp;
  readonly replace: string;
}

/** A word that the site must not use, given as the common beginning of its forms, and what to say instead. */
export interface ForbiddenWord {
  readonly word: string;
  readonly instead: string;
}

/** Limits beyond which two pages of a type count as too similar. */
export interface SimilarityLimits {
  /** Page types whose pages are compared with each other. */
  readonly types: readonly string[];
  /** Length of the compared sequences, in words. */
  readonly sequenceWords: number;
  /** Share of common sequences, 0 to 1, from which two pages are too similar. */
  readonly sharedSequences: number;
  /** Minimum share of sentences, 0 to 1, that occur on no other page. */
  readonly ownSentences: number;
}

/** Rules that every text has to follow. */
export interface HouseStyle {
  readonly typography: readonly TypographyRule[];
  readonly forbidden: readonly ForbiddenWord[];
  readonly similarity: SimilarityLimits;
}

/** Settings of the spell checker. */
export interface Spelling {
  /** Package name of a cspell dictionary, resolved from the templates folder. */
  readonly dictionary: string;
  /** File below `data/` with correct words that the dictionary lacks, one per line. It may be missing. */
  readonly words: string;
  /** Correct names, for example of places. A name can have several words. */
  names?(read: ReadDataset): Iterable<string>;
  /** Letter of the dictionary → how this site writes it. */
  readonly letters?: Readonly<Record<string, string>>;
  /**
   * Endings of accepted words and names, also allowed between the parts of a compound: `['s']`. A compound of known words
   * is correct. Without endings, only compounds from the dictionary are.
   */
  readonly endings?: readonly string[];
}
