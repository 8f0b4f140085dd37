/** Tables that a site reads beside its YAML. */
/**
 * A file below `data/` that is no YAML, such as the table of an authority, and how it is read. It is committed once, as
 * its source gives it; all that pages, scripts and spelling need of it is made while building.
 */
export interface Dataset<Value = unknown> {
  /** Its path below `data/`: `places/register.csv`. */
  readonly file: string;
  /**
   * What it says, as plain data. Asked once for each version of the text. What it throws is told as a finding in the file.
   */
  readonly parse: (text: string) => Value;
}

/** Gives what a data set says that the site lists. Throws for any other. */
export type ReadDataset = <Value>(dataset: Dataset<Value>) => Value;
