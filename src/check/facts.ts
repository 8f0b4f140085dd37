import { gzipSync } from 'node:zlib';
import type { FileTree } from '../lib/file-tree.ts';
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
}

/** Files that a search for keys can read. */
const TEXT = /\.(html|js|css|json|txt|xml|svg|webmanifest)$/;

/**
 * Reads a built site back from its files. Nothing that the build remembers is trusted here; a memory only spares
 * reading the same bytes again.
 */
export function readFacts(tree: FileTree, memory: Memory = NO_MEMORY): SiteFacts {
  const { paths } = tree;
  const texts = new Map(paths.filter((path) => TEXT.test(path)).map((path) => [path, tree.text(path)]));
  const each = <Facts>(kind: string, ending: string, read: (output: string, text: string) => Facts) =>
    [...texts]
      .filter(([output]) => output.endsWith(ending))
      .map(([output, text]) => memory.recallData(`${kind} ${output}`, [text], () => read(output, text)));
  const weight = (output: string) => {
    const text = texts.get(output);
    return text === undefined
      ? tree.size(output)
      : memory.recallData(`weight ${output}`, [text], () => gzipSync(text).length);
  };
  return {
    files: memory.recall('paths', paths, () => new Set(paths)),
    pages: each('page facts', '.html', readPage),
    styles: each('style facts', '.css', readStyle),
    secrets: each('secrets', '', secretsOf).flat(),
    imports: new Map(each('imports', '.js', (output, text) => [output, importsOf(text)] as const)),
    weight,
  };
}

const secretsOf = (output: string, text: string): SiteFacts['secrets'] =>
  findSecrets(text).map((secret) => ({ output, text: secret.text, at: secret.start }));

const readStyle = (output: string, css: string): StyleFacts => ({ output, addresses: addressesOfStyle(css) });

/** `import"./a.js"` and `export{b}from"./a.js"`, as a bundler writes them. `import()` comes later and is left out. */
const importsOf = (script: string) =>
  [...script.matchAll(/(?:\bimport|\bfrom)\s*["'](\.{0,2}\/[^"']+)["']/g)].map(([, path = '']) => path);
