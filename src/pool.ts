/** The only file that knows of threads. The code of a job cannot tell where it runs. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type MessagePort, Worker } from 'node:worker_threads';
import { once } from './lib/collections.ts';

/** Something that can be done in any thread: it takes plain data, and gives plain data. */
export interface Job<Context, Item, Result> {
  /** Items that travel together: as many as take some twenty milliseconds. */
  readonly batch: number;
  /** Called once in each thread, with what all items have in common. */
  readonly prepare: (context: Context) => (item: Item) => Result | Promise<Result>;
}

/** By name. */
export type JobTable = Readonly<Record<string, Job<never, never, unknown>>>;

type ContextOf<Of> = Of extends Job<infer Context, never, unknown> ? Context : never;
type ItemOf<Of> = Of extends Job<never, infer Item, unknown> ? Item : never;
type ResultOf<Of> = Of extends Job<never, never, infer Result> ? Result : never;

/** Runs jobs over many items: in this thread while they are few, and beside it as soon as that pays. */
export interface Pool<Jobs extends JobTable> {
  open<Name extends keyof Jobs>(
    name: Name,
    context: ContextOf<Jobs[Name]>,
  ): Work<ItemOf<Jobs[Name]>, ResultOf<Jobs[Name]>>;
  /** Ends all threads as soon as they have done what they were given. Until then they keep the process alive. */
  close(): void;
}

export interface Work<Item, Result> {
  /** Hands over an item. Its result may come at any time, at the latest while `finish` is awaited. */
  add(item: Item): Promise<Result>;
  /**
   * Resolves when nothing is left to do. Meanwhile this thread does its share of what waits, of other work, too. What is
   * added later is done at once. Never rejects.
   */
  finish(): Promise<void>;
}

/** Starts a thread that calls `serveJobs`. */
export type StartThread = () => Worker;

/** @param bundle path of the bundled command line with its site, which the threads run, too */
export const threadsOf =
  (bundle: string): StartThread =>
  () =>
    new Worker(join(import.meta.dirname, '../bin/worker.mjs'), { workerData: bundle });

/**
 * Batches waiting before a thread is started: about a tenth of a second of work. A thread has to load and warm up the
 * code for itself, so less than that is done sooner here.
 */
const BATCHES_BEFORE_START = 5;

/** Batches given to a thread at once, so that it never waits for the next one. */
const BATCHES_AT_ONCE = 4;

/** Maximum number of threads beside this one. */
const MOST_THREADS = Math.min(4, availableParallelism() - 1);

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
  /** Tasks that no thread has been given. */
  readonly waiting: Task[];
  /** Tasks that a thread could not do. They are done here, so that an error is the same wherever it occurs. */
  readonly failed: Task[];
  /** Number of tasks that are not done. */
  open: number;
  /** Tells who waits for the work that something has come back. */
  wake: () => void;
  /** Does a task in this thread. */
  readonly doHere: (task: Task) => Promise<void>;
}

interface Thread {
  readonly worker: Worker;
  readonly knows: Set<OpenWork>;
  readonly batches: Map<number, { readonly work: OpenWork; readonly tasks: readonly Task[] }>;
}

type Order =
  | { readonly kind: 'open'; readonly work: number; readonly name: string; readonly context: unknown }
  | { readonly kind: 'batch'; readonly work: number; readonly batch: number; readonly items: readonly unknown[] }
  | { readonly kind: 'close' };

/** A batch is missing its results if one of its items could not be done. */
interface Reply {
  readonly batch: number;
  readonly results?: readonly unknown[];
}

