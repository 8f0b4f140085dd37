import type { LazyFile } from '../types.ts';
import { pictureStore } from './store.ts';

/** A picture that is slow to make. */
export interface Job {
  readonly output: string;
  /** Hash of everything its bytes depend on. */
  readonly hash: string;
  draw(): Promise<Uint8Array>;
}

export interface KeptFiles {
  /** To be written once all are drawn. */
  readonly files: readonly LazyFile[];
  /** Settles once all are drawn. Rejects if one cannot be drawn. */
  readonly done: Promise<void>;
}

export interface PictureOptions {
  /** Folder that caches pictures between builds. Without it, all are drawn. */
  readonly folder?: string | undefined;
  /** True for a picture that the last build has left in the output folder, so that it need not be drawn. */
  readonly isThere?: (picture: Pick<LazyFile, 'output' | 'hash'>) => boolean;
}

/** Starts drawing the pictures that are neither in the output folder nor in the cache. */
export function drawMissing(jobs: readonly Job[], { folder, isThere = () => false }: PictureOptions = {}): KeptFiles {
  const store = folder === undefined ? undefined : pictureStore(folder);
  const uncached = new Map<string, Uint8Array>();
  const drawOne = async ({ hash, draw }: Job) => {
    const bytes = await draw();
    if (!store?.put(hash, bytes)) uncached.set(hash, bytes);
    return bytes;
  };
  const missing = new Map(jobs.filter((job) => !isThere(job) && !store?.has(job.hash)).map((job) => [job.hash, job]));
  const drawSome = async (queue: Iterable<Job>) => {
    for (const job of queue) await drawOne(job);
  };
  const drawAll = async () => {
    if (missing.size === 0) return;
    const queue = sharedQueue(missing.values());
    await Promise.all(Array.from({ length: CONCURRENCY }, () => drawSome(queue)));
    store?.prune(KEPT_VERSIONS * jobs.length + KEPT_VERSIONS);
  };
  // A file in the output folder or the cache may be damaged or gone by now.
  const files = jobs.map((job): LazyFile => {
    const { output, hash } = job;
    return { output, hash, make: () => uncached.get(hash) ?? store?.get(hash) ?? drawOne(job) };
  });
  return { files, done: drawAll() };
}

/** Returns one iterator for several loops. It ends for all of them as soon as one fails. */
function* sharedQueue<Item>(items: Iterable<Item>): Iterable<Item> {
  yield* items;
}

/** Pictures drawn at the same time: enough to occupy the threads, and few enough for the memory. */
const CONCURRENCY = 32;

/** Versions of each picture in the cache, so that switching between two states of a site costs nothing. */
const KEPT_VERSIONS = 20;
