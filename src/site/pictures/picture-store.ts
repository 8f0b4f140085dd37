import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { LazyFile } from '../../api/types.ts';
import { replaceFile } from '../../base/disk/replace-file.ts';
import { orUndefined } from '../../base/lib/collections.ts';

/** A picture or image that is slow to make. */
export interface Job extends LazyFile {
  make(): Promise<Uint8Array>;
}

export interface KeptFiles {
  /** To be written once all are made. */
  readonly files: readonly LazyFile[];
  /** Settles once all are made. Rejects if one cannot be made. */
  readonly done: Promise<void>;
}

export interface KeptOptions {
  /** Folder that caches files between builds. Without it, all are made. */
  readonly folder?: string | undefined;
  /** True for a file that the last build has left in the output folder, so that it need not be made. */
  readonly isThere?: (file: Pick<LazyFile, 'output' | 'hash'>) => boolean;
}

/** Starts making the files that are neither in the output folder nor in the cache. */
export function makeMissing(jobs: readonly Job[], { folder, isThere = () => false }: KeptOptions): KeptFiles {
  const store = folder === undefined ? undefined : fileStore(folder);
  const uncached = new Map<string, Uint8Array>();
  const makeOne = async ({ hash, make }: Job) => {
    const bytes = await make();
    if (!store?.put(hash, bytes)) uncached.set(hash, bytes);
    return bytes;
  };
  const missing = new Map(jobs.filter((job) => !isThere(job) && !store?.has(job.hash)).map((job) => [job.hash, job]));
  const makeSome = async (queue: Iterable<Job>) => {
    for (const job of queue) await makeOne(job);
  };
  const makeAll = async () => {
    if (missing.size === 0) return;
    const queue = sharedQueue(missing.values());
    await Promise.all(Array.from({ length: CONCURRENCY }, () => makeSome(queue)));
    store?.prune(KEPT_VERSIONS * jobs.length + KEPT_VERSIONS);
  };
  // A file in the output folder or the cache may be damaged or gone by now.
  const files = jobs.map((job): LazyFile => {
    const { output, hash } = job;
    return { output, hash, make: () => uncached.get(hash) ?? store?.get(hash) ?? makeOne(job) };
  });
  return { files, done: makeAll() };
}

/** Returns one iterator for several loops. It ends for all of them as soon as one fails. */
function* sharedQueue<Item>(items: Iterable<Item>): Iterable<Item> {
  yield* items;
}

/** Files made at the same time: enough to occupy the threads, and few enough for the memory. */
const CONCURRENCY = 8;

/** Versions of each file in the cache, so that switching between two states of a site costs nothing. */
const KEPT_VERSIONS = 20;

/** Folder for the files of all sites, unless the command line passes its own. */
export const CACHE_FOLDER = join(import.meta.dirname, '../../../node_modules/.cache/nebel');

/** Size in bytes of a SHA-256. */
const CHECKSUM = 32;

/**
 * Caches pictures and images in a folder. Each file begins with a checksum of its key and bytes, so that a torn or misplaced file is
 * ignored. Errors are ignored, because other processes use the folder, too. On a read-only disk, `put` returns false, and every build makes them again.
 */
export function fileStore(folder: string) {
  const path = (key: string) => join(folder, key);
  return {
    has: (key: string) => existsSync(path(key)),
    /** Returns undefined if there is no intact file. */
    get(key: string): Uint8Array | undefined {
      const file = orUndefined(() => readFileSync(path(key)));
      const bytes = file?.subarray(CHECKSUM);
      if (!bytes || !file?.subarray(0, CHECKSUM).equals(checksumOf(key, bytes))) return undefined;
      const now = new Date();
      orUndefined(() => utimesSync(path(key), now, now));
      return bytes;
    },
    put(key: string, bytes: Uint8Array) {
      const kept = orUndefined(() => {
        replaceFile(path(key), Buffer.concat([checksumOf(key, bytes), bytes]));
        return true;
      });
      return kept === true;
    },
    /** Deletes the least recently used files. */
    prune(limit: number) {
      const names = orUndefined(() => readdirSync(folder)) ?? [];
      if (names.length <= limit) return;
      const used = names.map((name) => ({ name, at: orUndefined(() => statSync(path(name)).mtimeMs) ?? 0 }));
      const oldest = used.sort((a, b) => b.at - a.at).slice(limit);
      for (const { name } of oldest) orUndefined(() => rmSync(path(name), { force: true }));
    },
  };
}

const checksumOf = (key: string, bytes: Uint8Array) => createHash('sha256').update(key).update(bytes).digest();
