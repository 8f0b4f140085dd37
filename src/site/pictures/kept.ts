import type { LazyFile } from '../../api/types.ts';
import { fileStore } from './store.ts';

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
export function makeMissing(jobs: readonly Job[], { folder, isThere = () => false }: KeptOptions = {}): KeptFiles {
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
