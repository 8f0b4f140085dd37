import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isCompressible, mediaType } from './media-types.ts';
import { PATIENCE } from './node-adapter.ts';
import { resolvePath } from './resolve.ts';

const ONE_YEAR = 'public, max-age=31536000, immutable';

/** What answers at some paths in place of files. */
export interface LivePaths {
  readonly paths: readonly string[];
  readonly listener: RequestListener;
}

/** A server that answers as plain static hosting would. It reads the folder anew for each request. */
export function createStaticServer(folder: string, live?: LivePaths): Server {
  return createServer(PATIENCE, (request, response) => {
    if (live?.paths.includes(pathOf(request))) {
      live.listener(request, response);
      return;
    }
    try {
      answer(folder, request, response);
    } catch (error) {
      // A build may swap the folder between finding a file and reading it.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      response.writeHead(503, { 'Retry-After': '1' }).end();
    }
  });
}

const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?', 1)[0] ?? '/';

function answer(folder: string, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const [path = '/', query] = (request.url ?? '/').split('?', 2);
  const resolution = resolvePath(folder, path);
  if (resolution.kind === 'nothing') {
    response.writeHead(404).end();
  } else if (resolution.kind === 'redirect') {
    response.writeHead(301, { Location: query === undefined ? resolution.to : `${resolution.to}?${query}` }).end();
  } else {
    sendFile(resolution.path, resolution.status, path.startsWith('/assets/'), request, response);
  }
}

function sendFile(path: string, status: number, hashed: boolean, request: IncomingMessage, response: ServerResponse) {
  const bytes = readFileSync(path);
  const type = mediaType(path);
  const encoding = isCompressible(type) ? chooseEncoding(request.headers['accept-encoding']) : undefined;
  const tag = `"${createHash('sha1').update(bytes).digest('base64url')}${encoding ? `-${encoding}` : ''}"`;
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', hashed && status === 200 ? ONE_YEAR : 'no-cache');
  response.setHeader('ETag', tag);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (isCompressible(type)) response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200 && request.headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return;
  }
  const body = compress(bytes, encoding);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.writeHead(status, { 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

type Encoding = 'br' | 'gzip';

/** The best encoding that the browser accepts and does not rule out with `q=0`. */
function chooseEncoding(accepted: string | string[] | undefined): Encoding | undefined {
  const offers = String(accepted ?? '')
    .split(',')
    .map((offer) => offer.trim());
  return (['br', 'gzip'] as const).find((encoding) =>
    offers.some((offer) => offer.split(';')[0] === encoding && !/;\s*q=0(\.0+)?$/.test(offer)),
  );
}

function compress(bytes: Buffer, encoding: Encoding | undefined): Buffer {
  if (encoding === 'br') return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === 'gzip' ? gzipSync(bytes) : bytes;
}
