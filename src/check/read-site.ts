import { gzipSync } from 'node:zlib';
import type { FileTree } from '../lib/file-tree.ts';
import { hashOf } from '../lib/hash.ts';
import { memoized } from '../lib/memoized.ts';
import { type Memory, NO_MEMORY } from '../lib/memory.ts';
import { ownText } from '../lib/own-text.ts';
import { findSecrets } from '../lib/secrets.ts';
import { addressesOfStyle } from './addresses.ts';
import { briefOf, detailsToText, type Met, type PageBrief, type PageReading, pageOf } from './page-reading.ts';
import { readPage } from './read-page.ts';
import { openReadings, type Readings } from './readings.ts';

/** A style sheet, and the addresses in it. */
export interface StyleReading {
  readonly output: string;
  readonly addresses: readonly (Met & { readonly href: string })[];
}

export interface SiteReading {
  /** Every file of the output, sorted. */
  readonly files: ReadonlySet<string>;
  readonly pages: readonly PageReading[];
  readonly styles: readonly StyleReading[];
  /** What looks like a key, in any file of text. */
  readonly secrets: readonly (Met & { readonly output: string; readonly text: string })[];
  /** Files that a script fetches with itself, by its path. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
  /** Stands for all that an address can lead to: as long as it is the same, so are all files and all ids on pages. */
  readonly places: string;
  /** How many bytes a file takes on its way to a visitor: text is packed, fonts and pictures are packed already. */
  readonly weight: (output: string) => number;
  /** The same, packed in a hurry: found in a third of the time, and hardly ever less. */
  readonly roughWeight: (output: string) => number;
}

/** Files that a search for keys can read. */
const TEXT = /\.(html|js|css|json|txt|xml|svg|webmanifest)$/;

/**
 * Reads a built site back from its files. Nothing that the build remembers is trusted here; a memory only spares
 * reading the same bytes again. No more than one file is held at a time.
 */
export function readSite(tree: FileTree, memory: Memory = NO_MEMORY, readings = openReadings(memory)): SiteReading {
  const { paths } = tree;
  const keep = keeper();
  const read = paths.filter((path) => TEXT.test(path)).map((path) => recallFile(path, tree, memory, readings, keep));
  readings.close();
  const rough = new Map(read.map(({ output, packed }) => [output, packed]));
  const all = paths.join('\n');
  return {
    files: memory.recall('paths', [all], () => new Set(paths)),
    pages: read.flatMap(({ page }) => page ?? []),
    styles: read.flatMap(({ style }) => style ?? []),
    secrets: read.flatMap(({ secrets }) => secrets),
    imports: new Map(read.flatMap(({ output, imports }) => (imports ? [[output, imports] as const] : []))),
    places: hashOf(`${all}\n${read.map(({ ids }) => ids).join()}`),
    weight: memoized((output) => weigh(tree, output)),
    roughWeight: memoized((output) => rough.get(output) ?? tree.size(output)),
  };
}

/** What one file says, with the details of a page where they are when somebody asks. */
function recallFile(
  path: string,
  tree: FileTree,
  memory: Memory,
  readings: Readings,
  keep: (text: string) => string,
): Omit<FileReading, 'page'> & { readonly page?: PageReading } {
  const hash = tree.hash?.(path) ?? hashOf(tree.text(path));
  const { page, details, ...others } = readings.recall(path, hash, () => readFile(path, tree.text(path), keep));
  return page ? { ...others, page: memory.recall(`reading of ${path}`, [hash], () => pageOf(page, details)) } : others;
}

const weigh = (tree: FileTree, output: string) =>
  TEXT.test(output) ? gzipSync(tree.text(output), { level: USUAL }).length : tree.size(output);

/** How hard hosts pack, and how little can be done. */
const [USUAL, HASTY] = [6, 1];

/** What one file says. Plain data. */
export interface FileReading {
  readonly output: string;
  readonly secrets: SiteReading['secrets'];
  /** Bytes when packed in a hurry. */
  readonly packed: number;
  /** Hash of the ids on a page. */
  readonly ids?: string;
  readonly page?: PageBrief;
  /** Details of a page, as one text. */
  readonly details?: string;
  readonly style?: StyleReading;
  readonly imports?: readonly string[];
}

/** Reads one file of text. */
export const readFile = (output: string, text: string, keep = ownText): FileReading => ({
  output,
  secrets: secretsOf(output, text),
  packed: gzipSync(text, { level: HASTY }).length,
  ...(output.endsWith('.html') && inPage(readPage(output, text, keep))),
  ...(output.endsWith('.css') && { style: readStyle(output, text) }),
  ...(output.endsWith('.js') && { imports: importsOf(text) }),
});

const inPage = (page: PageReading) => ({
  ids: hashOf(page.ids.map(({ id }) => id).join(' ')),
  page: briefOf(page),
  details: detailsToText(page),
});

/** Copies texts, the same ones once: most addresses stand on every page. */
function keeper(): (text: string) => string {
  const kept = new Map<string, string>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const copy = ownText(text);
    kept.set(copy, copy);
    return copy;
  };
}

const secretsOf = (output: string, text: string): SiteReading['secrets'] =>
  findSecrets(text).map((secret) => ({ output, text: secret.text, at: secret.start }));

const readStyle = (output: string, css: string): StyleReading => ({ output, addresses: addressesOfStyle(css) });

/** `import"./a.js"` and `export{b}from"./a.js"`, as a bundler writes them. `import()` comes later and is left out. */
const importsOf = (script: string) =>
  [...script.matchAll(/(?:\bimport|\bfrom)\s*["'](\.{0,2}\/[^"']+)["']/g)].map(([, path = '']) => path);
