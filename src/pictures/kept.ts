import type { KnownFile } from '../types.ts';
import { pictureStore } from './store.ts';

/** A picture that takes a while to make. */
export interface Job {
  readonly output: string;
  /** What its bytes follow from. */
  readonly hash: string;
  draw(): Promise<Uint8Array>;
}

export interface KeptFiles {
  /** To be made once all are drawn. */
  readonly files: readonly KnownFile[];
  /** Settles once all are drawn. Rejects if one cannot be drawn. */
  readonly done: Promise<void>;
}

export interface PictureOptions {
  /** Folder where drawn pictures are kept. Without it, all are drawn. */
  readonly folder?: string | undefined;
  /** True for a picture that lies where the site goes, so that it need not be drawn. */
  readonly isThere?: (picture: Pick<KnownFile, 'output' | 'hash'>) => boolean;
}

/** Begins to draw what is neither where the site goes nor kept from earlier builds. */
export function drawMissing(jobs: readonly Job[], { folder, isThere = () => false }: PictureOptions = {}): KeptFiles {
  const store = folder === undefined ? undefined : pictureStore(folder);
  const held = new Map<string, Uint8Array>();
  const drawn = async ({ hash, draw }: Job) => {
    const bytes = await draw();
    if (!store?.put(hash, bytes)) held.set(hash, bytes);
    return bytes;
  };
  const missing = new Map(jobs.filter((job) => !isThere(job) && !store?.has(job.hash)).map((job) => [job.hash, job]));
  const drawSome = async (queue: Iterable<Job>) => {
    for (const job of queue) await drawn(job);
  };
  const drawAll = async () => {
    if (missing.size === 0) return;
    const queue = eachOf(missing.values());
    await Promise.all(Array.from({ length: AT_ONCE }, () => drawSome(queue)));
    store?.keep(MANY * jobs.length + MANY);
  };
  // One that was there or kept may be damaged or gone by now.
  const files = jobs.map((job): KnownFile => {
    const { output, hash } = job;
    return { output, hash, make: () => held.get(hash) ?? store?.get(hash) ?? drawn(job) };
  });
  return { files, done: drawAll() };
}

/** One queue for all who take from it. It ends for all as soon as one of them fails. */
function* eachOf<Item>(items: Iterable<Item>): Iterable<Item> {
  yield* items;
}

/** Pictures that wait to be drawn at the same time: enough to be worth a thread, and few enough for the memory. */
const AT_ONCE = 32;

/** How many versions of each picture are kept, so that going back and forth between two states costs nothing. */
const MANY = 20;
