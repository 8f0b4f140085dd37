/** Runs a job over many items, on worker threads once that pays. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type MessagePort, Worker } from 'node:worker_threads';

export interface Pool<Item, Result> {
  /** Queues an item. The promise settles at the latest while `finish` is awaited. */
  add(item: Item): Promise<Result>;
  /** Resolves once every item is done; never rejects. Until then, this thread takes its share. Ends the threads. */
  finish(): Promise<void>;
}

/** Starts a worker that calls `serveJob`. */
export type StartWorker = () => Worker;

/** @param bundle path of the bundled command line with its site, which each worker loads as well */
export const workerStarter =
  (bundle: string): StartWorker =>
  () =>
    new Worker(join(import.meta.dirname, '../../bin/worker.mjs'), { workerData: bundle });

/** Number of items sent to a thread in one message: about 20 ms of work. */
const BATCH = 8;

/**
 * Queued items that justify another thread, which has to load and warm up its own code first. On a site of 69 pages, threads
 * took 14 % more processor time and saved 16 % of the waiting at most.
 */
const ITEMS_BEFORE_START = 300;

/** Batches in flight per thread, so that it never waits for the next one. */
const BATCHES_IN_FLIGHT = 4;

/** Maximum number of threads besides this one. */
const MAX_THREADS = Math.min(4, availableParallelism() - 1);

interface Task<Item, Result> {
  readonly item: Item;
  readonly settle: (result: Result) => void;
  readonly fail: (error: unknown) => void;
}

/** Items for a thread; null if there will be no more. */
type Message<Item> = { readonly batch: number; readonly items: readonly Item[] } | null;

/** Has no results if any item of the batch threw. */
interface Reply<Result> {
  readonly batch: number;
  readonly results?: readonly Result[];
}

/**
 * @param run a function from plain data to plain data, which cannot tell on which thread it runs
 * @param startWorker without it, this thread runs everything
 */
export function createPool<Item, Result>(run: (item: Item) => Result, startWorker?: StartWorker): Pool<Item, Result> {
  /** Tasks not yet sent to a thread. */
  const queue: Task<Item, Result>[] = [];
  /** Thread → the batches that it has been sent. */
  const threads = new Map<Worker, Map<number, readonly Task<Item, Result>[]>>();
  let unfinished = 0;
  let threadsStarted = 0;
  let batchesSent = 0;
  /** Resumes `finish` when a thread has replied. */
  let wake = () => {};

  function runHere({ item, settle, fail }: Task<Item, Result>): void {
    try {
      settle(run(item));
    } catch (error) {
      fail(error);
    }
    unfinished -= 1;
  }

  function startThread(start: StartWorker): void {
    threadsStarted += 1;
    const worker = start();
    const batches = new Map<number, readonly Task<Item, Result>[]>();
    threads.set(worker, batches);
    // A build that fails must not wait for its threads.
    worker.unref();
    worker.on('message', ({ batch, results }: Reply<Result>) => {
      const tasks = batches.get(batch) ?? [];
      batches.delete(batch);
      for (const [index, task] of tasks.entries()) {
        // Repeated here, so that an error looks the same wherever it occurs.
        if (!results) runHere(task);
        else {
          unfinished -= 1;
          task.settle(results[index] as Result);
        }
      }
      feed(BATCH);
      wake();
    });
    // Its tasks are repeated here once it has exited.
    worker.on('error', () => {});
    worker.on('exit', () => {
      threads.delete(worker);
      for (const task of [...batches.values()].flat()) runHere(task);
      wake();
    });
  }

  /** Sends batches to the threads while at least as many tasks are queued. */
  function feed(least: number): void {
    const isWorthAThread = queue.length >= ITEMS_BEFORE_START * (threadsStarted + 1);
    if (startWorker && isWorthAThread && threadsStarted < MAX_THREADS) startThread(startWorker);
    for (const [worker, batches] of threads) {
      while (batches.size < BATCHES_IN_FLIGHT && queue.length >= least) {
        const tasks = queue.splice(0, BATCH);
        batchesSent += 1;
        batches.set(batchesSent, tasks);
        worker.postMessage({ batch: batchesSent, items: tasks.map(({ item }) => item) } satisfies Message<Item>);
      }
    }
  }

  return {
    add(item) {
      const done = new Promise<Result>((settle, fail) => queue.push({ item, settle, fail }));
      // An error is reported where the promise is awaited, which may be later.
      done.catch(() => {});
      unfinished += 1;
      if (queue.length % BATCH === 0) feed(BATCH);
      return done;
    },
    async finish() {
      while (unfinished > 0) {
        feed(1);
        for (const worker of threads.keys()) worker.ref();
        // From the end of the queue: other threads take from the front.
        const share = queue.splice(-BATCH);
        if (share.length > 0) share.forEach(runHere);
        else await new Promise<void>((resolve) => (wake = resolve));
        // Lets the replies of threads be handled.
        await setImmediate();
      }
      for (const worker of threads.keys()) worker.postMessage(null satisfies Message<Item>);
    },
  };
}

/** The side of a worker on which it receives what it is sent. */
export type WorkerPort = MessagePort;

/** Runs in a worker: handles batches until the pool is finished. */
export function serveJob<Item, Result>(run: (item: Item) => Result, port: WorkerPort): void {
  port.on('message', (message: Message<Item>) => {
    if (!message) return port.close();
    const { batch, items } = message;
    try {
      port.postMessage({ batch, results: items.map(run) } satisfies Reply<Result>);
    } catch {
      port.postMessage({ batch } satisfies Reply<Result>);
    }
  });
}
