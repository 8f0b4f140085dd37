import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isFolder } from '../../base/disk/disk.ts';
import { errorCode } from '../../base/lib/errors.ts';
import { hashOf } from '../../base/lib/fingerprint.ts';
import { filesIn, readFromOneBuild, type SiteFiles } from './files.ts';
import { hostHeaders, overPlainHttp } from './headers.ts';
import { resolvePath } from './resolve.ts';
import { TIME_LIMITS } from './web-server.ts';

interface StaticResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

const RETRY_LATER: StaticResponse = { status: 503, headers: { 'Retry-After': '1' } };

/** Number of attempts while a build swaps the folder, and the pause between them. */
const ATTEMPTS = 20;
const PAUSE_MS = 5;

/**
 * Creates a server that behaves like plain static hosting and sends the headers that the site sets. It reads the folder
 * on every request. Each response comes from a single build, even while the next one is being swapped in.
 */
export function createStaticServer(folder: string, { live, ...options }: StaticServerOptions = {}): Server {
  return createServer(TIME_LIMITS, async (request, response) => {
    const isLive = live?.paths.some((path) => covers(path, pathOf(request)));
    if (isLive) live?.listener(request, response);
    else await respondFromFolder(folder, request, response, options);
  });
}

interface StaticServerOptions extends Omit<FolderOptions, 'view'> {
  /** Handles some paths instead of files. A path that ends with a slash includes all below it. */
  readonly live?: { readonly paths: readonly string[]; readonly listener: RequestListener };
}

/** A path that ends with a slash also covers itself without the slash. */
const covers = (path: string, requested: string) =>
  requested === path || (path.endsWith('/') && `${requested}/`.startsWith(path));

export const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?', 1)[0] ?? '/';

interface FolderOptions {
  /** Puts the folder back if a build was killed while replacing it. */
  readonly restore?: (folder: string) => void;
  /** Path below which the site lies, without a slash at its end. */
  readonly base?: string;
  /** Changes the files before they are sent. */
  readonly view?: (files: SiteFiles) => SiteFiles;
}

/** Responds with a file of a folder as one build left it, even while the next one is being swapped in. */
export async function respondFromFolder(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
  { restore = () => {}, base = '', view = (files) => files }: FolderOptions = {},
): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      if (!isFolder(folder)) restore(folder);
      const answer = readFromOneBuild([folder], () => answerTo(view(filesIn(folder)), request, base));
      if (answer) return send(answer, request, response);
    } catch (error) {
      // A file system error must not stop the server.
      if (errorCode(error) === undefined) throw error;
      break;
    }
    await wait(PAUSE_MS);
  }
  send(RETRY_LATER, request, response);
}

function answerTo(files: SiteFiles, request: IncomingMessage, base: string): StaticResponse {
  if (request.method !== 'GET' && request.method !== 'HEAD') return { status: 405, headers: { Allow: 'GET, HEAD' } };
  const path = pathOf(request);
  const resolution = resolvePath(files, path, base);
  const { 'cache-control': cacheControl, ...headers } = overPlainHttp(hostHeaders(files, path));
  if (resolution.kind === 'nothing') return { status: resolution.status, headers };
  if (resolution.kind === 'redirect') {
    const { to, status } = resolution;
    const location = to + (request.url ?? '').slice(path.length);
    // The address may have a page again after the next build, and browsers keep a redirect for good.
    return { status, headers: { ...headers, 'Cache-Control': 'no-cache', Location: location } };
  }
  const { path: file, status } = resolution;
  const bytes = files.read(file);
  const type = TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream';
  // All other types are already compressed.
  const isText = type.endsWith('charset=utf-8');
  const encoding = isText ? chooseEncoding(request.headers['accept-encoding']) : undefined;
  const fileHeaders = {
    ...headers,
    'Content-Type': type,
    // A missing file may exist after the next build.
    'Cache-Control': (status === 200 && cacheControl) || 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    ...(isText && { Vary: 'Accept-Encoding' }),
    ETag: `"${hashOf(bytes)}${encoding ? `-${encoding}` : ''}"`,
  };
  const known = (request.headers['if-none-match'] ?? '').split(/\s*,\s*/).map((tag) => tag.replace(/^W\//, ''));
  if (status === 200 && known.includes(fileHeaders.ETag)) return { status: 304, headers: fileHeaders };
  const part = status === 200 && !isText ? partOf(request, bytes.length, fileHeaders.ETag) : undefined;
  if (part) {
    const [start, end] = part;
    const range = { 'Content-Range': `bytes ${start}-${end - 1}/${bytes.length}` };
    return { status: 206, headers: { ...fileHeaders, ...range }, body: bytes.subarray(start, end) };
  }
  if (!encoding) return { status, headers: fileHeaders, body: bytes };
  return { status, headers: { ...fileHeaders, 'Content-Encoding': encoding }, body: COMPRESS[encoding](bytes) };
}

/**
 * Returns start and end of the part of a file that is requested (RFC 9110, 14.2): Safari plays a video only in parts. Undefined
 * for the whole file, which is also the answer to a request for several parts or for bytes that it does not have.
 */
function partOf(
  { method, headers }: IncomingMessage,
  size: number,
  tag: string,
): [start: number, end: number] | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (method !== 'GET' || from + to === '' || (headers['if-range'] ?? tag) !== tag) return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size : Math.min(size, Number(to) + 1);
  return start < end ? [start, end] : undefined;
}

function send({ status, headers, body }: StaticResponse, request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.writeHead(status, body && { 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

const COMPRESS = {
  br: (bytes: Uint8Array) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Uint8Array) => gzipSync(bytes),
};

/** Returns the best encoding that the browser accepts, that is, lists without `q=0`. */
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
  '.rss': 'application/rss+xml; charset=utf-8',
  '.atom': 'application/atom+xml; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.pdf': 'application/pdf',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};
