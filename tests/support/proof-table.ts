/** Markers around the figures in docs/reliability.md. */
export const BEGIN = '<!-- begin: npm run proof -->';
export const END = '<!-- end: npm run proof -->';

/** A line that a test has reported (`report` in ./proof.ts). */
export type Reported = Readonly<Record<string, number | string>> & { readonly name: string };

/** Rows of the table by the name of the test. */
type Rows = ReadonlyMap<string, string>;

/** Returns the rows of a table, in which those of a new run replace older ones of the same name. */
export function withRun(table: string, reported: readonly Reported[], day: string): Rows {
  const kept = table.split('\n').filter((line) => line.startsWith('| ') && !HEAD.includes(line));
  return new Map([
    ...kept.map((row) => [row.split(' | ')[0]?.slice(2) ?? '', row] as const),
    ...reported.map((each) => [each.name, rowOf(each, day)] as const),
  ]);
}

const HEAD = ['| What was tried | Figures | Last run |', '| --- | --- | --- |'];

export const tableOf = (rows: Rows): string =>
  [...HEAD, ...[...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)].join('\n');

function rowOf({ name, node, seed, ...figures }: Reported, day: string): string {
  const parts = Object.entries(figures).map(([label, value]) => `${label}: ${withSeparators(value)}`);
  const from = seed === undefined ? '' : `, seed ${seed}`;
  return `| ${name} | ${parts.join(' · ')} | ${day}, Node ${node}${from} |`;
}

const withSeparators = (value: number | string) => (typeof value === 'number' ? value.toLocaleString('en') : value);
