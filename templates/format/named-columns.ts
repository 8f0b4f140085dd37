/** A line of a table, asked by the name of a column. */
export type NamedLine = (column: string) => string;

/**
 * Reads a text of lines with semicolons, whose first line names the columns. Throws for a column that is not there, so
 * that a new edition of a file cannot lose one unseen.
 */
export function readNamedColumns(csv: string, columns: readonly string[]): NamedLine[] {
  const [head = [], ...lines] = csv
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => line.split(';'));
  const missing = columns.find((name) => !head.includes(name));
  if (missing !== undefined) throw new Error(`The table has no column «${missing}».`);
  const at = new Map(head.map((name, index) => [name, index]));
  return lines.map((line) => (name) => line[at.get(name) ?? -1] ?? '');
}
