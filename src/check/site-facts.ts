import { gzipSync } from 'node:zlib';
import { memoized } from '../lib/collections.ts';
import type { FileTree } from '../lib/file-tree.ts';
import { MARKER } from '../lib/paths.ts';
import { findSecrets } from '../lib/texts.ts';
import type { PageRecord } from '../types.ts';
import { addressesOfStyle } from './addresses.ts';
import type { Met, PageFacts } from './page-facts.ts';
import { readPage } from './read-page.ts';

/** A style sheet, and the addresses in it. */
export interface StyleFacts {
  readonly output: string;
  readonly addresses: readonly (Met & { readonly href: string })[];
}

/** What one file of text says. Plain data. */
export interface FileFacts {
  readonly output: string;
  /** What looks like a key. */
  readonly secrets: readonly (Met & { readonly output: string; readonly text: string })[];
  /** Bytes on the way to a visitor: hosts pack text. */
  readonly packed: number;
  readonly page?: PageFacts;
  readonly style?: StyleFacts;
  /** Files that a script fetches with itself. */
  readonly imports?: readonly string[];
}

/** What all files of a built site say. */
export interface SiteFacts {
  /** Every file of the output, sorted. */
  readonly files: ReadonlySet<string>;
  readonly pages: readonly PageFacts[];
  readonly styles: readonly StyleFacts[];
  readonly secrets: FileFacts['secrets'];
  /** Files that a script fetches with itself, by its path. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
  /** How many bytes a file takes on its way to a visitor. */
  readonly weight: (output: string) => number;
}

/** True for a file that a search for keys can read. */
export const isText = (path: string) => /\.(html|js|css|json|txt|xml|svg|webmanifest)$/.test(path);

/**
 * Reads a built site back from its files: what the build meant to write is not asked.
 *
 * @param known what files of text say, by path, as far as they have been read before
 */
export function siteFacts(tree: FileTree, known?: ReadonlyMap<string, FileFacts>): SiteFacts {
  const { paths } = tree;
  const read = paths.filter(isText).map((path) => known?.get(path) ?? fileFacts(path, tree.text(path)));
  const packed = new Map(read.map(({ output, packed }) => [output, packed]));
  return {
    files: new Set(paths),
    pages: read.flatMap(({ page }) => page ?? []),
    styles: read.flatMap(({ style }) => style ?? []),
    secrets: read.flatMap(({ secrets }) => secrets),
    imports: new Map(read.flatMap(({ output, imports }) => (imports ? [[output, imports] as const] : []))),
    weight: memoized((output) => packed.get(output) ?? tree.size(output)),
  };
}

/** Reads one file of text. */
export const fileFacts = (output: string, text: string): FileFacts => ({
  output,
  secrets: findSecrets(text).map((secret) => ({ output, text: secret.text, at: secret.start })),
  packed: gzipSync(text).length,
  ...(output.endsWith('.html') && { page: readPage(output, text) }),
  ...(output.endsWith('.css') && { style: { output, addresses: addressesOfStyle(text) } }),
  ...(output.endsWith('.js') && { imports: importsOf(text) }),
});

/** `import"./a.js"` and `export{b}from"./a.js"`, as a bundler writes them. `import()` comes later and is left out. */
const importsOf = (script: string) =>
  [...script.matchAll(/(?:\bimport|\bfrom)\s*["'](\.{0,2}\/[^"']+)["']/g)].map(([, path = '']) => path);

/**
 * What the build wrote down about its pages. A site without the marker, or with one that says nothing or nothing
 * readable, gives an empty list: then the types of the pages are unknown.
 */
export function readManifest(tree: FileTree): readonly PageRecord[] {
  const text = tree.paths.includes(MARKER) ? tree.text(MARKER) : '';
  try {
    const { pages } = JSON.parse(text) as { pages?: readonly PageRecord[] };
    return Array.isArray(pages) ? pages : [];
  } catch {
    return [];
  }
}
