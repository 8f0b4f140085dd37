import { gzipSync } from 'node:zlib';
import { addressesOfStyle } from '../../api/markup/style-addresses.ts';
import type { PageRecord } from '../../api/types.ts';
import type { FileTree } from '../../base/disk/file-tree.ts';
import { memoized, orUndefined } from '../../base/lib/collections.ts';
import { MANIFEST_FILE } from '../../base/lib/paths.ts';
import { findSecrets } from '../../base/lib/texts.ts';
import type { Address, Located, PageFacts } from './page-facts.ts';
import { readPage } from './read-page.ts';
import { addressesOfText } from './text-addresses.ts';

/** A file that is not a page, and the addresses in it: a style sheet, a drawing, a feed, a file for servers. */
interface OtherFacts {
  readonly output: string;
  readonly addresses: readonly (Located & Address)[];
  /** Ids in a drawing. */
  readonly ids?: readonly string[] | undefined;
}

/** Facts about a text file. Plain data. */
export interface FileFacts {
  readonly output: string;
  /** Strings that look like an API key. */
  readonly secrets: readonly (Located & { readonly output: string; readonly text: string })[];
  /** Transfer size in bytes: hosts compress text. */
  readonly gzipped: number;
  readonly page?: PageFacts;
  readonly other?: OtherFacts | undefined;
  /** Static imports of a script. */
  readonly imports?: readonly string[];
}

/** Facts about all files of a built site. */
export interface SiteFacts {
  /** Path of the site on its host, without a slash at its end: `/2025`. Mostly empty. */
  readonly base: string;
  /** All files of the output, sorted. */
  readonly files: ReadonlySet<string>;
  readonly pages: readonly PageFacts[];
  /** Other files with addresses. */
  readonly others: readonly OtherFacts[];
  readonly secrets: FileFacts['secrets'];
  /** Static imports by the path of the script. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
  /** Transfer size of a file in bytes. */
  readonly weight: (output: string) => number;
}

/** True for a text file. */
export const isText = (path: string) =>
  /\.(html|js|css|json|txt|xml|rss|atom|svg|webmanifest)$|^_redirects$/.test(path);

/**
 * Reads a built site back from its files, regardless of what the build meant to write.
 *
 * @param known facts of text files that have been read before, by path
 * @param isRead true for the text files to read. Of all others, only their size is known.
 */
export function siteFacts(
  tree: FileTree,
  known?: ReadonlyMap<string, FileFacts>,
  isRead: (path: string) => boolean = isText,
): SiteFacts {
  const { paths } = tree;
  const read = paths.filter(isRead).map((path) => known?.get(path) ?? fileFacts(path, tree.text(path)));
  const gzipped = new Map(read.map(({ output, gzipped }) => [output, gzipped]));
  return {
    base: readManifest(tree).path,
    files: new Set(paths),
    pages: read.flatMap(({ page }) => page ?? []),
    others: read.flatMap(({ other }) => other ?? []),
    secrets: read.flatMap(({ secrets }) => secrets),
    imports: new Map(read.flatMap(({ output, imports }) => (imports ? [[output, imports] as const] : []))),
    weight: memoized((output) => gzipped.get(output) ?? tree.size(output)),
  };
}

export const fileFacts = (output: string, text: string): FileFacts => ({
  output,
  secrets: findSecrets(text).map((secret) => ({ output, text: secret.text, at: secret.start })),
  gzipped: gzipSync(text).length,
  ...(output.endsWith('.html') ? { page: readPage(output, text) } : { other: otherFacts(output, text) }),
  ...(output.endsWith('.js') && { imports: importsOf(text) }),
});

function otherFacts(output: string, text: string): OtherFacts | undefined {
  if (output.endsWith('.css'))
    return { output, addresses: addressesOfStyle(text).map((address) => ({ ...address, use: 'file' })) };
  if (output.endsWith('.svg') && text.includes('<svg')) {
    const { addresses, ids } = readPage(output, text, true);
    return { output, addresses, ids: ids.map(({ id }) => id) };
  }
  const addresses = addressesOfText(output, text);
  return addresses && { output, addresses };
}

/** Matches static imports as bundlers write them: `import"./a.js"`, `export{b}from"./a.js"`. An `import()` loads later. */
const importsOf = (script: string) =>
  [...script.matchAll(/(?:\bimport|\bfrom)\s*["'](\.{0,2}\/[^"']+)["']/g)].map(([, path = '']) => path);

/** What a build notes about its output. */
interface Manifest {
  readonly pages: readonly PageRecord[];
  readonly path: string;
}

/** Reads the manifest. Without a readable one, the types of pages are unknown, and the site is at the root of its host. */
export function readManifest(tree: FileTree): Manifest {
  const text = tree.paths.includes(MANIFEST_FILE) ? tree.text(MANIFEST_FILE) : '';
  const { pages, path = '' } = orUndefined(() => JSON.parse(text) as Partial<Manifest>) ?? {};
  return { pages: Array.isArray(pages) ? pages : [], path };
}
