/** Secrets for signing in: generating, hashing and comparing them, and the cookies that carry them. */
import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Endpoint } from './place.ts';

/** Returns 256 random bits, as 43 characters. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Hashes a secret for the journal, where it is useless for signing in. Only passwords would need a slow hash. */
export const digestOf = (secret: string): string => hash('sha256', secret, 'base64url');

/** Compares two strings in constant time. */
export const isSame = (given: string, expected: string): boolean =>
  timingSafeEqual(Buffer.from(digestOf(given)), Buffer.from(digestOf(expected)));

interface Cookie {
  readonly name: string;
  /** Path to which it is sent. */
  readonly path: string;
  /** In milliseconds. */
  readonly maxAge: number;
}

/** With the prefix `__Secure-`, browsers accept a cookie only over TLS (RFC 6265bis). */
const nameAt = ({ name }: Pick<Cookie, 'name'>, { isPlainHttp }: Endpoint) => (isPlainHttp ? name : `__Secure-${name}`);

/** Returns the header that sets a cookie no script can read. An empty value deletes it. */
export function setCookie(cookie: Cookie, value: string, endpoint: Endpoint) {
  const age = value === '' ? 0 : Math.floor(cookie.maxAge / 1000);
  const rest = `; Path=${cookie.path}; Max-Age=${age}; HttpOnly; SameSite=Lax${endpoint.isPlainHttp ? '' : '; Secure'}`;
  return { 'Set-Cookie': `${nameAt(cookie, endpoint)}=${value}${rest}` };
}

/** Returns the value of a cookie, or undefined if it is missing or empty. */
export function readCookie(cookie: Pick<Cookie, 'name'>, request: Request, endpoint: Endpoint): string | undefined {
  const start = `${nameAt(cookie, endpoint)}=`;
  const pairs = request.headers.get('Cookie')?.split(/;\s*/) ?? [];
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) || undefined;
}
