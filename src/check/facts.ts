import { gzipSync } from 'node:zlib';
import type { FileTree } from '../lib/file-tree.ts';
import { memoized } from '../lib/memoized.ts';
import { type Memory, NO_MEMORY } from '../lib/memory.ts';
import { findSecrets } from '../lib/secrets.ts';
import { type Address, addressesOfStyle } from './addresses.ts';
import { readPage } from './read-page.ts';

/** Something met in a file. Its line and column are counted when there is something to say about it. */
export interface Met {
  /** Offset in the file. */
  readonly at: number;
}

export interface PageFacts {
  /** Path inside the output folder. */
  readonly output: string;
  readonly lang: string | undefined;
  readonly title: string | undefined;
  readonly description: (Met & { readonly text: string }) | undefined;
  readonly canonical: (Met & { readonly href: string }) | undefined;
  /** True if the page asks search engines not to list it. */
  readonly noindex: boolean;
  /** True if the page only sends its visitors on. */
  readonly forwards: boolean;
  readonly mains: readonly Met[];
  readonly headings: readonly (Met & { readonly level: number; readonly text: string })[];
  readonly ids: readonly (Met & { readonly id: string })[];
  readonly addresses: readonly (Met & Address)[];
  readonly images: readonly (Met & { readonly src: string; readonly sized: boolean; readonly described: boolean })[];
  readonly inlineCode: readonly (Met & { readonly what: string })[];
  /** Pieces of structured data: the texts in them, or undefined where it is not JSON. */
  readonly data: readonly (Met & { readonly texts: readonly string[] | undefined })[];
  /** Files that the browser fetches before the first view is complete. */
  readonly loads: {
    readonly css: readonly string[];
    readonly script: readonly string[];
    readonly font: readonly string[];
    /** Pictures, without those that wait until they come near. */
    readonly image: readonly string[];
  };
}

/** A style sheet, and the addresses in it. */
export interface StyleFacts {
  readonly output: string;
  readonly addresses: readonly (Met & { readonly href: string })[];
}

export interface SiteFacts {
  /** Every file of the output, sorted. */
  readonly files: ReadonlySet<string>;
  readonly pages: readonly PageFacts[];
  readonly styles: readonly StyleFacts[];
  /** What looks like a key, in any file of text. */
  readonly secrets: readonly (Met & { readonly output: string; readonly text: string })[];
  /** Files that a script fetches with itself, by its path. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
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
 *
 * @param ahead what was read of files since they were written
 */
export function readFacts(
  tree: FileTree,
  memory: Memory = NO_MEMORY,
  ahead: ReadonlyMap<string, FileFacts> = new Map(),
): SiteFacts {
  const { paths } = tree;
  const keep = keeper();
  const read = paths
    .filter((path) => TEXT.test(path))
    .map((path) => {
      const hash = tree.hash?.(path);
      const read = (text = tree.text(path)) => ahead.get(path) ?? readFile(path, text, keep);
      if (hash !== undefined) return memory.recallData(`facts of ${path} by hash`, [hash], () => read());
      const text = tree.text(path);
      return memory.recallData(`facts of ${path}`, [text], () => read(text));
    });
  const rough = new Map(read.map(({ output, packed }) => [output, packed]));
  return {
    files: memory.recall('paths', paths, () => new Set(paths)),
    pages: read.flatMap(({ page }) => page ?? []),
    styles: read.flatMap(({ style }) => style ?? []),
    secrets: read.flatMap(({ secrets }) => secrets),
    imports: new Map(read.flatMap(({ output, imports }) => (imports ? [[output, imports] as const] : []))),
    weight: memoized((output) => weigh(tree, output)),
    roughWeight: (output) => rough.get(output) ?? tree.size(output),
  };
}

const weigh = (tree: FileTree, output: string) =>
  TEXT.test(output) ? gzipSync(tree.text(output), { level: USUAL }).length : tree.size(output);

/** How hard hosts pack, and how little can be done. */
const [USUAL, HASTY] = [6, 1];

/** What one file says. Plain data. */
export interface FileFacts {
  readonly output: string;
  readonly secrets: SiteFacts['secrets'];
  /** Bytes when packed in a hurry. */
  readonly packed: number;
  readonly page?: PageFacts;
  readonly style?: StyleFacts;
  readonly imports?: readonly string[];
}

/** Reads one file of text. */
export const readFile = (output: string, text: string, keep = (piece: string) => piece): FileFacts => ({
  output,
  secrets: secretsOf(output, text),
  packed: gzipSync(text, { level: HASTY }).length,
  ...(output.endsWith('.html') && { page: readPage(output, text, keep) }),
  ...(output.endsWith('.css') && { style: readStyle(output, text) }),
  ...(output.endsWith('.js') && { imports: importsOf(text) }),
});

/**
 * Copies texts, the same ones once. A piece of a text holds on to all of it, so that a few addresses would keep a whole
 * page in memory, and most addresses stand on every page.
 */
function keeper(): (text: string) => string {
  const kept = new Map<string, string>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const copy = Buffer.from(text, 'utf16le').toString('utf16le');
    kept.set(copy, copy);
    return copy;
  };
}

const secretsOf = (output: string, text: string): SiteFacts['secrets'] =>
  findSecrets(text).map((secret) => ({ output, text: secret.text, at: secret.start }));

const readStyle = (output: string, css: string): StyleFacts => ({ output, addresses: addressesOfStyle(css) });

/** `import"./a.js"` and `export{b}from"./a.js"`, as a bundler writes them. `import()` comes later and is left out. */
const importsOf = (script: string) =>
  [...script.matchAll(/(?:\bimport|\bfrom)\s*["'](\.{0,2}\/[^"']+)["']/g)].map(([, path = '']) => path);
