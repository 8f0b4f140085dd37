/**
 * Stress tests have two forms. `npm test` runs the short one, always with the same seed; `npm run proof` sets `PROOF=long`
 * and runs the long one, with a new seed that it reports.
 */
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

export const isLong = process.env.PROOF === 'long';

/** Returns the number of cases to try in the current form. */
export const times = (short: number, long: number): number => (isLong ? long : short);

/** Seed of the random numbers: `PROOF_SEED`, or fixed in the short form and new for each run in the long one. */
export const SEED: number = Number(process.env.PROOF_SEED ?? (isLong ? Date.now() % 2 ** 31 : 20_250_114));

export type Figures = Readonly<Record<string, number | string>>;

/**
 * Reports the figures of a long run as one line of JSON with its seed: in `proof-report.jsonl` in the folder that
 * `PROOF_REPORT` names, else on standard output. A short run reports nothing.
 */
export function report(name: string, figures: Figures): void {
  if (!process.env.PROOF) return;
  const line = JSON.stringify({ name, seed: SEED, node: process.version, ...figures });
  const folder = process.env.PROOF_REPORT;
  if (!folder) {
    process.stdout.write(`${line}\n`);
    return;
  }
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, 'proof-report.jsonl'), `${line}\n`);
}

/** Markers around the figures in docs/reliability.md. */
export const BEGIN = '<!-- begin: npm run proof -->';
export const END = '<!-- end: npm run proof -->';

/** A line that a test has reported with `report`. */
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
