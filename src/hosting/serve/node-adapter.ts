/** Runs a web-standard request handler on Node's HTTP server. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createInFlight } from './in-flight.ts';

/** A web-standard request handler that also gets the visitor's address. */
export type WebHandler = (request: Request, client: { readonly address: string | undefined }) => Promise<Response>;

export interface AdapterOptions {
  /**
   * True if a proxy in front sets `X-Forwarded-For`, from which the visitor's address is then taken. Without a proxy,
   * visitors could forge that header.
   */
  readonly trustProxy: boolean;
  /** Receives exceptions of the handler. The visitor gets a 500. */
  readonly onError: (error: unknown) => void;
  /** Headers of all responses that do not set them themselves, also in place of the handler. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Seconds after which a refused sender may try again. Most requests take less than one. */
const RETRY_AFTER = '5';

/** Time in milliseconds that a refused request has to arrive completely, so that its sender gets the response. */
const REFUSED_LINGER_MS = 500;

/**
 * Creates a listener that passes requests on to the handler. Requests beyond the limits of `IN_FLIGHT` are refused without
 * reading their bodies.
 */
export function toListener(handler: WebHandler, options: AdapterOptions): RequestListener {
  const enter = createInFlight();
  return (incoming, response) => {
    for (const [name, value] of Object.entries(options.headers ?? {})) response.setHeader(name, value);
    const address = addressOf(incoming, options.trustProxy);
    const entry = enter(address);
    if (typeof entry === 'string') {
      respondWithout(response, entry === 'sender' ? 429 : 503, { 'Retry-After': RETRY_AFTER });
      drain(incoming);
      setTimeout(() => incoming.complete || incoming.destroy(), REFUSED_LINGER_MS).unref();
      return;
    }
    response.once('close', entry);
    const request = toRequest(incoming);
    if (!request) return respondWithout(response, 400);
    handler(request, { address })
      .then((answer) => send(answer, response))
      .finally(() => drain(incoming))
      .catch((error: unknown) => {
        options.onError(error);
        if (!response.headersSent) respondWithout(response, 500);
        else response.destroy();
      });
  };
}

/** Responds in place of the handler, without a body. */
export function respondWithout(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'Cache-Control': 'no-store', ...headers }).end();
}

/** Converts to a web-standard request. Returns undefined if the URL or the headers are invalid. */
function toRequest(incoming: IncomingMessage): Request | undefined {
  const { method = 'GET', headers, url = '/' } = incoming;
  // A proxy in front may have gone by another `Host` (RFC 9112, 3.2). Node itself refuses a request without any.
  if ((incoming.headersDistinct.host?.length ?? 0) > 1) return undefined;
  try {
    const target = new URL(url.startsWith('/') ? `http://${headers.host ?? 'localhost'}${url}` : url);
    const body = method === 'GET' || method === 'HEAD' ? null : toStream(incoming);
    // A stream requires `duplex` (Fetch standard), which the DOM types lack.
    return new Request(target, { method, headers, body, duplex: 'half' } as RequestInit);
  } catch {
    return undefined;
  }
}

/**
 * Bytes that the chunks of a body must have on average, once there are many. The work of parsing goes by chunks, and neither
 * browsers nor proxies send tiny ones.
 */
const MEAN_CHUNK = { bytes: 64, from: 10_000 };

/** Closes the connection of a client that sends its body in tiny chunks, which would keep everyone else waiting. */
function refuseTinyChunks(incoming: IncomingMessage): void {
  let chunks = 0;
  let bytes = 0;
  incoming.on('data', ({ length }: Buffer) => {
    chunks += 1;
    bytes += length;
    if (chunks > MEAN_CHUNK.from && bytes < chunks * MEAN_CHUNK.bytes) incoming.destroy();
  });
}

/** Bytes of a body that are held until the handler reads them. */
const ENOUGH = 64 * 1024;

/** Returns the body as a web stream. Unlike with `Readable.toWeb`, cancelling it leaves the connection open for the response. */
function toStream(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  let isOver = false;
  const once = (end: () => void) => () => {
    if (!isOver) end();
    isOver = true;
  };
  refuseTinyChunks(incoming);
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        incoming.on('data', (chunk: Buffer) => {
          controller.enqueue(chunk);
          if ((controller.desiredSize ?? 0) <= 0) incoming.pause();
        });
        const close = once(() => controller.close());
        const fail = once(() => controller.error(new Error('The connection was closed.')));
        // Without a listener for errors, a broken connection would end the process.
        incoming.on('end', close).on('close', fail).on('error', fail);
      },
      pull: () => void incoming.resume(),
      cancel() {
        isOver = true;
        drain(incoming);
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: ENOUGH }),
  );
}

/** Discards the rest of a body, so that a client that is still sending gets the response. */
function drain(incoming: IncomingMessage): void {
  incoming.removeAllListeners('data');
  refuseTinyChunks(incoming);
  incoming.resume();
}

function addressOf(incoming: IncomingMessage, trustProxy: boolean): string | undefined {
  // Node joins several headers in their order.
  const forwarded = String(incoming.headers['x-forwarded-for'] ?? '');
  // The nearest proxy appended the last entry.
  const last = trustProxy ? forwarded.split(',').at(-1)?.trim() : undefined;
  return last || incoming.socket.remoteAddress;
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  // A time limit may have been exceeded meanwhile.
  if (response.headersSent) return;
  const names = new Set(answer.headers.keys());
  for (const name of names) response.removeHeader(name);
  // Appended, because the iteration returns each cookie as an entry of its own.
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  if (answer.body) response.setHeader('Content-Length', body.length);
  response.writeHead(answer.status);
  response.end(body);
}
