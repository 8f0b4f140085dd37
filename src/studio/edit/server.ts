/** Handles requests of the studio. No other part of the preview changes files. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { join, relative } from 'node:path';
import { json } from 'node:stream/consumers';
import type { ReplacedFiles } from '../../api/types.ts';
import { explainSystemError } from '../../base/disk/system-errors.ts';
import { orUndefined } from '../../base/lib/collections.ts';
import { hashOf } from '../../base/lib/fingerprint.ts';
import { inTurn } from '../../base/lib/in-turn.ts';
import { type Language, wordsIn } from '../../base/words.ts';
import type { ContentRequest, ContentResponse } from './answer.ts';
import { countInFiles } from './count-changes.ts';
import { dataPath, OutsideDataError, writeAll } from './data-files.ts';
import { type PublishResult, pendingFiles, publish, refusalOf } from './git.ts';
import { createHistory } from './history.ts';
import { isFromOwnPage } from './own-requests.ts';
import type { EditFailure, EditRequest, EditResult, PendingChanges, SiteChanges, StudioStatus } from './protocol.ts';
import { SITE_HEADER, STUDIO_PATH } from './protocol.ts';
import { studioPage } from './shell.ts';
import type { FileChange } from './try-out.ts';
import { EDIT_WORDS } from './words.ts';

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

/** Loaded on demand, because sharp is slow to load. */
const photos = () => import('./photos.ts');

export function createEditServer({ root, ask, compare, rebuild, language }: EditServerOptions): RequestListener {
  /** Tells this site apart from others that were edited at the same address. */
  const site = hashOf(root);
  const words = wordsIn(EDIT_WORDS, language);
  const history = createHistory(root, rebuild);
  const afterOthers = inTurn();

  const askAndSave = async (request: ContentRequest): Promise<EditResult | ContentResponse> => {
    const result = await ask(request);
    if (!result || !('files' in result)) return result;
    const { files, ...response } = result;
    if (request.kind === 'check' || response.outcome === 'refused') return response;
    const isWritten = await history.write(files.filter(({ before, after }) => before !== after));
    return isWritten ? response : { outcome: 'conflict' };
  };
  /** Lists the unpublished files with their texts. Undefined without Git. */
  const pending = async (): Promise<readonly FileChange[] | undefined> => {
    const current = (file: string) => orUndefined(() => readFileSync(join(root, file), 'utf8'));
    return (await pendingFiles(root))?.map(({ file, before }) => ({ file, before, after: current(file) }));
  };
  const askForLedger = async (): Promise<FileChange | undefined> => {
    const answer = await ask({ kind: 'ledger' }).catch(() => undefined);
    return answer && 'after' in answer ? answer : undefined;
  };
  /** Asked for once: it takes longer than the rest of the status. */
  let ledger: string | undefined;
  const countPending = async (): Promise<number | undefined> => {
    const files = await pending();
    if (!files || files.length === 0) return files?.length;
    ledger ??= (await askForLedger())?.file;
    return countInFiles(files.filter(({ file }) => file !== ledger));
  };
  const changes = async (): Promise<PendingChanges> => {
    const files = await pending();
    if (!files) return { hasGit: false, refusal: await refusalOf(root) };
    const version = hashOf(JSON.stringify(files));
    if (files.length === 0) return { hasGit: true, version };
    return { hasGit: true, version, changes: await compare(new Map(files.map(({ file, before }) => [file, before]))) };
  };
  const publishContent = async (message: string, version: string): Promise<PublishResult> => {
    if (hashOf(JSON.stringify(await pending())) !== version) return { to: 'outdated' };
    // From now on, visitors may know the addresses of new pages.
    const listed = await askForLedger();
    if (listed && listed.before !== listed.after) writeAll(root, [listed]);
    return publish(root, message, `content-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`);
  };
  const handle = async (request: EditRequest): Promise<unknown> => {
    if ('file' in request) dataPath(root, request.file);
    switch (request.kind) {
      case 'status':
        return { ...history.state(), pending: await countPending() } satisfies StudioStatus;
      case 'undo':
        return history.undo();
      case 'redo':
        return history.redo();
      case 'photo':
        return (await photos()).storePhoto(root, words.photoFolder, request);
      case 'thumbnail':
        return (await photos()).thumbnailOf(root, request.photo);
      case 'changes':
        return changes();
      case 'publish':
        return publishContent(request.message, request.version);
      default:
        return askAndSave(request);
    }
  };

  const failureOf = (error: unknown): EditFailure => {
    const explained = explainSystemError(error, language, (path) => relative(root, path).replaceAll('\\', '/'));
    return explained
      ? { reason: `${words.notSaved} ${explained.what}` }
      : { message: String((error as Error).message) };
  };

  return async (request, response) => {
    const send = (status: number, body: unknown = {}) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
        .end(JSON.stringify(body));
    if (!isFromOwnPage(request)) return void send(403);
    if (request.method === 'GET' && isStudio(request)) return studioPage(response, site, language);
    if (request.method !== 'POST') return void send(405);
    // A custom header, which other websites cannot send without a preflight.
    if (request.headers[SITE_HEADER] !== site) return void send(403, { reason: words.otherSite } satisfies EditFailure);
    const body = await json(request).catch(() => undefined);
    if (typeof (body as Partial<EditRequest> | undefined)?.kind !== 'string') return void send(400);
    // Requests are handled one at a time, so that the second of two concurrent saves gets a conflict.
    try {
      const result = await afterOthers(() => handle(body as EditRequest));
      send(result === undefined ? 404 : 200, result);
    } catch (error) {
      send(error instanceof OutsideDataError ? 403 : 500, failureOf(error));
    }
  };
}

/** The studio of a page is requested as a document; everything else is a POST. */
const isStudio = ({ url = '' }: IncomingMessage) => `${url}/`.startsWith(`${STUDIO_PATH}/`);
