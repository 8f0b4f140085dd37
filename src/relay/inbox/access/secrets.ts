/** Secrets for signing in: generating, hashing and comparing them, and the cookie that carries one. */
import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Endpoint } from './endpoint.ts';

/** Returns 256 random bits, as 43 characters. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Hashes a secret for the journal, where it is useless for signing in. Only passwords would need a slow hash. */
export const digestOf = (secret: string): string => hash('sha256', secret, 'base64url');

/** Compares two strings in constant time. */
export const isSame = (given: string, expected: string): boolean =>
  timingSafeEqual(Buffer.from(digestOf(given)), Buffer.from(digestOf(expected)));

/** With the prefix `__Secure-`, browsers accept a cookie only over TLS (RFC 6265bis). */
const cookieAt = ({ isPlainHttp }: Endpoint) => (isPlainHttp ? 'nebel-inbox' : '__Secure-nebel-inbox');

/**
 * Returns the header that sets a cookie no script can read. An empty value deletes it.
 *
 * @param path to which it is sent
 * @param maxAge in milliseconds
 */
export function setCookie(path: string, value: string, maxAge: number, endpoint: Endpoint) {
  const rest = `; Path=${path}; Max-Age=${maxAge / 1000}; HttpOnly; SameSite=Lax${endpoint.isPlainHttp ? '' : '; Secure'}`;
  return { 'Set-Cookie': `${cookieAt(endpoint)}=${value}${rest}` };
}

/** Returns the value of the cookie, or undefined if it is missing or empty. */
export function readCookie(request: Request, endpoint: Endpoint): string | undefined {
  const start = `${cookieAt(endpoint)}=`;
  const pairs = request.headers.get('Cookie')?.split(/;\s*/) ?? [];
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) || undefined;
}
