/**
 * How quickly synthetic sites of 100, 1,000 and 10,000 regional pages are built, beside other generators where they are
 * installed. It is no test, because time depends on the machine: compare numbers of one run only.
 *
 *     npm run bench -- [pages …] [--eleventy FOLDER] [--write]
 *
 * Hugo is taken from the path. Eleventy is taken from a folder outside of this project into which it was installed with
 * `npm install @11ty/eleventy`. `--write` puts the tables into docs/performance.md.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readPeerSite, writeEleventySite, writeHugoSite } from './peers.ts';
import { copyProject } from './project-copy.ts';
import { type Stages, stagesOf } from './stages.ts';
import { writeSyntheticSite } from './synthetic-site.ts';
import { type Run, timed } from './timed.ts';

const REPORT = join(import.meta.dirname, '../../docs/performance.md');

/** The tables stand in the document between these lines. */
const BEGIN = '<!-- begin: npm run bench -->';
const END = '<!-- end: npm run bench -->';

/** A page that the real site has, for its header and footer. */
const SAMPLE = 'meilen';

/** A site of 10,000 pages needs more memory than Node grants by itself. */
const HEAP = ['--max-old-space-size=12000'];

interface Peer {
  readonly name: string;
  readonly run: (folder: string) => Promise<Run>;
  readonly write: typeof writeHugoSite;
}

interface Measured {
  readonly pages: number;
  /** Absent if the build failed. */
  readonly own: Run | undefined;
  readonly stages: Stages | undefined;
  readonly peers: readonly { readonly name: string; readonly run: Run }[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { eleventy: { type: 'string' }, write: { type: 'boolean', default: false } },
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [100, 1000, 10_000];
const folder = mkdtempSync(join(tmpdir(), 'nebel-bench-'));
try {
  const project = join(folder, 'project');
  mkdirSync(project);
  copyProject(project);
  await start(project);
  const peers = [...hugo(), ...eleventy(values.eleventy)];
  const measured: Measured[] = [];
  for (const pages of sizes) {
    measured.push(await measure(project, join(folder, String(pages)), pages, peers));
    console.log(table(measured.slice(-1)));
  }
  const report = [heading(peers), table(measured), stageTable(measured)].join('\n\n');
  console.log(report);
  if (values.write) writeReport(report);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The first start bundles the command line, which is no part of a build. */
async function start(project: string): Promise<void> {
  await timed(process.execPath, [join(project, 'bin/nebel'), '--version'], { cwd: project });
}

async function measure(project: string, root: string, pages: number, peers: readonly Peer[]): Promise<Measured> {
  mkdirSync(root);
  writeSyntheticSite(root, pages);
  const dist = join(root, 'dist');
  const build = [...HEAP, join(project, 'bin/nebel'), 'build', '--root', root];
  const own = await timed(process.execPath, build, { cwd: root }).catch((error: Error) => {
    console.error(error.message);
    return undefined;
  });
  const runs: { name: string; run: Run }[] = [];
  for (const { name, write, run } of own ? peers : []) {
    const site = join(root, name);
    write(site, readPeerSite(root, dist, SAMPLE));
    runs.push({ name, run: await run(site) });
    rmSync(site, { recursive: true });
  }
  const stages = own && (await stagesOf(project, root));
  rmSync(root, { recursive: true });
  return { pages, own, stages, peers: runs };
}

function hugo(): readonly Peer[] {
  try {
    const [version = ''] = /v[\d.]+/.exec(execFileSync('hugo', ['version'], { encoding: 'utf8' })) ?? [];
    const run = (cwd: string) => timed('hugo', ['--quiet'], { cwd });
    return [{ name: `Hugo ${version}`, write: writeHugoSite, run }];
  } catch {
    console.error('Hugo is not installed here and is left out.');
    return [];
  }
}

function eleventy(installed: string | undefined): readonly Peer[] {
  const home = join(installed ?? '', 'node_modules/@11ty/eleventy');
  if (installed === undefined || !existsSync(home)) {
    console.error('Eleventy is not installed here and is left out.');
    return [];
  }
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  const run = (cwd: string) => timed(process.execPath, [join(home, 'cmd.cjs'), '--quiet'], { cwd });
  return [{ name: `Eleventy ${version}`, write: writeEleventySite, run }];
}

function heading(peers: readonly Peer[]): string {
  const day = new Date().toISOString().slice(0, 10);
  const names = peers.map(({ name }) => name).join(', ') || 'none installed';
  return `${day}, Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model.trim()}. Peers: ${names}.`;
}

function table(measured: readonly Measured[]): string {
  const names = measured.at(0)?.peers.map(({ name }) => name) ?? [];
  const rows = measured.map(({ pages, own, peers }) => {
    if (!own) return [count(pages), 'failed'];
    const others = peers.map(
      ({ run }) => `${seconds(run)} (${(own.milliseconds / run.milliseconds).toFixed(2)}×), ${mebibytes(run)}`,
    );
    const perPage = `${(own.milliseconds / pages).toFixed(1)} ms`;
    const rate = `${Math.round((pages / own.milliseconds) * 1000)}`;
    return [count(pages), seconds(own), perPage, rate, mebibytes(own), ...others];
  });
  return asTable(['Regional pages', 'Ours', 'per page', 'pages/s', 'peak memory', ...names], rows);
}

function stageTable(measured: readonly Measured[]): string {
  const built = measured.flatMap(({ pages, stages }) => (stages ? [{ pages, stages }] : []));
  const names = [...new Set(built.flatMap(({ stages }) => [...stages.keys()]))];
  const largest = (name: string) => built.at(-1)?.stages.get(name) ?? 0;
  const rows = names
    .sort((a, b) => largest(b) - largest(a))
    .map((name) => [
      name,
      ...built.map(({ pages, stages }) => {
        const milliseconds = stages.get(name) ?? 0;
        return `${Math.round(milliseconds)} ms (${Math.round((milliseconds / pages) * 1000)} µs per page)`;
      }),
    ]);
  return asTable(['Stage', ...built.map(({ pages }) => count(pages))], rows);
}

function asTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function writeReport(report: string): void {
  const text = readFileSync(REPORT, 'utf8');
  const [before, rest = ''] = text.split(BEGIN);
  const [, after] = rest.split(END);
  if (before === undefined || after === undefined) throw new Error(`docs/performance.md lacks the line ${BEGIN}.`);
  writeFileSync(REPORT, `${before}${BEGIN}\n\n${report}\n\n${END}${after}`);
}

function count(pages: number): string {
  return pages.toLocaleString('en');
}

function seconds({ milliseconds }: Run): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

function mebibytes({ peakMemory }: Run): string {
  return `${Math.round(peakMemory)} MiB`;
}
