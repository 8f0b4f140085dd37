/**
 * Runs Lighthouse on the heaviest page of every folder in the sitemap, and on every page outside of one, from the server of
 * `nebel preview`: on its default phone, or in a window of a width. Prints a table for docs/performance.md.
 *
 *     npm run lighthouse                                 this website, three times
 *     npm run lighthouse -- /blog/ / --runs 7            only these pages, more often
 *     npm run lighthouse -- --starter en --width 1440    a new website, on a desk
 *
 * Simulated times depend on the processor of the machine and on its load, so each page is measured several times.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { groupBy } from '../../src/base/lib/collections.ts';
import { createStaticServer } from '../../src/hosting/serve/static-server.ts';
import { browserProgram } from '../support/browser.ts';
import { nebelIn } from '../support/nebel.ts';
import { newWebsite } from '../support/new-website.ts';
import { program } from './peers/all.ts';

const run = promisify(execFile);
const PROJECT = join(import.meta.dirname, '../..');
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

/** From here on, a window is one on a desk. */
const DESK = 960;

const { values, positionals: wanted } = parseArgs({
  options: { runs: { type: 'string' }, starter: { type: 'string' }, width: { type: 'string' } },
  allowPositionals: true,
});
const runs = Number(values.runs ?? RUNS);
const folder = mkdtempSync(join(tmpdir(), 'nebel-lighthouse-'));
const out = join(folder, 'dist');
try {
  const root = values.starter ? await newWebsite(join(folder, 'website'), values.starter) : PROJECT;
  const { code, stdout } = await nebelIn(root, ['build', '--out', out]);
  if (code !== 0) throw new Error(stdout);
  await measure(wanted.length > 0 ? wanted : heaviest());
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function heaviest(): readonly string[] {
  const addresses = readFileSync(join(out, 'sitemap.xml'), 'utf8').matchAll(/<loc>(.*?)<\/loc>/g);
  const pages = [...addresses].map(([, address = '']) => new URL(address).pathname);
  const weightOf = (url: string) => gzipSync(readFileSync(join(out, url, 'index.html'))).length;
  const folderOf = (url: string) => (url.split('/').length > 3 ? posix.dirname(url) : url);
  return [...groupBy(pages, folderOf).values()].flatMap((all) =>
    all.sort((a, b) => weightOf(b) - weightOf(a)).slice(0, 1),
  );
}

async function measure(pages: readonly string[]): Promise<void> {
  const server = createStaticServer(out);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    for (const [index, url] of pages.entries()) {
      const visits: Report[] = [];
      while (visits.length < runs) visits.push(await visit(address + url));
      const [first] = visits;
      if (index === 0 && first) printHead(first);
      printRow(url, visits);
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function visit(url: string): Promise<Report> {
  const file = join(folder, 'report.json');
  const { path, env } = browserProgram();
  const flags = ['--output=json', `--output-path=${file}`, '--chrome-flags=--headless --no-sandbox', ...windowFlags()];
  const lighthouse = await program(['lighthouse@12.8.2'], 'lighthouse/cli/index.js');
  await run(process.execPath, [lighthouse, url, '--quiet', ...flags], {
    env: { ...process.env, ...env, ...(path && { CHROME_PATH: path }) },
  });
  return JSON.parse(readFileSync(file, 'utf8'));
}

function windowFlags(): readonly string[] {
  if (!values.width) return [];
  const width = `--screenEmulation.width=${values.width}`;
  return Number(values.width) < DESK ? [width] : ['--preset=desktop', width];
}

function printHead({ lighthouseVersion, environment }: Report): void {
  const browser = /(?:Headless)?Chrome\/[\d.]+/.exec(environment.hostUserAgent)?.[0];
  const day = new Date().toISOString().slice(0, 10);
  console.log(`Lighthouse ${lighthouseVersion}, ${browser}, ${day}, ${runs} runs each: median (best)\n`);
  const titles = ['Page', 'Scores', 'First paint', 'Largest paint', 'Blocked', 'Shift'];
  console.log(`| ${[...titles, 'Requests', 'Bytes'].join(' | ')} |`);
  console.log(`| ${[...titles, '', ''].map(() => '---').join(' | ')} |`);
}

function printRow(url: string, visits: readonly Report[]): void {
  const of = (read: (report: Report) => number) => visits.map(read).sort((a, b) => a - b);
  const value = (id: string) => of(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
  const requests = ({ audits }: Report) => audits['network-requests']?.details?.items ?? [];
  const weight = (report: Report) => requests(report).reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  // Negative, because the highest score is the best.
  const scores = CATEGORIES.map((name) => of(({ categories }) => -Math.round((categories[name]?.score ?? 0) * 100)));
  const cells = [
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
