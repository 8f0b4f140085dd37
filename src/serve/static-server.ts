import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { hashOf } from '../lib/fingerprint.ts';
import { readFromOneBuild, type SiteFiles } from './files.ts';
import { hostHeaders, overPlainHttp } from './headers.ts';
import { PATIENCE } from './node-adapter.ts';
import { resolvePath } from './resolve.ts';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

const COME_BACK: Answer = { status: 503, headers: { 'Retry-After': '1' } };

/** How often an answer is tried while a build swaps the folder, and the pause between attempts, in milliseconds. */
const ATTEMPTS = 20;
const PAUSE = 5;

/**
 * A server that answers as plain static hosting would, with the headers that the site sets. It reads the folder again for
 * each request, and each answer is from one build, even while the next one is being swapped in.
 *
 * @param site its folder, or its files if they lie elsewhere
 * @param live what answers at some paths in place of files
 * @param restore puts the folder back if a build died while it was replacing it
 */
export function createStaticServer(
  site: string | SiteFiles,
  live?: { readonly paths: readonly string[]; readonly listener: RequestListener },
  restore: (folder: string) => void = () => {},
): Server {
  async function answerNow(request: IncomingMessage): Promise<Answer> {
    if (typeof site !== 'string') return answerTo(site, request);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      try {
        const found = readFromOneBuild(site, restore, (files) => answerTo(files, request));
        if (found) return found;
      } catch (error) {
        // An error of the disk is no reason to stop the server.
        if ((error as NodeJS.ErrnoException).code === undefined) throw error;
        break;
      }
      await wait(PAUSE);
    }
    return COME_BACK;
  }

  return createServer(PATIENCE, async (request, response) => {
    const isLive = live?.paths.some((path) => covers(path, pathOf(request)));
    if (isLive) live?.listener(request, response);
    else send(await answerNow(request), request, response);
  });
}

/** A path that ends with a slash means all below it, and itself without the slash, too. */
const covers = (path: string, asked: string) =>
  asked === path || (path.endsWith('/') && (asked.startsWith(path) || `${asked}/` === path));

export const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?', 1)[0] ?? '/';

export function answer(files: SiteFiles, request: IncomingMessage, response: ServerResponse): void {
  send(answerTo(files, request), request, response);
}

function answerTo(files: SiteFiles, request: IncomingMessage): Answer {
  if (request.method !== 'GET' && request.method !== 'HEAD') return { status: 405, headers: { Allow: 'GET, HEAD' } };
  const [path = '/', query] = (request.url ?? '/').split('?', 2);
  const resolution = resolvePath(files, path);
  const { 'cache-control': kept, ...headers } = overPlainHttp(hostHeaders(files, path));
  if (resolution.kind === 'nothing') return { status: resolution.status, headers };
  if (resolution.kind === 'redirect') {
    const { to, status } = resolution;
    return { status, headers: { ...headers, Location: query === undefined ? to : `${to}?${query}` } };
  }
  const { path: file, status } = resolution;
  const bytes = files.read(file);
  const type = TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream';
  // Everything but text is compressed already.
  const isText = type.endsWith('charset=utf-8');
  const encoding = isText ? chooseEncoding(request.headers['accept-encoding']) : undefined;
  const ofFile = {
    ...headers,
    'Content-Type': type,
    // What is missing today may be there tomorrow.
    'Cache-Control': (status === 200 && kept) || 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    ...(isText && { Vary: 'Accept-Encoding' }),
    ETag: `"${hashOf(bytes)}${encoding ? `-${encoding}` : ''}"`,
  };
  if (status === 200 && request.headers['if-none-match'] === ofFile.ETag) return { status: 304, headers: ofFile };
  if (!encoding) return { status, headers: ofFile, body: bytes };
  return { status, headers: { ...ofFile, 'Content-Encoding': encoding }, body: COMPRESS[encoding](bytes) };
}

function send({ status, headers, body }: Answer, request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.writeHead(status, body && { 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

const COMPRESS = {
  br: (bytes: Uint8Array) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Uint8Array) => gzipSync(bytes),
};

/** The best encoding that the browser accepts and does not rule out with `q=0`. */
function chooseEncoding(accepted: string | string[] | undefined): keyof typeof COMPRESS | undefined {
  const offers = String(accepted ?? '').split(/\s*,\s*/);
  return (['br', 'gzip'] as const).find((encoding) =>
    offers.some((offer) => offer.split(';')[0] === encoding && !/;\s*q=0(\.0+)?$/.test(offer)),
  );
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
