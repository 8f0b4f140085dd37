/** The preview's part of each page: its script, and the events that tell the script what has changed. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { build } from 'esbuild';
import { isNear } from '../edit/server.ts';
import { OWN, type PageState } from './page-state.ts';

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

/** Address → file. Bundles the script of the preview, apart from the website's own. `edit` adds what pages are edited with. */
export async function bundleClient(edit: boolean): Promise<ReadonlyMap<string, { type: string; text: string }>> {
  const { outputFiles } = await build({
    entryPoints: [edit ? join(WRITING, 'main.ts') : join(BROWSER, 'main.ts')],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  });
  return new Map([
    [OWN.script, { type: 'text/javascript', text: outputFiles[0]?.text ?? '' }],
    [OWN.styles, { type: 'text/css', text: readFileSync(join(BROWSER, 'overlay.css'), 'utf8') }],
    [OWN.forms, { type: 'text/css', text: edit ? readFileSync(join(WRITING, 'forms.css'), 'utf8') : '' }],
  ]);
}
