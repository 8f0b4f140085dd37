import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileTree, OpenFolder } from '../lib/file-tree.ts';
import type { OutputFile } from '../types.ts';
import { folderTree } from './folder-tree.ts';
import { discard, nextFolder, promote, recover } from './output-folder.ts';
import { writeFiles } from './write.ts';

/** Where a build goes: first laid down beside the last one, then either put in its place or thrown away. */
export interface Output {
  /** Where files lie once they are laid down, if that is on a disk. */
  readonly laidIn?: OpenFolder;
  /** What the last build left, if there was one. */
  previous(): FileTree | undefined;
  /**
   * Lays all files down as they come, so that not all of them need to be in memory at once. Two with the same path are a
   * bug of a template, and throw.
   */
  lay(files: AsyncIterable<OutputFile>): Promise<FileTree>;
  /** Puts what was laid down in the place of the last build, as a whole. */
  promote(): void;
  discard(): void;
}

/** A folder, replaced by rename, so that there is a whole site in it at any time. */
export function folderOutput(out: string): Output {
  const next = nextFolder(out);
  return {
    laidIn: { path: next, text: (path) => readFileSync(join(next, path), 'utf8') },
    previous: () => (existsSync(out) ? folderTree(out) : undefined),
    async lay(files) {
      recover(out);
      try {
        await writeFiles(next, files);
      } catch (error) {
        // On a full disk, half a site would be in the way of everything else.
        discard(next);
        throw error;
      }
      return folderTree(next);
    },
    promote: () => promote(next, out),
    discard: () => discard(next),
  };
}
