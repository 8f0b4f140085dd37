/**
 * A copy of the project for building synthetic sites, with one difference: no page has a budget of bytes. The start
 * page, the error page and the services name all regions, and so grow with their number beyond what visitors may be
 * asked to bear.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The build that a profiler watches. */
export const PROFILED = 'tests/bench/profiled-build.ts';

const PROJECT = join(import.meta.dirname, '../..');

/** Copies the project into an empty folder. Packages are linked; what earlier runs cached is left behind. */
export function copyProject(folder: string): void {
  for (const part of ['bin', 'src', 'templates', 'package.json', 'package-lock.json', 'tsconfig.json', PROFILED]) {
    cpSync(join(PROJECT, part), join(folder, part), { recursive: true });
  }
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  for (const name of readdirSync(join(PROJECT, 'node_modules'))) {
    if (name.startsWith('.')) continue;
    symlinkSync(join(PROJECT, 'node_modules', name), join(folder, 'node_modules', name));
  }
  const site = join(folder, 'templates/site.ts');
  const text = readFileSync(site, 'utf8');
  const lifted = text.replace(/(?<=\n {2}budgets: )\{.*?\n {2}\}/s, '{}');
  if (lifted === text) throw new Error('templates/site.ts states its budgets in another way than this copy expects.');
  writeFileSync(site, lifted);
}
