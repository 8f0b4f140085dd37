/** Takes what editors do on their pages: the only part of the preview that changes files. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { isThisMachine, parseUrl } from '../lib/url.ts';
import { replaceFile } from '../output/replace-file.ts';
import { type DeskAnswer, type DeskQuestion, type Tried, versionOf } from './desk.ts';
import type { Edit, EditAnswer, Question, UndoAnswer } from './protocol.ts';
import { NO_VERSION, TOKEN_HEADER } from './protocol.ts';

export interface EditServerOptions {
  /** Folder that holds `data/`. */
  readonly root: string;
  /** Asks those who know the site. */
  readonly ask: (question: DeskQuestion) => Promise<DeskAnswer>;
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

interface Step {
  readonly file: string;
  /** Missing if the file was not there. */
  readonly before: string | undefined;
  readonly after: string;
}

export function createEditServer({ root, ask }: EditServerOptions): EditServer {
  const token = randomBytes(18).toString('base64url');
  const steps: Step[] = [];
  let last: Promise<unknown> = Promise.resolve();

  /** What would come of a change; saves it if it is to be saved and nothing is wrong. */
  const take = async ({ kind, ...edit }: Edit & { readonly kind: 'check' | 'save' }): Promise<EditAnswer> => {
    const tried = (await ask({ ...edit, kind: 'check' })) as Tried;
    if (tried.outcome === 'conflict') return tried;
    const { outcome, text, findings } = tried;
    if (kind === 'check' || outcome === 'refused') return { outcome, version: edit.version, findings };
    const before = textAt(root, edit.file);
    if ((before === undefined ? NO_VERSION : versionOf(before)) !== edit.version) return { outcome: 'conflict' };
    if (text !== before) {
      write(root, edit.file, text);
      steps.push({ file: edit.file, before, after: text });
      if (steps.length > MOST_UNDONE) steps.shift();
    }
    return { outcome, version: versionOf(text), findings };
  };
  const undo = (): UndoAnswer => {
    const step = steps.at(-1);
    if (!step) return { outcome: 'nothing' };
    const { file, before, after } = step;
    if (textAt(root, file) !== after) return { outcome: 'conflict', file };
    write(root, file, before);
    steps.pop();
    return { outcome: 'fine', file };
  };
  const answer = async (question: Question): Promise<unknown> => {
    if (question.kind === 'check' || question.kind === 'save') return take(question);
    if (question.kind === 'undo') return undo();
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
