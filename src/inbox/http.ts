/** What all requests to the inbox and all its answers share. */
import { readBody } from '../relay/read-body.ts';
import { seeOther } from '../relay/respond.ts';

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** Headers of every answer of the inbox: it is not cached, framed or indexed, and its address is not passed on. */
export const guarded = (type: string, script = false): Readonly<Record<string, string>> => ({
  'Content-Type': `${type}; charset=utf-8`,
  'Cache-Control': 'no-store',
  'Content-Security-Policy': script ? `${POLICY}; script-src 'self'; connect-src 'self'` : POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // With `no-referrer`, browsers would send `Origin: null` with forms of our own (fetch.spec.whatwg.org/#origin-header).
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
});

/** Sends the browser to another page of the inbox. */
export const redirect = (to: string, headers: Readonly<Record<string, string>> = {}): Response =>
  seeOther(to, { ...guarded('text/plain'), ...headers });

/** A posted form. */
export type Entries = Readonly<Record<string, string>>;

/** Reads a posted form. It counts as empty if it is longer than `limit` bytes or did not arrive completely. */
export async function readEntries(request: Request, limit: number): Promise<Entries> {
  const { kind, content } = await readBody(request, limit);
  return kind === 'whole' ? Object.fromEntries(new URLSearchParams(await content.text())) : {};
}

/** Whether a request only reads. */
export const isReading = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';
