import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FileTree, OpenFolder } from '../lib/file-tree.ts';
import { type Memory, NO_MEMORY } from '../lib/memory.ts';
import type { KnownFile, OutputFile } from '../types.ts';
import { isLeftBy, type Stamps, stampAgain } from './carry-over.ts';
import { folderTree, openFolder } from './folder-tree.ts';
import { discard, nextFolder, promote, recover } from './output-folder.ts';
import { type Scribe, scribeIn } from './scribe.ts';
import { keepAsSpare, NO_LEFTOVERS, takeSpare, throwSpareAway } from './spare.ts';
import { writeFiles } from './write.ts';

/** Where a build goes: first laid down beside the last one, then either put in its place or thrown away. */
export interface Output {
  /** Where files lie once they are laid down, if that is on a disk. */
  readonly laidIn?: OpenFolder;
  /** What the last build left, if there was one. */
  previous(): FileTree | undefined;
  /** True if a file of the last build is as it was left, and the same as this one. It will be carried over. */
  stillHas(file: Pick<KnownFile, 'output' | 'hash'>): boolean;
  /**
   * Lays all files down as they come, so that not all of them need to be in memory at once. Two with the same path are a
   * bug of a template, and throw.
   *
   * @param scribe writes what is not carried over, if that is on a disk
   */
  lay(files: AsyncIterable<OutputFile | KnownFile>, scribe?: Scribe): Promise<FileTree>;
  /** Puts what was laid down in the place of the last build, as a whole. */
  promote(): void;
  discard(): void;
}

/** A site of so many files that may be carried over is kept when it is replaced. Fewer get second names in a tenth of a second. */
const WORTH_KEEPING = 1000;

/**
 * A folder, replaced by rename, so that there is a whole site in it at any time.
 *
 * @param memory knows what the last build wrote there: files that shall be the same again are carried over
 * @param worthKeeping of how many such files a site is kept for the next build when it is replaced
 */
export function folderOutput(out: string, memory: Memory = NO_MEMORY, worthKeeping = WORTH_KEEPING): Output {
  const next = nextFolder(out);
  const note = `written in ${out}`;
  const last = { folder: out, stamps: memory.noted<Stamps>(note) ?? {} };
  let stamps: Stamps = {};
  const isLarge = (some: Stamps) => Object.keys(some).length >= worthKeeping;
  return {
    laidIn: openFolder(next),
    previous: () => (existsSync(out) ? folderTree(out) : undefined),
    stillHas: (file) => isLeftBy(last, file),
    async lay(files, scribe = scribeIn(next)) {
      recover(out);
      const leftovers = isLarge(last.stamps) ? takeSpare(out, next) : NO_LEFTOVERS;
      try {
        stamps = await writeFiles(next, files, last, scribe, leftovers);
      } catch (error) {
        await scribe.stop();
        // On a full disk, half a site would be in the way of everything else.
        discard(next);
        throw error;
      }
      return { ...folderTree(next), hash: (path) => stamps[path]?.hash };
    },
    promote() {
      const keeps = isLarge(stamps);
      promote(next, out, keeps);
      if (!keeps) throwSpareAway(out);
      memory.note(note, keeps ? stamps : stampsAgain(out, stamps));
    },
    discard: () => (isLarge(stamps) ? keepAsSpare(next, out) : discard(next)),
  };
}

/** What was carried over has lost the name it had in a site that was deleted. */
const stampsAgain = (out: string, stamps: Stamps): Stamps =>
  Object.fromEntries(
    Object.entries(stamps).flatMap(([path, stamp]) => {
      const again = stampAgain(join(out, path), stamp);
      return again ? [[path, again]] : [];
    }),
  );
