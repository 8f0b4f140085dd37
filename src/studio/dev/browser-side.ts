/** The client of the preview: the script in each page, and the events that keep it up to date. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { isFromOwnPage } from '../edit/own-requests.ts';
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
const STUDIO_CLIENT = join(import.meta.dirname, '../edit/client');
const LOOK = join(import.meta.dirname, '../../api/look/look.css');

/** Bundles the client, separately from the website's own scripts. `edit` adds the studio. Returns the files by path. */
export function bundleClient(edit: boolean): ReadonlyMap<string, { type: string; text: string }> {
  const bundled = (entry: string) => {
    // Leaves no service of esbuild in memory.
    const { outputFiles } = buildSync({
      entryPoints: [entry],
      outdir: '/',
      bundle: true,
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      write: false,
      logLevel: 'silent',
    });
    const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
    return {
      script: { type: 'text/javascript', text: textOf('.js') },
      styles: { type: 'text/css', text: textOf('.css') },
    };
  };
  const preview = bundled(join(PREVIEW_CLIENT, 'main.ts'));
  const studio = edit ? bundled(join(STUDIO_CLIENT, 'main.tsx')) : undefined;
  const styles = (path: string) => ({ type: 'text/css', text: readFileSync(path, 'utf8') });
  return new Map([
    [OWN.script, preview.script],
    [OWN.look, styles(LOOK)],
    [OWN.styles, styles(join(PREVIEW_CLIENT, 'overlay.css'))],
    ...(studio
      ? ([
          [OWN.studio, studio.script],
          [OWN.studioStyles, studio.styles],
          [OWN.marks, styles(join(STUDIO_CLIENT, 'page/marks.css'))],
        ] as const)
      : []),
  ]);
}
