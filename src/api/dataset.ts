/**
 * A file below `data/` that is not YAML, such as an official register, and its parser. Commit it unchanged, as its source
 * provides it: the build derives from it whatever pages, scripts and the spell checker need.
 */
export interface Dataset<Value = unknown> {
  /** Path below `data/`: `places/register.csv`. */
  readonly file: string;
  /** Returns plain data. Called once per version of the text. An error that it throws becomes a finding in the file. */
  readonly parse: (text: string) => Value;
}

/** Returns the parsed value of a data set. Throws for one that the site does not list. */
export type ReadDataset = <Value>(dataset: Dataset<Value>) => Value;
