import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compareText } from '../problems/problem.ts';
import type { Page } from './page.ts';
import { readPage } from './read-page.ts';

/** Reads every page of a built site from its files, sorted by file. */
export function readSite(folder: string): Page[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort(compareText)
    .map((file) => readPage(file, readFileSync(join(folder, file), 'utf8')));
}
