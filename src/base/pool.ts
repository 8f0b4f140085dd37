/** Runs jobs on worker threads. No other file knows about threads, and no job can tell on which one it runs. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type MessagePort, Worker } from 'node:worker_threads';
import { once } from './lib/collections.ts';

/** A function from plain data to plain data, so that any thread can run it. */
export interface Job<Context, Item, Result> {
  /** Number of items sent to a thread in one message: about 20 ms of work. */
  readonly batch: number;
  /**
   * Number of items that this thread has in progress before `finish`, while there is no other thread. For work that Node
   * does in the background; other work would only delay what else this thread has to do. Default: 0.
   */
  readonly ahead?: number;
  /** Called once per thread with what all items share. */
  readonly prepare: (context: Context) => (item: Item) => Result | Promise<Result>;
}

export type JobTable = Readonly<Record<string, Job<never, never, unknown>>>;

type ContextOf<Of> = Of extends Job<infer Context, never, unknown> ? Context : never;
type ItemOf<Of> = Of extends Job<never, infer Item, unknown> ? Item : never;
type ResultOf<Of> = Of extends Job<never, never, infer Result> ? Result : never;

/** Maps jobs over many items: on this thread while they are few, on more threads once that pays. */
export interface Pool<Jobs extends JobTable> {
  open<Name extends keyof Jobs>(
    name: Name,
    context: ContextOf<Jobs[Name]>,
  ): Work<ItemOf<Jobs[Name]>, ResultOf<Jobs[Name]>>;
  /** Lets each thread finish its batches and exit. Until then, the threads keep the process alive. */
  close(): void;
}

export interface Work<Item, Result> {
  /** Queues an item. The promise settles at the latest while `finish` is awaited. */
  add(item: Item): Promise<Result>;
  /**
   * Resolves when every queued item is done; never rejects. Until then, this thread takes its share of all queued work,
   * not only of this one. Items added later run right away.
   */
  finish(): Promise<void>;
}

/** Starts a worker that calls `serveJobs`. */
export type StartWorker = () => Worker;

/** @param bundle path of the bundled command line with its site, which each worker loads as well */
export const workerStarter =
  (bundle: string): StartWorker =>
  () =>
    new Worker(join(import.meta.dirname, '../../bin/worker.mjs'), { workerData: bundle });

/**
 * Queued items that justify another thread, which has to load and warm up its own code first. On a site of 69 pages, threads
 * took 14 % more processor time and saved 16 % of the waiting at most.
 */
const ITEMS_BEFORE_START = 300;

/** Batches in flight per thread, so that it never waits for the next one. */
const BATCHES_IN_FLIGHT = 4;

/** Maximum number of threads besides this one. */
const MAX_THREADS = Math.min(4, availableParallelism() - 1);

interface Task {
  readonly item: unknown;
  readonly settle: (result: unknown) => void;
  readonly fail: (error: unknown) => void;
}

interface OpenWork {
  readonly id: number;
  readonly name: string;
  readonly context: unknown;
  readonly batch: number;
  /** Tasks not yet sent to a thread. */
  readonly queue: Task[];
  /** Tasks on which a thread failed. They are repeated here, so that an error looks the same wherever it occurs. */
  readonly failed: Task[];
  /** Number of unfinished tasks. */
  unfinished: number;
  /** Resumes `finish` when a thread has replied. */
  wake: () => void;
  /** Runs a task on this thread. */
  readonly runHere: (task: Task) => Promise<void>;
}

interface Thread {
  readonly worker: Worker;
  /** Work whose context it has been sent. */
  readonly opened: Set<OpenWork>;
  readonly batches: Map<number, { readonly work: OpenWork; readonly tasks: readonly Task[] }>;
}

type Message =
  | { readonly kind: 'open'; readonly work: number; readonly name: string; readonly context: unknown }
  | { readonly kind: 'batch'; readonly work: number; readonly batch: number; readonly items: readonly unknown[] }
  | { readonly kind: 'close' };

/** Has no results if any item of the batch threw. */
interface Reply {
  readonly batch: number;
  readonly results?: readonly unknown[];
}

