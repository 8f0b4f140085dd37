/** Returns the value of a column in one row of a table. */
export type NamedLine = (column: string) => string;

/**
 * Parses semicolon-separated values with a header row. Throws if a column is missing, so that a new edition of a file cannot
 * lose one unnoticed.
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
