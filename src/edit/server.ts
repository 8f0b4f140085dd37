/** Handles requests from pages in edit mode. No other part of the preview changes files. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { isThisMachine, parseUrl } from '../lib/url.ts';
import { replaceFile } from '../output/replace-file.ts';
import type { ReplacedFiles } from '../types.ts';
import type { ContentRequest, ContentResponse } from './answer.ts';
import { pendingFiles, publish, reasonOf } from './git.ts';
import {
  type EditRequest,
  type EditResult,
  type PendingChanges,
  type PublishResult,
  type SiteChanges,
  TOKEN_HEADER,
  type UndoResult,
} from './protocol.ts';
import type { FileChange } from './try-out.ts';

interface EditServerOptions {
  /** Folder that holds `data/`. */
  readonly root: string;
  /** Passes a request to the process that has loaded the site. */
  readonly ask: (request: ContentRequest) => Promise<ContentResponse>;
  /** Returns what has changed for visitors since the data files had this content. */
  readonly compare: (since: ReplacedFiles) => Promise<SiteChanges>;
  /** Builds the site, so that a new page exists before the browser opens it. */
  readonly rebuild: () => Promise<void>;
}

interface EditServer {
  readonly listener: RequestListener;
  /** Secret that every request must carry. Only pages opened on this machine get it. */
  readonly token: string;
}

const MAX_UNDO_STEPS = 20;

export function createEditServer({ root, ask, compare, rebuild }: EditServerOptions): EditServer {
  const token = randomBytes(18).toString('base64url');
  const undoStack: (readonly FileChange[])[] = [];
  let previous: Promise<unknown> = Promise.resolve();

  const askAndSave = async (request: ContentRequest): Promise<EditResult | ContentResponse> => {
    const result = await ask(request);
    if (!result || !('files' in result)) return result;
    const { files: all, ...response } = result;
    if (request.kind === 'check' || response.outcome === 'refused') return response;
    const files = all.filter(({ before, after }) => before !== after);
    if (!writeAll(root, files)) return { outcome: 'conflict' };
    if (files.length > 0) undoStack.push(files);
    if (undoStack.length > MAX_UNDO_STEPS) undoStack.shift();
    if (files.some(({ before, after }) => before === undefined || after === undefined)) await rebuild();
    return response;
  };
  const undo = (): UndoResult => {
    const step = undoStack.at(-1);
    if (!step) return { outcome: 'nothing' };
    const [{ file } = { file: '' }] = step;
    const isDone = writeAll(
      root,
      step.map(({ file, before, after }) => ({ file, before: after, after: before })),
    );
    if (isDone) undoStack.pop();
    return { outcome: isDone ? 'fine' : 'conflict', file };
  };
  const pending = async (): Promise<PendingChanges> => {
    const files = await pendingFiles(root);
    if (!files) return { hasGit: false };
    const changes = await compare(new Map(files.map(({ file, before }) => [file, before])));
    return { hasGit: true, files: files.map(({ file }) => file), changes };
  };
  const publishAll = (message: string): Promise<PublishResult> => {
    const now = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
    return publish(root, message, `content-${now}`).catch((error) => ({ to: 'failed', why: reasonOf(error) }));
  };
  const handle = async (request: EditRequest): Promise<unknown> => {
    switch (request.kind) {
      case 'undo':
        return undo();
      case 'changes':
        return pending();
      case 'publish':
        return publishAll(request.message);
      case 'page':
        return { ...(await ask(request)), undoCount: undoStack.length };
      default:
        return askAndSave(request);
    }
  };

  return {
    token,
    listener: async (request, response) => {
      const send = (status: number, body: unknown = {}) =>
        response
          .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
          .end(JSON.stringify(body));
      if (!isAuthorised(request, token)) return void send(403);
      if (request.method !== 'POST') return void send(405);
      const body = await json(request).catch(() => undefined);
      if (!isEditRequest(body)) return void send(400);
      // Requests are handled one at a time, so that the second of two concurrent saves gets a conflict.
      const handled = previous.then(() => handle(body));
      previous = handled.catch(() => {});
      try {
        const result = await handled;
        send(result === undefined ? 404 : statusOf(result), result);
      } catch (error) {
        send(500, { message: String((error as NodeJS.ErrnoException).code ?? (error as Error).message) });
      }
    },
  };
}

function statusOf(result: unknown): number {
  const { outcome } = result as { outcome?: string };
  return outcome === 'conflict' ? 409 : outcome === 'refused' ? 422 : 200;
}

const isEditRequest = (body: unknown): body is EditRequest =>
  typeof body === 'object' && body !== null && 'kind' in body;

/** True for a browser on this machine. Others in the network can see the preview, but not edit. */
export const isLocal = ({ socket }: IncomingMessage): boolean =>
  isThisMachine((socket.remoteAddress ?? '').replace(/^::ffff:/, ''));

/**
 * True for a request from a page of this preview. Keeps out other websites by origin, their domains that resolve to this
 * machine (DNS rebinding) by host, and everything else by token.
 */
function isAuthorised(request: IncomingMessage, token: string): boolean {
  const { host = '', origin, 'sec-fetch-site': site } = request.headers;
  const name = parseUrl(`http://${host}`)?.hostname ?? '';
  const isOwnName = isThisMachine(name) || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
  const isSameOrigin =
    (origin === undefined || origin === `http://${host}`) && (site ?? 'same-origin') === 'same-origin';
  return (
    isLocal(request) && isOwnName && isSameOrigin && isSameToken(String(request.headers[TOKEN_HEADER] ?? ''), token)
  );
}

function isSameToken(given: string, token: string): boolean {
  const [theirs, ours] = [Buffer.from(given), Buffer.from(token)];
  return theirs.length === ours.length && timingSafeEqual(theirs, ours);
}

/** Writes or deletes files. Returns false and changes nothing if one of them no longer matches its `before`. */
function writeAll(root: string, files: readonly FileChange[]): boolean {
  if (files.some(({ file, before }) => readData(join(root, file))?.text !== before)) return false;
  // Deletes last, so that no text is lost if a write fails.
  const isDeleted = ({ after }: FileChange) => Number(after === undefined);
  for (const { file, after } of files.toSorted((a, b) => isDeleted(a) - isDeleted(b))) {
    const path = join(root, file);
    if (after === undefined) rmSync(path);
    else replaceFile(path, (readData(path)?.bom ?? '') + after);
  }
  return true;
}

/** Reads a file without its byte order mark, which some programs write. Returns undefined if it does not exist. */
function readData(path: string): { readonly bom: string; readonly text: string } | undefined {
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8');
  return text.startsWith('\uFEFF') ? { bom: '\uFEFF', text: text.slice(1) } : { bom: '', text };
}
