import { parseUrl } from '../../base/lib/url.ts';

/** Where a request comes from, according to its browser. */
export type Provenance =
  /** From a page on the relay's own origin, or from a client that sends no origin. */
  | { readonly kind: 'own' }
  /** From a page on another origin that may use the relay. */
  | { readonly kind: 'allowed'; readonly origin: string }
  | { readonly kind: 'foreign' };

/**
 * Returns the provenance of a request, to keep pages of other sites from posting here. Such a page can hide its origin (a
 * sandboxed frame sends `null`, some omit `Origin`), but browsers then still send `Sec-Fetch-Site: cross-site`. Other
 * clients can forge both headers, so this is no access control, and requests without them pass.
 */
export function provenance(request: Request, allowed: ReadonlySet<string>): Provenance {
  const origin = request.headers.get('Origin');
  const site = request.headers.get('Sec-Fetch-Site');
  if (origin !== null && allowed.has(origin)) return { kind: 'allowed', origin };
  if (site === 'cross-site') return { kind: 'foreign' };
  if (origin === null) return { kind: 'own' };
  if (origin === 'null') return { kind: site === 'same-origin' ? 'own' : 'foreign' };
  // Compares only the host: behind a proxy that terminates TLS, the relay itself is reached by plain HTTP.
  return { kind: parseUrl(origin)?.host === new URL(request.url).host ? 'own' : 'foreign' };
}

/** Returns the origins of a site, with and without `www.`. */
export function originsOf(baseUrl: string): readonly string[] {
  const { protocol, host } = new URL(baseUrl);
  const bare = host.replace(/^www\./, '');
  return [`${protocol}//${bare}`, `${protocol}//www.${bare}`];
}

/** Returns headers that let scripts on an allowed origin post and read the response. */
export function corsHeaders(from: Provenance): Readonly<Record<string, string>> {
  if (from.kind !== 'allowed') return {};
  return { 'Access-Control-Allow-Origin': from.origin, 'Access-Control-Expose-Headers': 'Retry-After', Vary: 'Origin' };
}

/** Response headers of a CORS preflight. Caching them for a day saves most preflights. */
export const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': '86400',
};
