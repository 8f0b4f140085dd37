import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { DeskAnswer, DeskQuestion } from '../edit/answer.ts';
import type { SiteChanges } from '../edit/protocol.ts';
import type { Day } from '../lib/day.ts';
import type { Language } from '../messages/messages.ts';
import type { Failure } from '../problems/failure.ts';
import type { Instead } from '../types.ts';
import type { Outcome } from './outcome.ts';

export interface BuilderOptions {
  /** Path of the module that exports the site as `site`. */
  readonly siteModule: string;
  readonly root: string;
  readonly language: Language;
}

/** What the building process is asked for. */
export type Order = { readonly today?: Day | undefined } & (
  | { readonly kind: 'build' }
  | { readonly kind: 'ask'; readonly question: DeskQuestion }
  /** What has changed for visitors since data files said this. */
  | { readonly kind: 'compare'; readonly since: Instead }
  | { readonly kind: 'gallery'; readonly path: string }
);

export type Reply = { readonly answer: unknown } | { readonly failure: Failure };

const ENTRY = join(import.meta.dirname, '../../bin/builder.mjs');

/** Builds in a process of its own, which keeps its cache and can be replaced when code has changed. */
export function createBuilder(options: BuilderOptions) {
  let child: ChildProcess | undefined;
  /** Undefined if the process was replaced meanwhile. */
  const send = async (order: Order): Promise<Reply | undefined> => {
    if (!child?.connected) child = start(options);
    const current = child;
    const listening = new AbortController();
    const next = (event: string) => once(current, event, { signal: listening.signal });
    try {
      current.send(order);
      const ended = next('exit').then(([code, signal]) => {
        throw new Error(`The building process ended (${signal ?? code}).`);
      });
      const [reply] = await Promise.race([next('message'), ended]);
      return reply;
    } catch (error) {
      if (child !== current) return undefined;
      child = undefined;
      const { message } = error as Error;
      return { failure: { message, trace: message } };
    } finally {
      listening.abort();
    }
  };
  // The process does one thing at a time, and what it says next is about that.
  let last: Promise<unknown> = Promise.resolve();
  const queued = (order: Order) => {
    const turn = last.then(() => send(order));
    last = turn;
    return turn;
  };
  const answered = async <Answer>(order: Order): Promise<Answer> => {
    const reply = await queued(order);
    if (reply && 'answer' in reply) return reply.answer as Answer;
    throw new Error(reply?.failure.message ?? 'The building process was replaced.');
  };
  return {
    /** Builds the site of a day. Never rejects. Undefined if the process was replaced meanwhile. */
    async build(today: Day | undefined): Promise<Outcome | undefined> {
      const reply = await queued({ kind: 'build', today });
      return reply && ('answer' in reply ? (reply.answer as Outcome) : { kind: 'failed', ...reply });
    },
    /** Asks about the content of a day. Rejects if it cannot be answered. */
    ask: (today: Day | undefined, question: DeskQuestion) => answered<DeskAnswer>({ kind: 'ask', today, question }),
    /** Compares the site of a day with the one of earlier texts, as visitors see them. Rejects if that cannot be done. */
    compare: (today: Day | undefined, since: Instead) => answered<SiteChanges>({ kind: 'compare', today, since }),
    /** A page of the gallery. Undefined if there is none, or no good build from which it could be made. */
    gallery: (path: string) => answered<string | undefined>({ kind: 'gallery', path }).catch(() => undefined),
    /** Ends the process. What is asked next starts one with fresh code. */
    end() {
      child?.kill('SIGKILL');
      child = undefined;
    },
  };
}

const start = (options: BuilderOptions): ChildProcess =>
  fork(ENTRY, [JSON.stringify(options)], {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
