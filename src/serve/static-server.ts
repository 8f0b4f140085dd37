import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { hashOf } from '../lib/hash.ts';
import { FolderSwapped, filesOf, type SiteFiles } from './files.ts';
import { hostHeaders, overPlainHttp } from './headers.ts';
import { PATIENCE } from './node-adapter.ts';
import { resolvePath } from './resolve.ts';

/** How often a build may be in the way of one answer, and the pause after each time, in milliseconds. */
const ATTEMPTS = 20;
const PAUSE = 5;

/**
 * A server that answers as plain static hosting would, with the headers that the site wants. It reads the folder again for
 * each request; an answer, headers and all, is that of one build even while the next one is being swapped in.
 *
 * @param site its folder, or its files if they lie elsewhere
 * @param live what answers at some paths in place of files
 * @param restore puts the folder back if a build died while it was replacing it
 */
export function createStaticServer(
  site: string | SiteFiles,
  live?: { readonly paths: readonly string[]; readonly listener: RequestListener },
  restore?: (folder: string) => void,
): Server {
  const serve = (request: IncomingMessage, response: ServerResponse, attempt: number): void => {
    try {
      answer(typeof site === 'string' ? filesOf(site, restore) : site, request, response);
    } catch (error) {
      // Nothing was sent yet: an answer is sent when all of it was read.
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      const isSwapped = error instanceof FolderSwapped;
      if (isSwapped && attempt < ATTEMPTS) setTimeout(serve, PAUSE, request, response, attempt + 1);
      // What the disk does not give for one answer is no reason to give none at all.
      else if (isSwapped || (error as NodeJS.ErrnoException).code !== undefined)
        response.writeHead(503, { 'Retry-After': '1' }).end();
      else throw error;
    }
  };
  return createServer(PATIENCE, (request, response) => {
    if (live?.paths.some((path) => covers(path, pathOf(request)))) {
      live.listener(request, response);
      return;
    }
    serve(request, response, 1);
  });
}

/** A path that ends with a slash means all below it, and itself without the slash, too. */
const covers = (path: string, asked: string) =>
  asked === path || (path.endsWith('/') && (asked.startsWith(path) || `${asked}/` === path));

export const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?', 1)[0] ?? '/';

export function answer(files: SiteFiles, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const [path = '/', query] = (request.url ?? '/').split('?', 2);
  const resolution = resolvePath(files, path);
  const { 'cache-control': kept, ...headers } = overPlainHttp(hostHeaders(files, path));
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (resolution.kind === 'nothing') {
    response.writeHead(resolution.status).end();
  } else if (resolution.kind === 'redirect') {
    const { to, status } = resolution;
    response.writeHead(status, { Location: query === undefined ? to : `${to}?${query}` }).end();
  } else {
    const { path: file, status } = resolution;
    const bytes = files.read(file);
    const type = TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream';
    response.setHeader('Content-Type', type);
    // What is missing today may be there tomorrow.
    response.setHeader('Cache-Control', (status === 200 && kept) || 'no-cache');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    // Everything but text is compressed already.
    const isText = type.endsWith('charset=utf-8');
    if (isText) response.setHeader('Vary', 'Accept-Encoding');
    const encoding = isText ? chooseEncoding(request.headers['accept-encoding']) : undefined;
    sendBytes(bytes, status, encoding, request, response);
  }
}

function sendBytes(
  bytes: Uint8Array,
  status: number,
  encoding: Encoding | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const tag = `"${hashOf(bytes)}${encoding ? `-${encoding}` : ''}"`;
  response.setHeader('ETag', tag);
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

function compress(bytes: Uint8Array, encoding: Encoding | undefined): Uint8Array {
  if (encoding === 'br') return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === 'gzip' ? gzipSync(bytes) : bytes;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
};
