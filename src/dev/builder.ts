import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { DeskAnswer, DeskQuestion } from '../edit/answer.ts';
import type { SiteChanges } from '../edit/protocol.ts';
import type { Day } from '../lib/day.ts';
import type { Language } from '../messages/messages.ts';
import type { Instead } from '../types.ts';
import type { Outcome } from './outcome.ts';

export interface BuilderOptions {
  /** Path of the module that exports the site as `site`. */
  readonly siteModule: string;
  readonly root: string;
  readonly language: Language;
}

/** What the building process is asked: to build, or what one of the other fields says. */
export interface Order {
  readonly today: Day | undefined;
  readonly question?: DeskQuestion;
  /** Asks what has changed for visitors since data files said this. */
  readonly since?: Instead;
  readonly gallery?: string;
}

export type Reply = Outcome | { readonly kind: 'answer'; readonly answer: unknown } | undefined;

const ENTRY = join(import.meta.dirname, '../../bin/builder.mjs');

/** Builds in a process of its own, which keeps its cache and can be replaced when code has changed. */
export function createBuilder(options: BuilderOptions) {
  let child: ChildProcess | undefined;
  const end = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  const send = (order: Order): Promise<Reply> => {
    if (!child?.connected) child = start(options);
    const current = child;
    return new Promise((resolve) => {
      const settle = (reply: Reply) => {
        current.removeAllListeners('message').removeAllListeners('exit').removeAllListeners('error');
        resolve(reply);
      };
      const lost = (why: string) => {
        const replaced = child !== current;
        if (!replaced) child = undefined;
        settle(replaced ? undefined : { kind: 'failed', failure: { message: why, trace: why } });
      };
      current.once('message', (reply) => settle(reply as Reply));
      current.once('exit', (code, signal) => lost(`The building process ended (${signal ?? code}).`));
      current.once('error', (error) => lost(error.message));
      current.send(order, (error) => error && lost(error.message));
    });
  };
  // The process does one thing at a time, and what it says next is about that.
  let last: Promise<unknown> = Promise.resolve();
  const queued = (order: Order): Promise<Reply> => {
    const turn = last.then(() => send(order));
    last = turn;
    return turn;
  };
  const answered = async <Answer>(order: Order): Promise<Answer> => {
    const reply = await queued(order);
    if (reply?.kind === 'answer') return reply.answer as Answer;
    throw new Error(reply?.kind === 'failed' ? reply.failure.message : 'The building process was replaced.');
  };
  return {
    /** Builds the site of a day. Never rejects. Undefined if the process was replaced meanwhile. */
    build: async (today: Day | undefined) => (await queued({ today })) as Outcome | undefined,
    /** Asks about the content of a day. Rejects if it cannot be answered. */
    ask: (today: Day | undefined, question: DeskQuestion) => answered<DeskAnswer>({ today, question }),
    /** Compares the site of a day with the one of earlier texts, as visitors see them. Rejects if that cannot be done. */
    compare: (today: Day | undefined, since: Instead) => answered<SiteChanges>({ today, since }),
    /** A page of the gallery. Undefined if there is none, or no good build from which it could be made. */
    gallery: (path: string) => answered<string | undefined>({ today: undefined, gallery: path }).catch(() => undefined),
    /** Ends the process. What is asked next starts one with fresh code. */
    end,
  };
}

const start = (options: BuilderOptions): ChildProcess =>
  fork(ENTRY, [JSON.stringify(options)], {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
