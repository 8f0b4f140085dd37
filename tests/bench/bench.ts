/**
 * Measures how quickly websites are built: the real one, and synthetic ones compared with another generator. It is not a
 * test, because times depend on the machine: compare the two sides of one row, and never rows of different runs.
 *
 *     npm run bench                                          the real website, and 1,000 pages
 *     npm run bench -- --pages 1000 --pages 10000 --against hugo --rounds 3
 *     npm run bench -- --pages 1000 --against hugo --format json
 *
 * Every figure is the median of the rounds.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measure, measureRealSite, type Row } from './cases.ts';
import { copyProject, copyRealSite } from './own.ts';
import { peer } from './peers/all.ts';
import { tables } from './report.ts';
import { writeSyntheticSite } from './synthetic-site.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', multiple: true },
    against: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    format: { type: 'string', default: 'table' },
  },
});
const rounds = Number(values.rounds);
const against = values.against === undefined ? undefined : await peer(values.against);
const folder = mkdtempSync(join(tmpdir(), 'nebel-bench-'));
try {
  const project = join(folder, 'project');
  mkdirSync(project);
  copyProject(project);
  const real = values.pages ? [] : await measureRealSite(copyRealSite(project, join(folder, 'real')), rounds);
  const rows: Row[] = [];
  for (const pages of (values.pages ?? ['1000']).map(Number)) {
    const root = join(folder, String(pages));
    mkdirSync(root);
    writeSyntheticSite(root, pages);
    const site = against && { peer: against, folder: join(against.home ?? root, `bench-${pages}`) };
    rows.push(...(await measure({ project, root }, pages, site, rounds)));
    for (const made of [root, ...(site ? [site.folder] : [])]) rmSync(made, { recursive: true, force: true });
  }
  console.log(values.format === 'json' ? JSON.stringify({ rows }) : tables(real, rows));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
