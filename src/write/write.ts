import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OutputFile } from '../types.ts';
import { MARKER } from './output-folder.ts';

/** Lays all files into an empty folder, and marks it as ours. */
export function write(folder: string, files: Iterable<OutputFile>, publicFiles: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, MARKER), '');
  if (existsSync(publicFiles)) cpSync(publicFiles, folder, { recursive: true });
  const made = new Set<string>();
  for (const { output, bytes } of files) {
    const path = join(folder, output);
    const parent = dirname(path);
    if (!made.has(parent)) {
      mkdirSync(parent, { recursive: true });
      made.add(parent);
    }
    writeFileSync(path, bytes);
  }
}
