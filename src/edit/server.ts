/** Takes what editors do on their pages: the only part of the preview that changes files. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { isThisMachine, parseUrl } from '../lib/url.ts';
import { replaceFile } from '../output/replace-file.ts';
import type { Instead } from '../types.ts';
import type { DeskAnswer, DeskQuestion } from './answer.ts';
import { pendingFiles, publish, whyNot } from './git.ts';
import {
  type EditAnswer,
  type PendingAnswer,
  type PublishAnswer,
  type Question,
  type SiteChanges,
  TOKEN_HEADER,
  type UndoAnswer,
} from './protocol.ts';
import type { FileChange } from './try-out.ts';

export interface EditServerOptions {
  /** Folder that holds `data/`. */
  readonly root: string;
  /** Asks those who know the site. */
  readonly ask: (question: DeskQuestion) => Promise<DeskAnswer>;
  /** Tells what has changed for visitors since data files said this. */
  readonly compare: (since: Instead) => Promise<SiteChanges>;
  /** Builds the site, so that a page is there before anyone goes to it. */
  readonly rebuild: () => Promise<void>;
}

export interface EditServer {
  readonly listener: RequestListener;
  /** What a page has to name with each question. Only pages that this machine itself looks at may know it. */
  readonly token: string;
}

/** Maximum number of changes that can be taken back. */
const MOST_UNDONE = 20;

export function createEditServer({ root, ask, compare, rebuild }: EditServerOptions): EditServer {
  const token = randomBytes(18).toString('base64url');
  const steps: (readonly FileChange[])[] = [];
  let last: Promise<unknown> = Promise.resolve();

  /** Makes a change, or asks what would come of it. */
  const make = async (question: DeskQuestion, isMeant: boolean): Promise<EditAnswer | DeskAnswer> => {
    const tried = await ask(question);
    if (!tried || !('files' in tried)) return tried;
    const { files: all, ...answer } = tried;
    if (!isMeant || answer.outcome === 'refused') return answer;
    const files = all.filter(({ before, after }) => before !== after);
    if (!writeAll(root, files)) return { outcome: 'conflict' };
    if (files.length > 0) steps.push(files);
    if (steps.length > MOST_UNDONE) steps.shift();
    if (files.some(({ before, after }) => before === undefined || after === undefined)) await rebuild();
    return answer;
  };
  const undo = (): UndoAnswer => {
    const step = steps.at(-1);
    if (!step) return { outcome: 'nothing' };
    const [{ file } = { file: '' }] = step;
    const isDone = writeAll(
      root,
      step.map(({ before, after, ...each }) => ({ ...each, before: after, after: before })),
    );
    if (isDone) steps.pop();
    return { outcome: isDone ? 'fine' : 'conflict', file };
  };
  const pending = async (): Promise<PendingAnswer> => {
    const files = await pendingFiles(root);
    if (!files) return { hasGit: false };
    const changes = await compare(new Map(files.map(({ file, before }) => [file, before])));
    return { hasGit: true, files: files.map(({ file }) => file), changes };
  };
  const publishAll = (message: string): Promise<PublishAnswer> => {
    const now = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
    return publish(root, message, `content-${now}`).catch((error) => ({ to: 'failed', why: whyNot(error) }));
  };
  const answer = async (question: Question): Promise<unknown> => {
    switch (question.kind) {
      case 'undo':
        return undo();
      case 'changes':
        return pending();
      case 'publish':
        return publishAll(question.message);
      case 'page':
        return { ...(await ask(question)), undo: steps.length };
      case 'save':
        return make({ ...question, kind: 'check' }, true);
      // Only renaming and removing a page change anything.
      default:
        return make(question, question.kind !== 'check');
    }
  };

  return {
    token,
    listener: async (request, response) => {
      const send = (status: number, body: unknown = {}) =>
        response
          .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
          .end(JSON.stringify(body));
      if (!isOurs(request, token)) return void send(403);
      if (request.method !== 'POST') return void send(405);
      const question = await json(request).catch(() => undefined);
      if (!isQuestion(question)) return void send(400);
      // One after the other, so that two who save at once are told of each other.
      const turn = last.then(() => answer(question));
      last = turn.catch(() => {});
      try {
        const body = await turn;
        send(body === undefined ? 404 : statusOf(body), body);
      } catch (error) {
        send(500, { message: String((error as NodeJS.ErrnoException).code ?? (error as Error).message) });
      }
    },
  };
}

function statusOf(body: unknown): number {
  const { outcome } = body as { outcome?: string };
  return outcome === 'conflict' ? 409 : outcome === 'refused' ? 422 : 200;
}

const isQuestion = (body: unknown): body is Question => typeof body === 'object' && body !== null && 'kind' in body;

/** True for pages that this machine looks at. Others in the network may see the preview, and change nothing. */
export const isNear = ({ socket }: IncomingMessage): boolean =>
  isThisMachine((socket.remoteAddress ?? '').replace(/^::ffff:/, ''));

/**
 * True for a question of a page of this very preview. Other websites may not ask: not under their own name, not under a
 * name of theirs that leads to this machine, and not without what only our pages are told.
 */
function isOurs(request: IncomingMessage, token: string): boolean {
  const { host = '', origin, 'sec-fetch-site': site } = request.headers;
  const name = parseUrl(`http://${host}`)?.hostname ?? '';
  const isOwnName = isThisMachine(name) || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
  const isSameOrigin =
    (origin === undefined || origin === `http://${host}`) && (site ?? 'same-origin') === 'same-origin';
  return isNear(request) && isOwnName && isSameOrigin && isToken(String(request.headers[TOKEN_HEADER] ?? ''), token);
}

function isToken(given: string, token: string): boolean {
  const [theirs, ours] = [Buffer.from(given), Buffer.from(token)];
  return theirs.length === ours.length && timingSafeEqual(theirs, ours);
}

/** Puts files as they shall be. Returns false, and changes nothing, if they are no longer as they were seen. */
function writeAll(root: string, files: readonly FileChange[]): boolean {
  if (files.some(({ file, before }) => textAt(join(root, file))?.text !== before)) return false;
  // What goes away goes last: if something cannot be written, no text is lost.
  const goes = ({ after }: FileChange) => Number(after === undefined);
  for (const { file, after } of files.toSorted((a, b) => goes(a) - goes(b))) {
    const path = join(root, file);
    if (after === undefined) rmSync(path);
    else replaceFile(path, (textAt(path)?.mark ?? '') + after);
  }
  return true;
}

/** The text of a file, and the mark that some programs put in front of it. Undefined if it is not there. */
function textAt(path: string): { readonly mark: string; readonly text: string } | undefined {
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8');
  return text.startsWith('\uFEFF') ? { mark: '\uFEFF', text: text.slice(1) } : { mark: '', text };
}
