import type { RequestListener, ServerResponse } from 'node:http';
import type { PageState } from './page-state.ts';

/** All browsers that look at the preview. */
export interface EventStream {
  /** Answers a request for events: `?page=/teams/red/`. */
  readonly listener: RequestListener;
  /** Tells every browser how its page stands now. */
  tell(): void;
  close(): void;
}

/** So long a browser waits before it asks again, in milliseconds. */
const RETRY = 500;

/** Server-sent events (WHATWG HTML, «Server-sent events»), one of a single kind: how the page stands. */
export function createEventStream(stateOf: (page: string) => PageState): EventStream {
  const browsers = new Map<ServerResponse, string>();
  const send = (response: ServerResponse, page: string) => response.write(`data: ${JSON.stringify(stateOf(page))}\n\n`);
  return {
    listener(request, response) {
      const page = new URL(request.url ?? '/', 'http://localhost').searchParams.get('page') ?? '/';
      response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' });
      response.write(`retry: ${RETRY}\n`);
      browsers.set(response, page);
      response.on('close', () => browsers.delete(response));
      send(response, page);
    },
    tell() {
      for (const [response, page] of browsers) send(response, page);
    },
    close() {
      for (const response of browsers.keys()) response.end();
    },
  };
}
