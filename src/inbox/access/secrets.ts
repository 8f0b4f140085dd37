/** Secrets of people who sign in: making, keeping and comparing them, and the cookies that carry them. */
import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Place } from './place.ts';

/** 256 random bits, as 43 characters. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What the journal keeps of a secret: enough to recognise it, useless for signing in. Slow hashes are for passwords. */
export const digestOf = (secret: string): string => hash('sha256', secret, 'base64url');

/** Compares two texts in constant time. */
export const isSame = (given: string, expected: string): boolean =>
  timingSafeEqual(Buffer.from(digestOf(given)), Buffer.from(digestOf(expected)));

interface Cookie {
  readonly name: string;
  /** Path to which it is sent. */
  readonly path: string;
  /** In milliseconds. */
  readonly lasts: number;
}

/** With the prefix `__Secure-`, browsers accept a cookie only over TLS (RFC 6265bis). */
const nameAt = ({ name }: Pick<Cookie, 'name'>, { isPlain }: Place) => (isPlain ? name : `__Secure-${name}`);

/** The header that sets a cookie no script can read; an empty value deletes it. */
export function setCookie(cookie: Cookie, value: string, place: Place) {
  const age = value === '' ? 0 : Math.floor(cookie.lasts / 1000);
  const rest = `; Path=${cookie.path}; Max-Age=${age}; HttpOnly; SameSite=Lax${place.isPlain ? '' : '; Secure'}`;
  return { 'Set-Cookie': `${nameAt(cookie, place)}=${value}${rest}` };
}

/** The value that a browser sent back. */
export function readCookie(cookie: Pick<Cookie, 'name'>, request: Request, place: Place): string | undefined {
  const start = `${nameAt(cookie, place)}=`;
  const pairs = request.headers.get('Cookie')?.split(/;\s*/) ?? [];
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) || undefined;
}
