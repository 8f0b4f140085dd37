/**
 * Lighthouse with its default phone on one page of every type, the heaviest one, from a server that answers as hosts do:
 * gzip and the headers of the site. Prints a table for docs/performance.md.
 *
 *     npm run lighthouse              every type
 *     npm run lighthouse home region  only these
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from '../../src/build.ts';
import { groupBy } from '../../src/lib/group-by.ts';
import { createStaticServer } from '../../src/serve/static-server.ts';
import { site } from '../../templates/site.ts';
import { PROJECT } from '../help/data-files.ts';

const run = promisify(execFile);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What is read of Lighthouse's report. */
interface Report {
  readonly lighthouseVersion: string;
  readonly environment: { readonly hostUserAgent: string };
  readonly categories: Readonly<Record<string, { readonly score: number; readonly auditRefs: readonly AuditRef[] }>>;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface AuditRef {
  readonly id: string;
  readonly weight: number;
}

interface Audit {
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly { readonly transferSize?: number }[] };
}

const wanted = process.argv.slice(2);
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
  const files = createStaticServer(out);
  const server = createServer((request, response) => {
    // What every host does without being asked.
    request.headers['accept-encoding'] = 'gzip';
    files.emit('request', request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    for (const [index, { type, url }] of pages.entries()) {
      const report = await lighthouse(address + url);
      if (index === 0) printHead(report);
      printRow(type, url, report);
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function lighthouse(url: string): Promise<Report> {
  const CHROME_PATH = process.env.CHROME_PATH ?? '/usr/bin/chromium';
  if (!existsSync(CHROME_PATH))
    throw new Error(`There is no browser at ${CHROME_PATH}. CHROME_PATH says where one is.`);
  const report = join(folder, 'report.json');
  const flags = ['--quiet', '--output=json', `--output-path=${report}`, '--chrome-flags=--headless=new --no-sandbox'];
  await run(join(PROJECT, 'node_modules/.bin/lighthouse'), [url, ...flags], { env: { ...process.env, CHROME_PATH } });
  return JSON.parse(readFileSync(report, 'utf8'));
}

function printHead({ lighthouseVersion, environment }: Report): void {
  const browser = /(?:Headless)?Chrome\/[\d.]+/.exec(environment.hostUserAgent)?.[0];
  console.log(`Lighthouse ${lighthouseVersion}, ${browser}, ${new Date().toISOString().slice(0, 10)}\n`);
  console.log('| Type | Page | Scores | First paint | Largest paint | Blocked | Shift | Requests | Bytes |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
}

function printRow(type: string, url: string, { categories, audits }: Report): void {
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)).join(' · ');
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const seconds = (id: string) => `${(value(id) / 1000).toFixed(2)} s`;
  const requests = audits['network-requests']?.details?.items ?? [];
  const bytes = requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  const cells = [
    type,
    url,
    scores,
    seconds('first-contentful-paint'),
    seconds('largest-contentful-paint'),
    `${Math.round(value('total-blocking-time'))} ms`,
    value('cumulative-layout-shift').toFixed(3),
    requests.length,
    bytes,
  ];
  console.log(`| ${cells.join(' | ')} |`);
  for (const name of CATEGORIES) {
    const lost = categories[name]?.auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9);
    for (const { id } of lost ?? []) console.error(`  ${type}: ${name} loses by ${id}`);
  }
}
