/** Reading requests to the inbox, and the headers of its responses. */
import { orUndefined } from '../../base/lib/collections.ts';
import { readBody } from '../receive/read-body.ts';
import { urlencodedEntries } from '../receive/read-entries.ts';
import { BODY_LIMIT } from '../receive/read-form.ts';
import { seeOther } from '../receive/respond.ts';

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** For pages that ask what came of a call. */
export const SCRIPT_POLICY = `${POLICY}; script-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`;

/** Headers of every response of the inbox: it must not be cached, framed or indexed, and its URL must not leak. */
export const pageHeaders = (type: string, policy = POLICY): Readonly<Record<string, string>> => ({
  'Content-Type': type.startsWith('image/') ? type : `${type}; charset=utf-8`,
  'Cache-Control': 'no-store',
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // A path can hold a key. With `no-referrer`, our own forms would hide their origin (fetch.spec.whatwg.org/#origin-header).
  'Referrer-Policy': 'strict-origin',
  'X-Robots-Tag': 'noindex, nofollow',
});

/** Redirects to another page of the inbox. */
export const redirect = (to: string, headers: Readonly<Record<string, string>> = {}): Response =>
  seeOther(to, { ...pageHeaders('text/plain'), ...headers });

/** Fields of a posted form. */
export type Entries = Readonly<Record<string, string>>;

/** Reads a posted form. Returns no entries if it is too long, arrived incomplete, or is not in UTF-8. */
export async function readEntries(request: Request): Promise<Entries> {
  const { kind, content } = await readBody(request, { bytes: BODY_LIMIT });
  return (kind === 'whole' && orUndefined(() => Object.fromEntries(urlencodedEntries(content)))) || {};
}

export const isReadOnly = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';
