import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { build } from 'esbuild';
import { EDIT_PATH } from '../edit/protocol.ts';
import { isNear } from '../edit/server.ts';
import { PATIENCE } from '../serve/node-adapter.ts';
import { answer, pathOf } from '../serve/static-server.ts';
import { GALLERY_PATH } from './gallery.ts';
import { OWN, type PageState } from './page-state.ts';
import { type BuiltFiles, servedFiles, waitingPage } from './served-site.ts';

export interface PreviewParts {
  readonly client: Awaited<ReturnType<typeof bundleClient>>;
  readonly events: ReturnType<typeof createEventStream>;
  /** The files of the last good build, if there has been one. */
  readonly lastGood: () => BuiltFiles | undefined;
  /** What answers at a path in place of a file, if anything does: the relay at the addresses of the forms. */
  readonly live: (path: string) => RequestListener | undefined;
  readonly gallery: (path: string) => Promise<string | undefined>;
  readonly edit?: RequestListener | undefined;
}

/** A web server that answers as `nebel preview` does, and beside that tells browsers what has become of their page. */
export function createPreviewServer({ client, events, lastGood, live, gallery, edit }: PreviewParts): Server {
  return createServer(PATIENCE, async (request, response) => {
    const path = pathOf(request);
    const site = lastGood();
    const send = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }).end(body);
    if (path === OWN.events) events.listener(request, response);
    else if (path === OWN.script) send(200, 'text/javascript', client.script);
    else if (path === OWN.styles) send(200, 'text/css', client.styles);
    else if (path === OWN.forms) send(200, 'text/css', client.forms);
    else if (path.startsWith(GALLERY_PATH) && request.method === 'GET') {
      const page = isForeign(request) ? undefined : await gallery(path);
      send(page ? 200 : isForeign(request) ? 403 : 404, 'text/html', page ?? '');
    } else if (edit && path.startsWith(EDIT_PATH)) edit(request, response);
    else {
      const listener = live(path);
      if (listener) listener(request, response);
      else if (site) answer(servedFiles(site), request, response);
      else send(503, 'text/html', waitingPage());
    }
  });
}

/** True if another website asks. Pages under this address may be read by themselves only. */
const isForeign = ({ headers }: IncomingMessage) =>
  !['same-origin', 'none'].includes(String(headers['sec-fetch-site'] ?? 'none')) ||
  (headers.origin !== undefined && headers.origin !== `http://${headers.host}`);

/** Milliseconds after which a browser connects again. */
const RETRY = 500;

/** Server-sent events (WHATWG HTML, «Server-sent events»), one of a single kind: the state of the page. */
export function createEventStream(stateOf: (page: string, isNear: boolean) => PageState) {
  const browsers = new Map<ServerResponse, () => void>();
  return {
    /** Answers a request for events: `?page=/teams/red/`. */
    listener(request: IncomingMessage, response: ServerResponse) {
      const page = new URL(request.url ?? '/', 'http://localhost').searchParams.get('page') ?? '/';
      const near = isNear(request);
      const tell = () => void response.write(`data: ${JSON.stringify(stateOf(page, near))}\n\n`);
      response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' });
      response.write(`retry: ${RETRY}\n`);
      browsers.set(response, tell);
      response.on('close', () => browsers.delete(response));
      tell();
    },
    tell() {
      for (const tell of browsers.values()) tell();
    },
    close() {
      for (const response of browsers.keys()) response.end();
    },
  };
}

const BROWSER = join(import.meta.dirname, 'browser');
const WRITING = join(import.meta.dirname, '../edit/client');

/** Bundles the script of the preview; it has no part in the website's own. `edit` adds what pages are written with. */
export async function bundleClient(edit: boolean) {
  const { outputFiles } = await build({
    entryPoints: [edit ? join(WRITING, 'main.ts') : join(BROWSER, 'main.ts')],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  });
  return {
    script: outputFiles[0]?.text ?? '',
    styles: readFileSync(join(BROWSER, 'overlay.css'), 'utf8'),
    forms: edit ? readFileSync(join(WRITING, 'forms.css'), 'utf8') : '',
  };
}
