/**
 * A copy of the project for building synthetic sites. Builds keep their caches next to the packages of the project, and the
 * benchmark and the project must not use each other's caches.
 */
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '../..');

/** Copies the project into an empty folder, with links to its packages and without its caches. */
export function copyProject(folder: string): void {
  for (const part of ['bin', 'data', 'src', 'templates', 'package.json', 'package-lock.json', 'tsconfig.json']) {
    cpSync(join(PROJECT, part), join(folder, part), { recursive: true });
  }
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  for (const name of readdirSync(join(PROJECT, 'node_modules'))) {
    if (name.startsWith('.')) continue;
    symlinkSync(join(PROJECT, 'node_modules', name), join(folder, 'node_modules', name));
  }
}
