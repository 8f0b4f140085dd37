import { readFileSync } from 'node:fs';
import type { WrittenFile } from '../api/types.ts';
import type { Cache } from '../base/cache.ts';
import type { FileTree } from '../base/disk/file-tree.ts';
import { memoized } from '../base/lib/collections.ts';
import { createPool, type StartWorker } from '../base/pool.ts';
import { type FileFacts, type FileOutline, fileFacts, isText, outlineOf } from './audit/file-facts.ts';
import type { ReadFiles } from './audit/read-files.ts';

/** Reads one written file back. Runs on any thread. */
export const readBack = ({ output, path }: WrittenFile): FileFacts => fileFacts(output, readFileSync(path, 'utf8'));

/** Reads written files back while more are being written. Of files that an earlier build has read, only the outlines. */
export function fileReader(cache: Cache, startWorker?: StartWorker) {
  const pool = createPool(readBack, startWorker);
  const keys = new Map<string, string>();
  const facts = new Map<string, FileFacts>();
  const reading: Promise<FileOutline>[] = [];
  async function outline(file: WrittenFile): Promise<FileOutline> {
    const inputs = [file.output, file.hash];
    const known = cache.has('facts', inputs) ? cache.find<FileOutline>('outline', inputs) : undefined;
    if (known) return known;
    const made = await pool.add(file);
    facts.set(file.output, cache.keep('facts', inputs, made));
    return cache.keep('outline', inputs, outlineOf(made));
  }
  return {
    read(file: WrittenFile): void {
      if (!isText(file.output)) return;
      keys.set(file.output, file.hash);
      reading.push(outline(file));
    },
    async files(tree: FileTree): Promise<ReadFiles> {
      await pool.finish();
      const outlines = new Map((await Promise.all(reading)).map((each) => [each.output, each]));
      const keyOf = (output: string) => keys.get(output) ?? '';
      const find = (output: string) => facts.get(output) ?? cache.find<FileFacts>('facts', [output, keyOf(output)]);
      return {
        keyOf,
        outlineOf: (output) => outlines.get(output),
        factsOf: memoized((output) =>
          outlines.has(output) ? (find(output) ?? fileFacts(output, tree.text(output))) : undefined,
        ),
      };
    },
  };
}
