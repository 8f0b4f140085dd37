import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compareText } from '../problems/problem.ts';
import type { OutputFile, PageRecord } from '../types.ts';
import { MARKER } from './output-folder.ts';

/** Lays all files into an empty folder, and marks it as ours with a list of its pages. */
export function write(
  folder: string,
  files: Iterable<OutputFile>,
  publicFiles: string,
  pages: readonly PageRecord[],
): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, MARKER), manifest(pages));
  if (existsSync(publicFiles)) cpSync(publicFiles, folder, { recursive: true });
  const made = new Set<string>();
  for (const { output, bytes } of files) {
    const path = join(folder, output);
    const parent = dirname(path);
    if (!made.has(parent)) {
      mkdirSync(parent, { recursive: true });
      made.add(parent);
    }
    // Two templates that make the same file, or one that makes a public file, are a bug. Nothing is overwritten silently.
    writeFileSync(path, bytes, { flag: 'wx' });
  }
}

/** What the output folder remembers of its pages: sorted, so that the same pages give the same bytes. */
function manifest(pages: readonly PageRecord[]): string {
  const sorted = [...pages].sort((a, b) => compareText(a.output, b.output));
  return `${JSON.stringify({ pages: sorted.map(({ output, type, source }) => ({ output, type, source })) }, null, 2)}\n`;
}
