/** What is said of several runs: the one in the middle, and how far apart they are. */
import type { Run } from './timed.ts';

/** The middle one; of an even number the upper of the two. */
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** «0.65 s» */
export const seconds = (runs: readonly Run[]): string => `${(median(timesOf(runs)) / 1000).toFixed(2)} s`;

/** «154 MiB», the largest of all runs. */
export const mebibytes = (runs: readonly Run[]): string =>
  `${Math.round(Math.max(...runs.map(({ peakMemory }) => peakMemory)))} MiB`;

/** «1.9 times (1.7 to 2.2)»: how many times as long others took as ours, pair by pair. */
export function times(others: readonly Run[], own: readonly Run[]): string {
  const ratios = others.map(({ milliseconds }, index) => milliseconds / (own[index]?.milliseconds ?? Number.NaN));
  const middle = `**${short(median(ratios))}×**`;
  return ratios.length < 2 ? middle : `${middle} (${short(Math.min(...ratios))}–${short(Math.max(...ratios))})`;
}

/** Two digits that matter. */
const short = (value: number) => (value >= 9.95 ? value.toFixed(0) : value.toFixed(value >= 0.995 ? 1 : 2));

export const timesOf = (runs: readonly Run[]): readonly number[] => runs.map(({ milliseconds }) => milliseconds);

export const count = (pages: number): string => pages.toLocaleString('en');

/** A table in Markdown. */
export function asTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