/** @param start without it, everything is done in this thread */
export function createPool<Jobs extends JobTable>(jobs: Jobs, start?: StartThread): Pool<Jobs> {
  const works: OpenWork[] = [];
  const threads: Thread[] = [];
  let batches = 0;
  let hired = 0;

  function hire(startThread: StartThread): void {
    hired += 1;
    const worker = startThread();
    const thread: Thread = { worker, knows: new Set(), batches: new Map() };
    worker.on('message', ({ batch, results }: Reply) => {
      const done = thread.batches.get(batch);
      thread.batches.delete(batch);
      if (!done) return;
      for (const [index, task] of done.tasks.entries()) {
        if (!results) done.work.failed.push(task);
        else {
          done.work.open -= 1;
          task.settle(results[index]);
        }
      }
      feed();
      done.work.wake();
    });
    // Whatever it was, this thread can do without the other one.
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
   * Gives threads what waits, the work that was opened first before others.
   *
   * @param last gets no more tasks, so that less than a batch of it is given away, too
   */
  function feed(last?: OpenWork): void {
    const waiting = works.reduce((sum, work) => sum + Math.floor(work.waiting.length / work.batch), 0);
    if (start && hired < MOST_THREADS && waiting >= BATCHES_BEFORE_START * (hired + 1)) hire(start);
    for (const thread of threads) {
      while (thread.batches.size < BATCHES_AT_ONCE) {
        const work = works.find(({ waiting, batch }) => waiting.length >= batch) ?? last;
        if (!work || work.waiting.length === 0) return;
        send(thread, work, work.waiting.splice(0, work.batch));
      }
    }
  }

  function send({ worker, knows, batches: own }: Thread, work: OpenWork, tasks: readonly Task[]): void {
    const { id, name, context } = work;
    if (!knows.has(work)) worker.postMessage({ kind: 'open', work: id, name, context } satisfies Order);
    knows.add(work);
    batches += 1;
    own.set(batches, { work, tasks });
    const items = tasks.map(({ item }) => item);
    worker.postMessage({ kind: 'batch', work: id, batch: batches, items } satisfies Order);
  }

  return {
    open(name, context) {
      const { batch, prepare } = jobs[name] as Job<unknown, unknown, unknown>;
      const prepared = once(() => prepare(context));
      const work: OpenWork = {
        ...{ id: works.length, name: String(name), context, batch, waiting: [], failed: [], open: 0, wake() {} },
        async doHere({ item, settle, fail }) {
          try {
            settle(await prepared()(item));
          } catch (error) {
            fail(error);
          }
          work.open -= 1;
        },
      };
      works.push(work);
      let isFinished = false;
      const finish = async () => {
        while (work.open > 0) {
          feed(work);
          const next = [work, ...works].find(({ waiting, failed }) => waiting.length + failed.length > 0);
          if (next) await Promise.all(shareOf(next).map(next.doHere));
          else await new Promise<void>((resolve) => (work.wake = resolve));
          // Replies of threads get their turn.
          await setImmediate();
        }
        isFinished = true;
      };
      return {
        add(item) {
          const done = new Promise<never>((settle, fail) => {
            work.waiting.push({ item, settle: settle as Task['settle'], fail });
          });
          // It is thrown where it is awaited.
          done.catch(() => {});
          work.open += 1;
          if (isFinished) void finish();
          else if (work.waiting.length % batch === 0) feed();
          return done;
        },
        finish,
      };
    },
    close() {
      for (const { worker } of threads.splice(0)) worker.postMessage({ kind: 'close' } satisfies Order);
    },
  };
}

/** What the main thread does of a work next. A thread is about to take what came first. */
const shareOf = ({ failed, waiting, batch }: OpenWork): readonly Task[] =>
  failed.length > 0 ? failed.splice(0, batch) : waiting.splice(-batch);

/** What a thread does: the batches that it is sent, until its pool is closed. */
export function serveJobs(jobs: JobTable, port: MessagePort): void {
  const runs = new Map<number, () => (item: unknown) => unknown>();
  port.on('message', async (order: Order) => {
    if (order.kind === 'close') return port.close();
    if (order.kind === 'open') {
      const { work, name, context } = order;
      const { prepare } = jobs[name] as Job<unknown, unknown, unknown>;
      runs.set(
        work,
        once(() => prepare(context)),
      );
      return;
    }
    const { work, batch, items } = order;
    try {
      const results = await Promise.all(items.map((item) => runs.get(work)?.()(item)));
      port.postMessage({ batch, results } satisfies Reply);
    } catch {
      port.postMessage({ batch } satisfies Reply);
    }
  });
}
