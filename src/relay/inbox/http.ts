/** Reading requests to the inbox, and the headers of its responses. */
import { readBody } from '../read-body.ts';
import { urlencodedEntries } from '../read-entries.ts';
import { seeOther } from '../respond.ts';

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** For pages that ask what came of a call. */
const SCRIPT_POLICY = `${POLICY}; script-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`;

/** Headers of a page whose address holds a key: requests that it causes must not repeat that address. */
export const HIDDEN_ADDRESS = { 'Referrer-Policy': 'no-referrer' };

/** Headers of every response of the inbox: it must not be cached, framed or indexed, and its URL must not leak. */
export const securityHeaders = (
  type: string,
  { hasScript } = { hasScript: false },
): Readonly<Record<string, string>> => ({
  'Content-Type': type.startsWith('image/') ? type : `${type}; charset=utf-8`,
  'Cache-Control': 'no-store',
  'Content-Security-Policy': hasScript ? SCRIPT_POLICY : POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // With `no-referrer`, browsers would send `Origin: null` with our own forms (fetch.spec.whatwg.org/#origin-header).
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
});

/** Redirects to another page of the inbox. */
export const redirect = (to: string, headers: Readonly<Record<string, string>> = {}): Response =>
  seeOther(to, { ...securityHeaders('text/plain'), ...headers });

/** Fields of a posted form. */
export type Entries = Readonly<Record<string, string>>;

/** Reads a posted form. Returns no entries if it is longer than `limit` bytes, arrived incomplete, or is not in UTF-8. */
export async function readEntries(request: Request, limit: number): Promise<Entries> {
  const { kind, content } = await readBody(request, { bytes: limit });
  if (kind !== 'whole') return {};
  try {
    return Object.fromEntries(urlencodedEntries(content));
  } catch {
    return {};
  }
}

export const isReadOnly = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';
