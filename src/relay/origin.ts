import { parseUrl } from '../lib/url.ts';

/** Where a request comes from, as far as its browser says. */
export type Provenance =
  /** From a page under the relay's own address, or from a browser or program that does not say. */
  | { readonly kind: 'own' }
  /** From a page elsewhere that may use the relay. */
  | { readonly kind: 'allowed'; readonly origin: string }
  | { readonly kind: 'foreign' };

/**
 * Keeps other people's pages from posting here. A page elsewhere can hide its origin (a sandboxed frame sends `null`, some
 * leave `Origin` out), but browsers then still say that the request crosses sites. Programs can write anything into both,
 * so this is a fence and not a lock: silence passes.
 */
export function provenance(request: Request, allowed: ReadonlySet<string>): Provenance {
  const origin = request.headers.get('Origin');
  const site = request.headers.get('Sec-Fetch-Site');
  if (origin !== null && allowed.has(origin)) return { kind: 'allowed', origin };
  if (site === 'cross-site') return { kind: 'foreign' };
  if (origin === null) return { kind: 'own' };
  if (origin === 'null') return { kind: site === 'same-origin' ? 'own' : 'foreign' };
  // Only the host is compared: behind a proxy that ends TLS the relay itself is spoken to by plain http.
  return { kind: parseUrl(origin)?.host === new URL(request.url).host ? 'own' : 'foreign' };
}

/** The origins of a site's address: as it is, and with and without `www.`. */
export function originsOf(baseUrl: string): readonly string[] {
  const { protocol, host } = new URL(baseUrl);
  const bare = host.replace(/^www\./, '');
  return [`${protocol}//${bare}`, `${protocol}//www.${bare}`];
}

/** Headers that let the script of an allowed page elsewhere post and read the answer. */
export function corsHeaders(from: Provenance): Readonly<Record<string, string>> {
  if (from.kind !== 'allowed') return {};
  return { 'Access-Control-Allow-Origin': from.origin, 'Access-Control-Expose-Headers': 'Retry-After', Vary: 'Origin' };
}

/** Headers that answer a browser's question whether such a script may post at all. A day of caching saves most of them. */
export const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': '86400',
};
