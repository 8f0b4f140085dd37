/** Takes what editors do on their pages: the only part of the preview that changes files. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { isThisMachine, parseUrl } from '../lib/url.ts';
import { replaceFile } from '../output/replace-file.ts';
import type { Instead } from '../types.ts';
import type { DeskAnswer, DeskQuestion } from './answer.ts';
import { type FileChange, type Tried, versionOf } from './desk.ts';
import { pendingFiles, publish, whyNot } from './git.ts';
import type { PendingAnswer, PublishAnswer, Question, SiteChanges, UndoAnswer } from './protocol.ts';
import { NO_VERSION, TOKEN_HEADER } from './protocol.ts';

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

/** Changes that can be taken back. */
const MOST_UNDONE = 20;
/** Bytes of a question: all texts of a long page, or a long text with its changes. */
const MOST_BYTES = 4_000_000;

export function createEditServer({ root, ask, compare, rebuild }: EditServerOptions): EditServer {
  const token = randomBytes(18).toString('base64url');
  const steps: (readonly FileChange[])[] = [];
  let last: Promise<unknown> = Promise.resolve();

  /** Puts files as they shall be, if they are still as they were seen. */
  const change = (files: readonly FileChange[]): boolean => {
    if (files.some(({ file, before }) => textAt(root, file) !== before)) return false;
    // What goes away goes last: if something cannot be written, no text is lost.
    const goes = ({ after }: FileChange) => Number(after === undefined);
    for (const { file, after } of files.toSorted((a, b) => goes(a) - goes(b))) write(root, file, after);
    return true;
  };
  /** @param version of what was changed, to go on with if nothing comes of it */
  const make = async (question: DeskQuestion, version: string, isMeant = true): Promise<unknown> => {
    const tried = await ask(question);
    if (!isTried(tried) || tried.outcome === 'conflict') return tried;
    const { outcome, findings, url } = tried;
    if (outcome === 'refused' || !isMeant) return { outcome, findings, version };
    const files = tried.files.filter(({ before, after }) => before !== after);
    if (!change(files)) return { outcome: 'conflict' };
    if (files.length > 0) steps.push(files);
    if (steps.length > MOST_UNDONE) steps.shift();
    if (files.some(({ before, after }) => before === undefined || after === undefined)) await rebuild();
    return { outcome, version: versionOf(tried.files[0]?.after ?? ''), findings, url };
  };
  const undo = (): UndoAnswer => {
    const step = steps.at(-1);
    if (!step) return { outcome: 'nothing' };
    const file = step[0]?.file ?? '';
    if (!change(step.map(({ file, before, after }) => ({ file, before: after, after: before }))))
      return { outcome: 'conflict', file };
    steps.pop();
    return { outcome: 'fine', file };
  };
  const pending = async (): Promise<PendingAnswer> => {
    const files = await pendingFiles(root);
    if (!files) return { hasGit: false };
    const changes = await compare(new Map(files.map(({ file, before }) => [file, before])));
    return { hasGit: true, files: files.map(({ file }) => file), changes };
  };
  const publishAll = async (message: string): Promise<PublishAnswer> => {
    const now = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
    try {
      return await publish(root, message, `content-${now}`);
    } catch (error) {
      return { to: 'failed', why: whyNot(error) };
    }
  };
  const answer = async (question: Question): Promise<unknown> => {
    if (question.kind === 'check') return make(question, question.version, false);
    if (question.kind === 'save') return make({ ...question, kind: 'check' }, question.version);
    if (question.kind === 'rename' || question.kind === 'remove') return make(question, NO_VERSION);
    if (question.kind === 'undo') return undo();
    if (question.kind === 'changes') return pending();
    if (question.kind === 'publish') return publishAll(question.message);
    const found = await ask(question);
    return question.kind === 'page' ? { ...(found as object), undo: steps.length } : found;
  };

  return {
    token,
    listener: async (request, response) => {
      const send = (status: number, body?: unknown) =>
        response
          .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
          .end(JSON.stringify(body ?? {}));
      if (!isOurs(request, token)) return void send(403);
      if (request.method !== 'POST') return void send(405);
      const question = await questionIn(request);
      if (!question) return void send(400);
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

const isTried = (answer: DeskAnswer): answer is Tried => answer !== undefined && 'outcome' in answer;

function statusOf(body: unknown): number {
  const { outcome } = body as { outcome?: string };
  return outcome === 'conflict' ? 409 : outcome === 'refused' ? 422 : 200;
}

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

const isToken = (given: string, token: string) =>
  given.length === token.length && timingSafeEqual(Buffer.from(given), Buffer.from(token));

async function questionIn(request: IncomingMessage): Promise<Question | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) return undefined;
    parts.push(part);
  }
  try {
    const question: unknown = JSON.parse(Buffer.concat(parts).toString());
    return typeof question === 'object' && question !== null && 'kind' in question ? (question as Question) : undefined;
  } catch {
    return undefined;
  }
}

const BYTE_ORDER_MARK = '\uFEFF';

/** The text of a file, without what some programs put in front of it; undefined if it is not there. */
const textAt = (root: string, file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8').replace(/^\uFEFF/, '') : undefined;

/** Without a text, the file goes. */
function write(root: string, file: string, text: string | undefined): void {
  const path = join(root, file);
  if (text === undefined) {
    rmSync(path);
    return;
  }
  const hasMark = existsSync(path) && readFileSync(path, 'utf8').startsWith(BYTE_ORDER_MARK);
  replaceFile(path, (hasMark ? BYTE_ORDER_MARK : '') + text);
}
