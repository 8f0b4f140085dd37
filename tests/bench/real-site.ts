/** The real website, built as its owner builds it, process start included. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asTable, median, timesOf } from './figures.ts';
import { build, forgetBuilds, type OwnSite, prepare } from './own.ts';
import type { Run } from './timed.ts';

const DATA = join(import.meta.dirname, '../../data');

const ROUNDS = 5;

/** Measures and gives a table. */
export async function realSite(project: string, root: string): Promise<string> {
  mkdirSync(root);
  cpSync(DATA, join(root, 'data'), { recursive: true });
  const site: OwnSite = { project, root };
  await prepare(site);
  const runs: { [Kind in 'drawn' | 'cold' | 'edited' | 'unchanged']: Run[] } = {
    drawn: [],
    cold: [],
    edited: [],
    unchanged: [],
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    forgetBuilds(site, { pictures: 'drawn' });
    runs.drawn.push(await build(site));
    forgetBuilds(site, { pictures: 'kept' });
    runs.cold.push(await build(site));
    edit(join(root, 'data/regions/zug.yaml'), round);
    runs.edited.push(await build(site));
    runs.unchanged.push(await build(site));
  }
  const { drawn, cold, edited, unchanged } = runs;
  const row = (what: string, own: readonly Run[]) => [
    what,
    ...[median, least, most].map((of) => milliseconds(of(timesOf(own)))),
  ];
  return asTable(
    ['The real website', `median of ${ROUNDS}`, 'least', 'most'],
    [
      row('cold, nothing kept', drawn),
      row('cold, pictures for sharing kept', cold),
      row('after one edit', edited),
      row('nothing changed', unchanged),
    ],
  );
}

const least = (values: readonly number[]) => Math.min(...values);
const most = (values: readonly number[]) => Math.max(...values);
const milliseconds = (value: number) => `${Math.round(value)} ms`;

/** Another word in a sentence, in every round another one. */
function edit(file: string, round: number): void {
  const text = readFileSync(file, 'utf8');
  const edited = text.replace(/Unten (\d+x )?Nebel/, `Unten ${round}x Nebel`);
  if (edited === text) throw new Error(`${file} lacks the sentence that is to be edited.`);
  writeFileSync(file, edited);
}
