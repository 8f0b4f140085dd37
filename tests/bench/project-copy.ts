/**
 * A copy of the project for building synthetic sites: what builds keep for the next one lies beside the packages of the
 * project, and neither the benchmark nor the project may find what the other has left there.
 */
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '../..');

/** Copies the project into an empty folder. Packages are linked; what earlier runs kept is left behind. */
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
