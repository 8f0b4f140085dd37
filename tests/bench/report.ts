/** The tables of the benchmark, in Markdown. */
import { asTable, count, mebibytes, median, seconds, times, timesOf } from './figures.ts';
import type { Peer } from './peers/peer.ts';
import type { Round } from './round.ts';
import type { Stages } from './stages.ts';
import type { Run } from './timed.ts';

/** Everything that was measured on a site of one size. */
export interface Measured {
  readonly pages: number;
  /** One cold build with every picture for sharing drawn. */
  readonly drawn: Run;
  readonly rounds: readonly Round[];
  readonly stages: Stages;
  /** Of our regional pages on average, in bytes. */
  readonly pageSize: number;
}

/** Ours beside the peers. */
export function peerTable(measured: readonly Measured[], peers: readonly Peer[], kind: 'cold' | 'edited'): string {
  const shown = [...peers.entries()].filter(([, { isQuick }]) => kind === 'cold' || isQuick);
  const rows = measured.map(({ pages, rounds }) => {
    const own = rounds.map((round) => round[kind]);
    const others = shown.map(([index]) => {
      const runs = rounds.flatMap((round) => round.peers[index]?.[kind] ?? []);
      if (runs.length < rounds.length) return 'failed';
      return `${seconds(runs)}, ${times(runs, own)}, ${mebibytes(runs)}`;
    });
    return [count(pages), `${seconds(own)}, ${mebibytes(own)}`, ...others];
  });
  return asTable(['Regional pages', 'Ours', ...shown.map(([, { name }]) => name)], rows);
}

/** Our own builds beside each other. */
export function ownTable(measured: readonly Measured[]): string {
  const rows = measured.map(({ pages, drawn, rounds }) => {
    const runs = (kind: 'cold' | 'edited' | 'unchanged') => rounds.map((round) => round[kind]);
    const cold = median(timesOf(runs('cold')));
    return [
      count(pages),
      `${seconds([drawn])}, ${mebibytes([drawn])}`,
      `${Math.round((1 - cold / drawn.milliseconds) * 100)} %`,
      seconds(runs('cold')),
      `${(cold / pages).toFixed(2)} ms`,
      `${Math.round((pages / cold) * 1000)}`,
      seconds(runs('edited')),
      seconds(runs('unchanged')),
    ];
  });
  const head = ['Regional pages', 'Cold', 'of it pictures', 'Cold, pictures kept', 'per page', 'pages/s'];
  return asTable([...head, 'After an edit', 'Unchanged'], rows);
}

/** How large a page is, so that nobody has to believe that they are alike. */
export function sizes(measured: readonly Measured[], peers: readonly Peer[]): string {
  const last = measured.at(-1);
  const kilobytes = (bytes: number | undefined) => (bytes === undefined ? '–' : `${(bytes / 1000).toFixed(1)} kB`);
  const others = peers.map(({ name }, index) => `${name} ${kilobytes(last?.rounds[0]?.peers[index]?.pageSize)}`);
  return `HTML of a regional page on average: ${[`ours ${kilobytes(last?.pageSize)}`, ...others].join(', ')}.`;
}

/** Where our time goes. */
export function stageTable(measured: readonly Measured[]): string {
  const names = [...new Set(measured.flatMap(({ stages }) => [...stages.keys()]))];
  const largest = (name: string) => measured.at(-1)?.stages.get(name) ?? 0;
  const rows = names
    .sort((a, b) => largest(b) - largest(a))
    .map((name) => [
      name,
      ...measured.map(({ pages, stages }) => {
        const milliseconds = stages.get(name) ?? 0;
        return `${Math.round(milliseconds)} ms (${Math.round((milliseconds / pages) * 1000)} µs per page)`;
      }),
    ]);
  return asTable(['Stage', ...measured.map(({ pages }) => count(pages))], rows);
}
