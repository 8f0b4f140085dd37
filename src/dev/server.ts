import { createServer, type RequestListener, type Server } from 'node:http';
import { PATIENCE } from '../serve/node-adapter.ts';
import { answer, pathOf } from '../serve/static-server.ts';
import type { ClientFiles } from './client-files.ts';
import type { EventStream } from './event-stream.ts';
import { type LastGood, waitingPage } from './last-good.ts';
import { OWN } from './page-state.ts';

export interface PreviewParts {
  readonly client: ClientFiles;
  readonly events: EventStream;
  readonly lastGood: () => LastGood;
  /** What answers at a path in place of a file, if anything does: the relay at the addresses of the forms. */
  readonly live: (path: string) => RequestListener | undefined;
}

/** A web server that answers as `nebel preview` does, and beside that tells browsers what has become of their page. */
export function createPreviewServer({ client, events, lastGood, live }: PreviewParts): Server {
  return createServer(PATIENCE, (request, response) => {
    const path = pathOf(request);
    const site = lastGood();
    const send = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }).end(body);
    if (path === OWN.events) events.listener(request, response);
    else if (path === OWN.script) send(200, 'text/javascript', client.script);
    else if (path === OWN.styles) send(200, 'text/css', client.styles);
    else {
      const listener = live(path);
      if (listener) listener(request, response);
      else if (site.isThere) answer(site.files, request, response);
      else send(503, 'text/html', waitingPage());
    }
  });
}
