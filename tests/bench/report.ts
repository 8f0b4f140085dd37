/** Formats the results of the benchmark as Markdown tables. */
import { cpus } from 'node:os';
import type { RealSiteRow, Row } from './cases.ts';
import type { Run } from './timed.ts';

const FIGURES = ['wall-clock', 'CPU', 'memory'];

export function tables(real: readonly RealSiteRow[], rows: readonly Row[]): string {
  const heading = `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model.trim()}.`;
  const ofReal = real.map(([name, run]) => [name, ...figures(run)]);
  const ofRows = rows.map(({ pages, case: name, ours, peer: other }) => [
    pages.toLocaleString('en'),
    name,
    ...figures(ours),
    ...(other ? [other.name, ...figures(other), `${(other.wall / ours.wall).toFixed(2)}×`] : ['', '', '', '', '']),
  ]);
  return [
    heading,
    ...(real.length > 0 ? [asTable(['The real website', ...FIGURES], ofReal)] : []),
    asTable(['Pages', 'Case', ...FIGURES, 'Peer', ...FIGURES, 'relative to ours'], ofRows),
  ].join('\n\n');
}

const figures = ({ wall, cpu, rssMiB }: Run) => [
  `${wall.toFixed(2)} s`,
  `${cpu.toFixed(2)} s`,
  `${Math.round(rssMiB)} MiB`,
];

function asTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