/** @param startWorker without it, this thread runs everything */
export function createPool<Jobs extends JobTable>(jobs: Jobs, startWorker?: StartWorker): Pool<Jobs> {
  const works: OpenWork[] = [];
  const threads = createThreads(works, startWorker);
  return {
    open(name, context) {
      const { batch, ahead = 0, prepare } = jobs[name] as Job<unknown, unknown, unknown>;
      const prepared = once(() => prepare(context));
      const work: OpenWork = {
        id: works.length,
        name: String(name),
        context,
        batch,
        queue: [],
        failed: [],
        unfinished: 0,
        wake() {},
        async runHere({ item, settle, fail }) {
          try {
            settle(await prepared()(item));
          } catch (error) {
            fail(error);
          }
          work.unfinished -= 1;
        },
      };
      works.push(work);
      let isFinished = false;
      let inProgress = 0;
      const runAhead = async () => {
        if (inProgress === ahead) return;
        inProgress += 1;
        while (!threads.hasAny()) {
          const task = work.queue.shift();
          if (!task) break;
          await work.runHere(task);
          work.wake();
        }
        inProgress -= 1;
      };
      const finish = async () => {
        while (work.unfinished > 0) {
          threads.feed(work);
          const next = [work, ...works].find(({ queue, failed }) => queue.length + failed.length > 0);
          if (next) await Promise.all(takeShare(next).map(next.runHere));
          else await new Promise<void>((resolve) => (work.wake = resolve));
          // Lets the replies of threads be handled.
          await setImmediate();
        }
        isFinished = true;
      };
      return {
        add(item) {
          const done = new Promise<never>((settle, fail) => {
            work.queue.push({ item, settle: settle as Task['settle'], fail });
          });
          // An error is reported where the promise is awaited, which may be later.
          done.catch(() => {});
          work.unfinished += 1;
          void runAhead();
          if (isFinished) void finish();
          else if (work.queue.length % batch === 0) threads.feed();
          return done;
        },
        finish,
      };
    },
    close: threads.close,
  };
}

/** Starts threads as they become worthwhile, and sends them batches of the queued work. */
function createThreads(works: readonly OpenWork[], startWorker: StartWorker | undefined) {
  const threads: Thread[] = [];
  let batchesSent = 0;
  let threadsStarted = 0;

  function startThread(start: StartWorker): void {
    threadsStarted += 1;
    const worker = start();
    const thread: Thread = { worker, opened: new Set(), batches: new Map() };
    worker.on('message', ({ batch, results }: Reply) => {
      const done = thread.batches.get(batch);
      thread.batches.delete(batch);
      if (!done) return;
      for (const [index, task] of done.tasks.entries()) {
        if (!results) done.work.failed.push(task);
        else {
          done.work.unfinished -= 1;
          task.settle(results[index]);
        }
      }
      feed();
      done.work.wake();
    });
    // Its tasks are repeated here once it has exited.
    worker.on('error', () => {});
    worker.on('exit', () => {
      threads.splice(0, threads.length, ...threads.filter((each) => each !== thread));
      for (const { work, tasks } of thread.batches.values()) {
        work.failed.push(...tasks);
        work.wake();
      }
    });
    threads.push(thread);
  }

  /**
   * Sends queued batches to the threads, of the work opened first before that of others.
   *
   * @param last work that gets no more tasks, so that its last, smaller batch can be sent too
   */
  function feed(last?: OpenWork): void {
    const queued = works.reduce((sum, { queue }) => sum + queue.length, 0);
    const isWorthAThread = queued >= ITEMS_BEFORE_START * (threadsStarted + 1);
    if (startWorker && isWorthAThread && threadsStarted < MAX_THREADS) startThread(startWorker);
    for (const thread of threads) {
      while (thread.batches.size < BATCHES_IN_FLIGHT) {
        const work = works.find(({ queue, batch }) => queue.length >= batch) ?? last;
        if (!work || work.queue.length === 0) return;
        send(thread, work, work.queue.splice(0, work.batch));
      }
    }
  }

  function send({ worker, opened, batches }: Thread, work: OpenWork, tasks: readonly Task[]): void {
    const { id, name, context } = work;
    if (!opened.has(work)) worker.postMessage({ kind: 'open', work: id, name, context } satisfies Message);
    opened.add(work);
    batchesSent += 1;
    batches.set(batchesSent, { work, tasks });
    const items = tasks.map(({ item }) => item);
    worker.postMessage({ kind: 'batch', work: id, batch: batchesSent, items } satisfies Message);
  }

  return {
    hasAny: () => threads.length > 0,
    feed,
    close() {
      for (const { worker } of threads.splice(0)) worker.postMessage({ kind: 'close' } satisfies Message);
    },
  };
}

/** Takes the next tasks for this thread from the end of the queue: other threads take from the front. */
const takeShare = ({ failed, queue, batch }: OpenWork): readonly Task[] =>
  failed.length > 0 ? failed.splice(0, batch) : queue.splice(-batch);

/** The side of a worker on which it receives what it is sent. */
export type WorkerPort = MessagePort;

/** Runs in a worker: handles batches until the pool is closed. */
export function serveJobs(jobs: JobTable, port: WorkerPort): void {
  const runners = new Map<number, () => (item: unknown) => unknown>();
  port.on('message', async (message: Message) => {
    if (message.kind === 'close') return port.close();
    if (message.kind === 'open') {
      const { work, name, context } = message;
      const { prepare } = jobs[name] as Job<unknown, unknown, unknown>;
      runners.set(
        work,
        once(() => prepare(context)),
      );
      return;
    }
    const { work, batch, items } = message;
    try {
      const results = await Promise.all(items.map((item) => runners.get(work)?.()(item)));
      port.postMessage({ batch, results } satisfies Reply);
    } catch {
      port.postMessage({ batch } satisfies Reply);
    }
  });
}
