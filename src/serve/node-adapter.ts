import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { PassThrough, Readable } from 'node:stream';

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
}

export function toListener(handler: WebHandler, options: AdapterOptions): RequestListener {
  return (incoming, response) => {
    const request = toRequest(incoming);
    if (!request) {
      response.writeHead(400).end();
      return;
    }
    handler(request, { address: addressOf(incoming, options.trustProxy) })
      .then((answer) => send(answer, response))
      // Drains the rest of the body, so that a client that is still sending gets the response.
      .finally(() => incoming.unpipe().resume())
      .catch((error: unknown) => {
        options.onError(error);
        if (!response.headersSent) response.writeHead(500, { 'Cache-Control': 'no-store' }).end();
        else response.destroy();
      });
  };
}

/** Time limits of a request, in milliseconds. A phone on a train needs five seconds in all. */
export const TIME_LIMITS = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };

/**
 * Maximum concurrent connections, in total and per address. Excess ones are closed immediately, and browsers retry. The
 * total protects memory; the limit per address keeps one client from using up the total. A browser opens six connections,
 * and a whole office can share one address.
 */
export const CONNECTIONS = { all: 1_000, address: 100 };

/**
 * Keep-alive timeouts in milliseconds. A proxy reuses connections for the next visitor's form; if this server has just
 * closed one, the form is lost. So the proxy must always be the first to close. Caddy keeps idle connections for two
 * minutes, nginx for one, Google's load balancer for ten (cloud.google.com, «Timeouts and retries»). Browsers retry,
 * and their idle connections would count towards the limit.
 */
const KEEP_ALIVE_MS = { behindProxy: 620_000, direct: 5_000 };

/**
 * Limits of a form with files, which may take longer while it keeps arriving at the speed of a poor mobile network. An
 * attacker who wants to hold a connection open must keep up that rate.
 */
const UPLOAD = { maxMs: 300_000, minBytesPerSecond: 20_000 };

export interface ServerOptions extends AdapterOptions {
  readonly timeLimits?: typeof TIME_LIMITS;
}

export function createWebServer(handler: WebHandler, options: ServerOptions): Server {
  const timeLimits = options.timeLimits ?? TIME_LIMITS;
  const server = createServer({ ...timeLimits, requestTimeout: UPLOAD.maxMs }, toListener(handler, options));
  server.on('request', (incoming) => endIfSlow(incoming, timeLimits));
  server.maxConnections = CONNECTIONS.all;
  // Behind a proxy, all connections come from the proxy.
  if (!options.trustProxy) limitPerAddress(server, CONNECTIONS.address);
  server.keepAliveTimeout = options.trustProxy ? KEEP_ALIVE_MS.behindProxy : KEEP_ALIVE_MS.direct;
  return server;
}

/** Applies the time limit to all requests except steady uploads. Node itself has a single limit for all. */
function endIfSlow(
  incoming: IncomingMessage,
  { requestTimeout, connectionsCheckingInterval }: typeof TIME_LIMITS,
): void {
  const { socket } = incoming;
  const isUpload = /^multipart\/form-data\b/i.test(incoming.headers['content-type'] ?? '');
  const [startedAt, bytesBefore] = [performance.now(), socket.bytesRead];
  const check = () => {
    const elapsed = performance.now() - startedAt;
    if (elapsed < requestTimeout) return;
    const isSteady = (socket.bytesRead - bytesBefore) * 1000 >= elapsed * UPLOAD.minBytesPerSecond;
    if (!isUpload || !isSteady) socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n').destroySoon();
  };
  const timer = setInterval(check, connectionsCheckingInterval).unref();
  incoming.once('close', () => clearInterval(timer));
}

function limitPerAddress(server: Server, limit: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 0) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > limit) socket.destroy();
  });
}

/** Converts to a web-standard request. Returns undefined if the URL or the headers are invalid. */
function toRequest(incoming: IncomingMessage): Request | undefined {
  const { method = 'GET', headers, url = '/' } = incoming;
  // A proxy in front may have gone by the other `Host` (RFC 9112, 3.2).
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
 * Returns the body as a web stream. The `PassThrough` shields the connection: cancelling a stream made directly from the
 * request would destroy its socket, and the response could not be sent.
 */
function toStream(incoming: IncomingMessage): ReadableStream {
  const body = incoming.pipe(new PassThrough());
  incoming.once('close', () => incoming.complete || body.destroy(new Error('The connection was closed.')));
  return Readable.toWeb(body) as ReadableStream;
}

function addressOf(incoming: IncomingMessage, trustProxy: boolean): string | undefined {
  const forwarded = String(incoming.headers['x-forwarded-for'] ?? '');
  // The nearest proxy appended the last entry.
  const last = trustProxy ? forwarded.split(',').at(-1)?.trim() : undefined;
  return last || incoming.socket.remoteAddress;
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  if (answer.body) response.setHeader('Content-Length', body.length);
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(body);
}
