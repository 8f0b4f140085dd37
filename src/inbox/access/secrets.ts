/** Secrets that open the inbox: how they are made, kept, compared, and carried by browsers. */
import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Place } from './place.ts';

/** 256 bits that no one can guess, as 43 letters. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What the journal keeps of a secret: enough to recognise it, nothing to use it with. Slow hashes are for passwords. */
export const digestOf = (secret: string): string => hash('sha256', secret, 'base64url');

/** Compares in a time that does not depend on where two texts differ. */
export const isSame = (given: string, expected: string): boolean =>
  timingSafeEqual(Buffer.from(digestOf(given)), Buffer.from(digestOf(expected)));

interface Cookie {
  readonly name: string;
  /** Where it is sent to. */
  readonly path: string;
  /** In milliseconds. */
  readonly lasts: number;
}

/** A name that browsers accept only over TLS and from this very host's answers (RFC 6265bis, «__Secure-»). */
const nameAt = ({ name }: Pick<Cookie, 'name'>, { isPlain }: Place) => (isPlain ? name : `__Secure-${name}`);

/** The header that sets a cookie no script can read; an empty value deletes it. */
export function setCookie(cookie: Cookie, value: string, place: Place) {
  const age = value === '' ? 0 : Math.floor(cookie.lasts / 1000);
  const rest = `; Path=${cookie.path}; Max-Age=${age}; HttpOnly; SameSite=Lax${place.isPlain ? '' : '; Secure'}`;
  return { 'Set-Cookie': `${nameAt(cookie, place)}=${value}${rest}` };
}

/** What a browser sends back. */
export function readCookie(cookie: Pick<Cookie, 'name'>, request: Request, place: Place): string | undefined {
  const start = `${nameAt(cookie, place)}=`;
  const pairs = request.headers.get('Cookie')?.split(/;\s*/) ?? [];
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) || undefined;
}
