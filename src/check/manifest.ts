import type { FileTree } from '../lib/file-tree.ts';
import { MARKER } from '../lib/hidden-files.ts';
import type { PageRecord } from '../types.ts';

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
