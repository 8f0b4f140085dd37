/**
 * Runs Lighthouse with its default phone on the heaviest page of every type, from the server of `nebel preview`. Prints a
 * table for docs/performance.md.
 *
 *     npm run lighthouse                       every type, three times
 *     npm run lighthouse home region --runs 7  only these, more often
 *
 * Simulated times depend on the processor of the machine and on its load, so each page is measured several times.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { groupBy } from '../../src/base/lib/collections.ts';
import { build } from '../../src/build.ts';
import { createStaticServer } from '../../src/hosting/serve/static-server.ts';
import { site } from '../../templates/site.ts';
import { PROJECT } from '../support/data-files.ts';

const run = promisify(execFile);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const RUNS = 3;

/** The part of Lighthouse's report that is used here. */
interface Report {
  readonly lighthouseVersion: string;
  readonly environment: { readonly hostUserAgent: string };
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Audit {
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly { readonly transferSize?: number }[] };
}

const { values, positionals: wanted } = parseArgs({ options: { runs: { type: 'string' } }, allowPositionals: true });
const runs = Number(values.runs ?? RUNS);
const folder = mkdtempSync(join(tmpdir(), 'nebel-lighthouse-'));
const out = join(folder, 'dist');
try {
  const { pages, stoppedBy } = await build(site, { root: PROJECT, out });
  if (stoppedBy) throw new Error('The site does not build.');
  const weightOf = (output: string) => gzipSync(readFileSync(join(out, output))).length;
  const heaviest = [...groupBy(pages, ({ route }) => route.entry.type.name)].flatMap(([type, all]) => {
    const [page] = all.sort((a, b) => weightOf(b.route.output) - weightOf(a.route.output));
    return page && (wanted.length === 0 || wanted.includes(type)) ? [{ type, url: page.route.url }] : [];
  });
  await measure(heaviest);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(pages: readonly { readonly type: string; readonly url: string }[]): Promise<void> {
  const server = createStaticServer(out);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    for (const [index, { type, url }] of pages.entries()) {
      const visits: Report[] = [];
      while (visits.length < runs) visits.push(await visit(address + url));
      const [first] = visits;
      if (index === 0 && first) printHead(first);
      printRow(type, url, visits);
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function visit(url: string): Promise<Report> {
  const CHROME_PATH = process.env.CHROME_PATH ?? '/usr/bin/chromium';
  if (!existsSync(CHROME_PATH))
    throw new Error(`There is no browser at ${CHROME_PATH}. CHROME_PATH says where one is.`);
  const file = join(folder, 'report.json');
  const flags = ['--output=json', `--output-path=${file}`, '--chrome-flags=--headless=new --no-sandbox'];
  await run(join(PROJECT, 'node_modules/.bin/lighthouse'), [url, '--quiet', ...flags], {
    env: { ...process.env, CHROME_PATH },
  });
  return JSON.parse(readFileSync(file, 'utf8'));
}

function printHead({ lighthouseVersion, environment }: Report): void {
  const browser = /(?:Headless)?Chrome\/[\d.]+/.exec(environment.hostUserAgent)?.[0];
  const day = new Date().toISOString().slice(0, 10);
  console.log(`Lighthouse ${lighthouseVersion}, ${browser}, ${day}, ${runs} runs each: median (best)\n`);
  const titles = ['Type', 'Page', 'Scores', 'First paint', 'Largest paint', 'Blocked', 'Shift'];
  console.log(`| ${[...titles, 'Requests', 'Bytes'].join(' | ')} |`);
  console.log(`| ${[...titles, '', ''].map(() => '---').join(' | ')} |`);
}

function printRow(type: string, url: string, visits: readonly Report[]): void {
  const of = (read: (report: Report) => number) => visits.map(read).sort((a, b) => a - b);
  const value = (id: string) => of(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
  const requests = ({ audits }: Report) => audits['network-requests']?.details?.items ?? [];
  const weight = (report: Report) => requests(report).reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  // Negative, because the highest score is the best.
  const scores = CATEGORIES.map((name) => of(({ categories }) => -Math.round((categories[name]?.score ?? 0) * 100)));
  const cells = [
    type,
    url,
    scores.map((score) => both(score, (found) => String(-found))).join(' · '),
    both(value('first-contentful-paint'), seconds),
    both(value('largest-contentful-paint'), seconds),
    both(value('total-blocking-time'), (time) => `${Math.round(time)} ms`),
    median(value('cumulative-layout-shift')).toFixed(3),
    median(of((each) => requests(each).length)),
    median(of(weight)),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

function seconds(time: number): string {
  return `${(time / 1000).toFixed(2)} s`;
}

/** Returns the middle one of sorted numbers. */
function median(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Formats the middle one of sorted numbers and, if it differs, the best. */
function both(sorted: readonly number[], show: (value: number) => string): string {
  const [middle, best] = [show(median(sorted)), show(sorted[0] ?? Number.NaN)];
  return middle === best ? middle : `${middle} (${best})`;
}
