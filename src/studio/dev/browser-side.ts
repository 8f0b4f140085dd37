/** The client of the preview: the script in each page, and the events that keep it up to date. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { build } from 'esbuild';
import { isFromOwnPage } from '../edit/own-pages.ts';
import { OWN, type PageState } from './page-state.ts';

/** Milliseconds after which a browser reconnects. */
const RETRY = 500;

/**
 * Sends server-sent events (WHATWG HTML, «Server-sent events»). Each one carries the whole state of a page.
 *
 * @param stateOf its second argument is true for a page of this preview, opened on this machine: only that may edit
 */
export function createEventStream(stateOf: (page: string, isOwn: boolean) => PageState) {
  const browsers = new Map<ServerResponse, () => void>();
  return {
    /** Handles a request for events, such as `?page=/teams/red/`. */
    listener(request: IncomingMessage, response: ServerResponse) {
      const page = new URL(request.url ?? '/', 'http://localhost').searchParams.get('page') ?? '/';
      const isOwn = isFromOwnPage(request);
      const send = () => void response.write(`data: ${JSON.stringify(stateOf(page, isOwn))}\n\n`);
      response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' });
      response.write(`retry: ${RETRY}\n`);
      browsers.set(response, send);
      response.on('close', () => browsers.delete(response));
      send();
    },
    broadcast() {
      for (const send of browsers.values()) send();
    },
    close() {
      for (const response of browsers.keys()) response.end();
    },
  };
}

const PREVIEW_CLIENT = join(import.meta.dirname, 'browser');
const EDIT_CLIENT = join(import.meta.dirname, '../edit/client');

/** Bundles the client, separately from the website's own scripts. `edit` adds the editor. Returns the files by path. */
export async function bundleClient(edit: boolean): Promise<ReadonlyMap<string, { type: string; text: string }>> {
  const { outputFiles } = await build({
    entryPoints: [join(edit ? EDIT_CLIENT : PREVIEW_CLIENT, 'main.ts')],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  });
  return new Map([
    [OWN.script, { type: 'text/javascript', text: outputFiles[0]?.text ?? '' }],
    [OWN.styles, { type: 'text/css', text: readFileSync(join(PREVIEW_CLIENT, 'overlay.css'), 'utf8') }],
    [OWN.forms, { type: 'text/css', text: edit ? readFileSync(join(EDIT_CLIENT, 'forms.css'), 'utf8') : '' }],
  ]);
}
