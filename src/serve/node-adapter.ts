import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { PassThrough, Readable } from 'node:stream';

/** A web-standard request handler that also gets the visitor's address. */
export type WebHandler = (request: Request, client: { readonly address: string | undefined }) => Promise<Response>;

export interface AdapterOptions {
  /**
   * True takes the visitor's address from `X-Forwarded-For`, as the proxy in front wrote it. Without such a proxy
   * visitors could write anything into it.
   */
  readonly trustProxy: boolean;
  /** Gets the exceptions of the handler. The visitor gets a 500. */
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
      // What was not read is discarded, so that a sender who is still sending gets the answer.
      .finally(() => incoming.unpipe().resume())
      .catch((error: unknown) => {
        options.onError(error);
        if (!response.headersSent) response.writeHead(500, { 'Cache-Control': 'no-store' }).end();
        else response.destroy();
      });
  };
}

/** Time limits of requests: ten seconds for the headers, thirty in all. A phone on a train needs five. */
export const PATIENCE = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };

/**
 * Maximum connections at a time, in all and from one address. Any more are closed at once, and browsers try again. The
 * first limit protects the memory, the second the places of other visitors. A browser opens six, and there may be an office
 * behind one address.
 */
export const CONNECTIONS = { all: 1_000, address: 100 };

/**
 * How long a connection may stay idle, in milliseconds. A proxy sends the next visitor's form through a connection that
 * it has kept, and if that has just been closed here, the form is lost: so a proxy must always be the first to close.
 * Caddy keeps them two minutes, nginx one, Google's load balancer ten (cloud.google.com, «Timeouts and retries»).
 * Browsers notice and send again, and idle ones would take the place of others.
 */
const IDLE = { behindProxy: 620_000, direct: 5_000 };

/**
 * A form with files may take longer than any other, as long as it goes on arriving: five minutes, at no less than a poor
 * mobile network gives. An attacker who wants to keep a connection busy has to send as much.
 */
const UPLOAD = { longestMs: 300_000, bytesPerSecond: 20_000 };

export interface ServerOptions extends AdapterOptions {
  /** In milliseconds. */
  readonly patience?: typeof PATIENCE;
}

export function createWebServer(handler: WebHandler, options: ServerOptions): Server {
  const patience = options.patience ?? PATIENCE;
  const server = createServer({ ...patience, requestTimeout: UPLOAD.longestMs }, toListener(handler, options));
  server.on('request', (incoming) => endIfSlow(incoming, patience));
  server.maxConnections = CONNECTIONS.all;
  // Behind a proxy, all connections come from the proxy.
  if (!options.trustProxy) limitEachAddress(server, CONNECTIONS.address);
  server.keepAliveTimeout = options.trustProxy ? IDLE.behindProxy : IDLE.direct;
  return server;
}

/** Node has one time limit for all requests. This shorter one is for all that do not keep arriving at a fair pace. */
function endIfSlow(incoming: IncomingMessage, { requestTimeout, connectionsCheckingInterval }: typeof PATIENCE): void {
  const { socket } = incoming;
  const isUpload = /^multipart\/form-data\b/i.test(incoming.headers['content-type'] ?? '');
  const [begun, readBefore] = [performance.now(), socket.bytesRead];
  const look = () => {
    const elapsed = performance.now() - begun;
    if (elapsed < requestTimeout) return;
    const isFair = (socket.bytesRead - readBefore) * 1000 >= elapsed * UPLOAD.bytesPerSecond;
    if (!isUpload || !isFair) socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n').destroySoon();
  };
  const timer = setInterval(look, connectionsCheckingInterval).unref();
  incoming.once('close', () => clearInterval(timer));
}

function limitEachAddress(server: Server, limit: number): void {
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

/** The web-standard request, or undefined if its address or headers are invalid. */
function toRequest(incoming: IncomingMessage): Request | undefined {
  const { method = 'GET', headers, url = '/' } = incoming;
  // A proxy in front may have used the other host (RFC 9112, 3.2).
  if ((incoming.headersDistinct.host?.length ?? 0) > 1) return undefined;
  try {
    const address = new URL(url.startsWith('/') ? `http://${headers.host ?? 'localhost'}${url}` : url);
    const body = method === 'GET' || method === 'HEAD' ? null : toStream(incoming);
    // `duplex` is required with a stream (Fetch standard) and unknown to the DOM's types.
    return new Request(address, { method, headers, body, duplex: 'half' } as RequestInit);
  } catch {
    return undefined;
  }
}

/**
 * The body as a web stream. A reader who stops early would end the request itself, and with it the connection and the
 * answer; a stream in between can end alone.
 */
function toStream(incoming: IncomingMessage): ReadableStream {
  const body = incoming.pipe(new PassThrough());
  incoming.once('close', () => incoming.complete || body.destroy(new Error('The connection was closed.')));
  return Readable.toWeb(body) as ReadableStream;
}

function addressOf(incoming: IncomingMessage, trustProxy: boolean): string | undefined {
  const forwarded = String(incoming.headers['x-forwarded-for'] ?? '');
  // The last entry is from the proxy next to us.
  const last = trustProxy ? forwarded.split(',').at(-1)?.trim() : undefined;
  return last || incoming.socket.remoteAddress;
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  if (answer.body) response.setHeader('Content-Length', body.length);
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(body);
}
