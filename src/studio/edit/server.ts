/** Handles requests from pages in edit mode. No other part of the preview changes files. */
import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { relative } from 'node:path';
import { json } from 'node:stream/consumers';
import type { ReplacedFiles } from '../../api/types.ts';
import { explainSystemError } from '../../base/disk/system-errors.ts';
import type { Language } from '../../base/words.ts';
import type { ContentRequest, ContentResponse } from './answer.ts';
import { dataPath, OutsideDataError } from './data-path.ts';
import { pendingFiles, publish, reasonOf } from './git.ts';
import { isAuthorised } from './own-pages.ts';
import type {
  EditFailure,
  EditRequest,
  EditResult,
  PendingChanges,
  PublishResult,
  SiteChanges,
  UndoResult,
} from './protocol.ts';
import type { FileChange } from './try-out.ts';
import { writeAll } from './write-files.ts';

interface EditServerOptions {
  /** Folder that holds `data/`. */
  readonly root: string;
  /** Passes a request to the process that has loaded the site. */
  readonly ask: (request: ContentRequest) => Promise<ContentResponse>;
  /** Returns what has changed for visitors since the data files had this content. */
  readonly compare: (since: ReplacedFiles) => Promise<SiteChanges>;
  /** Builds the site, so that a new page exists before the browser opens it. */
  readonly rebuild: () => Promise<void>;
  /** Words for errors of the system, such as a full disk. */
  readonly language: Language;
}

interface EditServer {
  readonly listener: RequestListener;
  /** Secret that every request must carry. Only pages opened on this machine get it. */
  readonly token: string;
}

const MAX_UNDO_STEPS = 20;

export function createEditServer({ root, ask, compare, rebuild, language }: EditServerOptions): EditServer {
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
  const failureOf = (error: unknown): EditFailure => {
    const explained = explainSystemError(error, language, (path) => relative(root, path).replaceAll('\\', '/'));
    return explained ? { reason: explained.what } : { message: String((error as Error).message) };
  };
  const handle = async (request: EditRequest): Promise<unknown> => {
    if ('file' in request) dataPath(root, request.file);
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
        send(error instanceof OutsideDataError ? 403 : 500, failureOf(error));
      }
    },
  };
}

function statusOf(result: unknown): number {
  const { outcome } = result as { outcome?: string };
  return outcome === 'conflict' ? 409 : outcome === 'refused' || outcome === 'impossible' ? 422 : 200;
}

const isEditRequest = (body: unknown): body is EditRequest =>
  typeof body === 'object' && body !== null && 'kind' in body;
