/** A web server of its own for a request handler, protected from slow and numerous clients. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createInFlight } from './in-flight.ts';
import { type AdapterOptions, respondWithout, toListener, type WebHandler } from './node-adapter.ts';

/** Time limits of a request, in milliseconds. A phone on a train needs five seconds in all. */
export const TIME_LIMITS = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };

/**
 * Maximum concurrent connections, in total and per address. Excess ones are closed immediately, and browsers retry.
 * `proxied` is the total behind a proxy, which would tell its visitors that the relay is down: more than `IN_FLIGHT.all`, so
 * that this server itself responds to excess requests, and that idle connections have room.
 */
export const CONNECTIONS = { all: 1_000, address: 100, proxied: 3_000 };

/**
 * Keep-alive timeouts in milliseconds. A proxy reuses connections for the next visitor's form; if this server has just
 * closed one, the form is lost. So the proxy must always be the first to close. Caddy keeps idle connections for two
 * minutes, nginx for one, Google's load balancer for ten (cloud.google.com, «Timeouts and retries»). Browsers retry,
 * and their idle connections would count towards the limit.
 */
const KEEP_ALIVE_MS = { behindProxy: 620_000, direct: 5_000 };

/**
 * Limits of a form with files, which may take longer while it keeps arriving at the speed of a poor mobile network. No faster
 * than browsers expect (`timeFor`): they would try again for days, and be cut off each time. An attacker who wants to hold a
 * connection open must keep up that rate.
 */
export const UPLOAD = { maxMs: 300_000, minBytesPerSecond: 7_000 };

/**
 * Longest wait in milliseconds for the rest of a body after the response. Closing at once would discard a response that
 * the client has not read yet; most browsers read it only after they have sent everything.
 */
const LINGER_MS = { text: 3_000, upload: 20_000 };

export interface ServerOptions extends AdapterOptions {
  readonly timeLimits?: typeof TIME_LIMITS;
}

export function createWebServer(handler: WebHandler, options: ServerOptions): Server {
  const timeLimits = options.timeLimits ?? TIME_LIMITS;
  const listener = toListener(handler, options);
  const server = createServer({ ...timeLimits, requestTimeout: UPLOAD.maxMs }, listener);
  server.on('request', (incoming, response) => endIfSlow(incoming, response, timeLimits));
  server.maxConnections = options.trustProxy ? CONNECTIONS.proxied : CONNECTIONS.all;
  // Behind a proxy, all connections come from the proxy.
  if (!options.trustProxy) limitPerAddress(server, CONNECTIONS.address);
  server.keepAliveTimeout = options.trustProxy ? KEEP_ALIVE_MS.behindProxy : KEEP_ALIVE_MS.direct;
  return server;
}

/**
 * Applies the time limits to all requests except steady uploads, for which Node's own limit is enough. After the response,
 * the rest of the body has only a short time to arrive.
 */
function endIfSlow(
  incoming: IncomingMessage,
  response: ServerResponse,
  { requestTimeout, connectionsCheckingInterval }: typeof TIME_LIMITS,
): void {
  const { socket } = incoming;
  const isUpload = /^multipart\/form-data\b/i.test(incoming.headers['content-type'] ?? '');
  const [startedAt, bytesBefore] = [performance.now(), socket.bytesRead];
  const isSteady = () => {
    const elapsed = performance.now() - startedAt;
    return isUpload && (socket.bytesRead - bytesBefore) * 1000 >= elapsed * UPLOAD.minBytesPerSecond;
  };
  const checking = setInterval(() => {
    if (incoming.complete || socket.destroyed) clearInterval(checking);
    else if (!response.headersSent && performance.now() - startedAt >= requestTimeout && !isSteady())
      respondWithout(response, 408, { Connection: 'close' });
  }, connectionsCheckingInterval).unref();
  response.once('finish', () => {
    clearInterval(checking);
    const waitFor = (ms: number) => setTimeout(() => incoming.complete || end(), ms).unref();
    let end = () => {
      end = () => socket.destroy();
      if (isSteady()) waitFor(LINGER_MS.upload);
      else end();
    };
    if (!incoming.complete) waitFor(LINGER_MS.text);
  });
}

function limitPerAddress(server: Server, address: number): void {
  const enter = createInFlight({ all: Number.POSITIVE_INFINITY, network: Number.POSITIVE_INFINITY, address });
  server.on('connection', (socket) => {
    const entry = enter(socket.remoteAddress);
    if (typeof entry === 'string') socket.destroy();
    else socket.once('close', entry);
  });
}
