/** Reads the files of a built site back, regardless of what the build meant to write. */
import type { PageRecord } from '../../api/types.ts';
import type { FileTree } from '../../base/disk/file-tree.ts';
import { memoized, orUndefined } from '../../base/lib/collections.ts';
import { MANIFEST_FILE } from '../../base/lib/paths.ts';
import { type FileFacts, type FileOutline, fileFacts, isText, outlineOf } from './file-facts.ts';
import type { VisitedSite } from './first-visit.ts';

/** The text files of a built site, each read when it is first needed. Returns undefined for files without text. */
export interface ReadFiles {
  readonly outlineOf: (output: string) => FileOutline | undefined;
  readonly factsOf: (output: string) => FileFacts | undefined;
  /** Identifies the content of a file. */
  readonly keyOf: (output: string) => string;
}

export function readFiles(tree: FileTree): ReadFiles {
  const factsOf = memoized((output) => (isText(output) ? fileFacts(output, tree.text(output)) : undefined));
  return {
    factsOf,
    outlineOf: memoized((output) => {
      const facts = factsOf(output);
      return facts && outlineOf(facts);
    }),
    keyOf: () => '',
  };
}

export function visitedSite(tree: FileTree, files = readFiles(tree)): VisitedSite {
  const paths = new Set(tree.paths);
  return {
    base: readManifest(tree).path,
    has: (file) => paths.has(file),
    outlineOf: (file) => (paths.has(file) ? files.outlineOf(file) : undefined),
    weight: memoized((file) => files.outlineOf(file)?.gzipped ?? tree.size(file)),
  };
}

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
