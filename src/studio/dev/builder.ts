import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReplacedFiles } from '../../api/types.ts';
import type { Failure } from '../../base/findings/failure.ts';
import type { Day } from '../../base/lib/day.ts';
import { inTurn } from '../../base/lib/in-turn.ts';
import type { Language } from '../../base/words.ts';
import type { ContentRequest, ContentResponse } from '../edit/answer.ts';
import type { SiteChanges } from '../edit/protocol.ts';
import { forkBuilder } from './fork-builder.mjs';
import type { DevBuildOutcome } from './outcome.ts';

export interface BuilderOptions {
  /** Path of the module that exports the site as `site`. */
  readonly siteModule: string;
  readonly root: string;
  readonly language: Language;
  /** Folder to build in if the cache cannot be written. */
  readonly scratch: string;
}

/** A message to the build process. */
export type BuilderRequest = { readonly today?: Day | undefined } & (
  | { readonly kind: 'build' }
  | { readonly kind: 'ask'; readonly question: ContentRequest }
  /** Requests what has changed for visitors since data files had these contents. */
  | { readonly kind: 'compare'; readonly since: ReplacedFiles }
  | { readonly kind: 'gallery'; readonly path: string }
);

export type Reply = { readonly answer: unknown } | { readonly failure: Failure };

/**
 * Builds in a separate process, which starts to load its code at once, keeps its cache, and is replaced when code changes.
 *
 * @param forked the process of this site, if it was started already
 */
export function createBuilder(given: Omit<BuilderOptions, 'scratch'>, forked?: ChildProcess) {
  const options: BuilderOptions = { ...given, scratch: join(tmpdir(), `nebel-preview-${randomUUID()}`) };
  let child: ChildProcess | undefined = start(options, forked);
  /** Returns undefined if the process was replaced meanwhile. */
  const send = async (request: BuilderRequest): Promise<Reply | undefined> => {
    if (!child?.connected) child = start(options);
    const current = child;
    const listening = new AbortController();
    const next = (event: string) => once(current, event, { signal: listening.signal });
    try {
      current.send(request);
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
  /** Kills the process. The next request starts one with fresh code. */
  const end = () => {
    // Killed in the middle of its work, the bundler that it started would print a stack trace.
    child?.stderr?.destroy();
    child?.kill('SIGKILL');
    child = undefined;
  };
  // One request at a time, so that the next message of the process is the reply to it.
  const afterOthers = inTurn();
  const answerTo = async <Answer>(request: BuilderRequest): Promise<Answer> => {
    const reply = await afterOthers(() => send(request));
    if (reply && 'answer' in reply) return reply.answer as Answer;
    throw new Error(reply?.failure.message ?? 'The building process was replaced.');
  };
  return {
    /** Builds the site of a day. Never rejects. Resolves to undefined if the process was replaced meanwhile. */
    async build(today: Day | undefined): Promise<DevBuildOutcome | undefined> {
      const reply = await afterOthers(() => send({ kind: 'build', today }));
      return reply && ('answer' in reply ? (reply.answer as DevBuildOutcome) : { kind: 'failed', ...reply });
    },
    /** Answers a request of the editor about the content of a day. Rejects if that fails. */
    ask: (today: Day | undefined, question: ContentRequest) =>
      answerTo<ContentResponse>({ kind: 'ask', today, question }),
    /** Compares what visitors see on a day with what they would see with earlier file contents. Rejects if that fails. */
    compare: (today: Day | undefined, since: ReplacedFiles) => answerTo<SiteChanges>({ kind: 'compare', today, since }),
    /** Renders a page of the gallery. Resolves to undefined if there is none, or no successful build to take it from. */
    gallery: (path: string) => answerTo<string | undefined>({ kind: 'gallery', path }).catch(() => undefined),
    end,
    /** Kills the process, and deletes what only the preview needed. */
    close() {
      end();
      rmSync(options.scratch, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

function start(options: BuilderOptions, forked?: ChildProcess): ChildProcess {
  const child = forked ?? forkBuilder({ root: options.root, module: options.siteModule });
  child.send(options);
  return child;
}
