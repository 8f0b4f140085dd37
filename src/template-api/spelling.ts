/** How a website's texts are spelled. */
export interface Spelling {
  /** A dictionary in the form of cspell's: the name of its package, which is looked for from the templates folder. */
  readonly dictionary: string;
  /** File below `data/` with words that are right although the dictionary lacks them, one a line. It may be missing. */
  readonly words: string;
  /** Names that are right: of places, for example. One may be of several words. */
  names?(): Iterable<string>;
  /** Letters of the dictionary → how this site writes them. */
  readonly letters?: Readonly<Record<string, string>>;
  /**
   * What accepted words and names may end with, and what may stand between the parts of a compound: `['s']`. A word that is put
   * together from known words is right. Without endings, only the dictionary's own compounds are.
   */
  readonly endings?: readonly string[];
}
