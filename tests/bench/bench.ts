/**
 * How quickly websites are built: the real one, and synthetic ones of 100, 1,000 and 10,000 regional pages beside other
 * generators where they are installed. It is no test, because time depends on the machine: compare numbers of one run
 * only.
 *
 *     npm run bench -- [pages …] [--peers FOLDER [--install]] [--write]
 *
 * Hugo is taken from the path, all others from a folder outside of this project; `--install` puts them there first.
 * `--write` puts the tables into docs/performance.md.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { count } from './figures.ts';
import type { OwnSite } from './own.ts';
import { installPeers, peersIn } from './peers/all.ts';
import type { Peer } from './peers/peer.ts';
import { copyProject } from './project-copy.ts';
import { realSite } from './real-site.ts';
import { type Measured, ownTable, peerTable, sizes, stageTable } from './report.ts';
import { buildWithPictures, ownPageSize, type Round, runRound } from './round.ts';
import { stagesOf } from './stages.ts';
import { writeSyntheticSite } from './synthetic-site.ts';

const REPORT = join(import.meta.dirname, '../../docs/performance.md');

/** The tables stand in the document between these lines. */
const BEGIN = '<!-- begin: npm run bench -->';
const END = '<!-- end: npm run bench -->';

/** Above this many pages one round has to do, because it takes minutes. */
const MANY = 2000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    peers: { type: 'string' },
    install: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const home = values.peers === undefined ? undefined : resolve(values.peers);
if (home && values.install) await installPeers(home);
const sizesWanted = positionals.length > 0 ? positionals.map(Number) : [100, 1000, 10_000];
const folder = mkdtempSync(join(tmpdir(), 'nebel-bench-'));
try {
  const project = join(folder, 'project');
  mkdirSync(project);
  copyProject(project);
  const peers = peersIn(home);
  const real = await realSite(project, join(folder, 'real'));
  console.log(`${real}\n`);
  const measured: Measured[] = [];
  for (const pages of sizesWanted) {
    try {
      measured.push(await measure({ project, root: join(folder, String(pages)) }, pages, peers));
      console.log(`${tables(measured.slice(-1), peers)}\n`);
    } catch (error) {
      // What was measured of other sizes took minutes and stays worth telling.
      console.error(`${count(pages)} pages: ${(error as Error).message}`);
      process.exitCode = 1;
    }
  }
  const report = `${heading()}\n\n${real}\n\n${tables(measured, peers)}`;
  console.log(report);
  if (values.write) writeReport(report);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(own: OwnSite, pages: number, peers: readonly Peer[]): Promise<Measured> {
  mkdirSync(own.root);
  writeSyntheticSite(own.root, pages);
  const sites = peers.map((peer, index) => ({ peer, folder: join(peer.home ?? own.root, `bench-${index}-${pages}`) }));
  try {
    const rounds: Round[] = [];
    const wanted = pages > MANY ? 1 : 3;
    const drawn = await buildWithPictures(own);
    for (let number = 0; number < wanted; number += 1) {
      rounds.push(await runRound(own, sites, number));
      console.error(`${count(pages)} pages: round ${number + 1} of ${wanted} is done.`);
    }
    const pageSize = ownPageSize(own);
    return { pages, drawn, rounds, pageSize, stages: await stagesOf(own.project, own.root) };
  } finally {
    for (const site of [...sites.map((each) => each.folder), own.root]) rmSync(site, { recursive: true, force: true });
  }
}

function tables(measured: readonly Measured[], peers: readonly Peer[]): string {
  return [
    'Cold, pictures for sharing kept:',
    peerTable(measured, peers, 'cold'),
    sizes(measured, peers),
    'After an edit of one file:',
    peerTable(measured, peers, 'edited'),
    'Ours alone:',
    ownTable(measured),
    'Where the time of a cold build goes, under the profiler:',
    stageTable(measured),
  ].join('\n\n');
}

function heading(): string {
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model.trim()}.`;
}

function writeReport(report: string): void {
  const text = readFileSync(REPORT, 'utf8');
  const [before, rest = ''] = text.split(BEGIN);
  const [, after] = rest.split(END);
  if (before === undefined || after === undefined) throw new Error(`docs/performance.md lacks the line ${BEGIN}.`);
  writeFileSync(REPORT, `${before}${BEGIN}\n\n${report}\n\n${END}${after}`);
}
