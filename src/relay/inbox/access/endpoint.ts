/** The origin at which a browser uses the inbox, and the page that it opens after signing in. */
import { isThisMachine, parseUrl } from '../../../base/lib/url.ts';
import { provenance } from '../../receive/origin.ts';
import { SECTIONS } from '../shell.tsx';

/** An origin at which the inbox is used. */
export interface Endpoint {
  /** `https://www.example.ch` */
  readonly origin: string;
  /** True on the user's own machine, which is reached without TLS. */
  readonly isPlainHttp: boolean;
}

/**
 * Returns the endpoint at which a request reaches the inbox. The request only decides whether that is on this machine. The
 * rest is taken from the site, so that a forged host never gets into mailed links.
 *
 * @param site origin of the website: `https://www.example.ch`
 */
export function endpointOf(request: Request, site: string): Endpoint {
  const { hostname, origin } = new URL(request.url);
  const isForwarded = FORWARDED.some((name) => request.headers.has(name));
  if (isThisMachine(hostname) && !isForwarded) return { origin, isPlainHttp: true };
  return { origin: new URL(site).origin, isPlainHttp: false };
}

/** Headers that proxies add. Behind a proxy, a local host name only tells how the proxy reaches us. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip'];

/** True if a request was sent by a page of the same origin, as far as its browser reveals. */
export function isFromInboxPage(request: Request, { origin }: Endpoint): boolean {
  const site = request.headers.get('Sec-Fetch-Site') ?? 'none';
  return /^(same-origin|none)$/.test(site) && provenance(request, new Set([origin])).kind !== 'foreign';
}

/** Returns the wanted page if it is in the inbox. Ignores all but path and query, so it cannot lead to another website. */
export function returnPath(wanted: string, inbox: string): string {
  const { pathname = '', search = '' } = parseUrl(wanted, 'http://inbox.invalid') ?? {};
  return pathname.startsWith(inbox) && !pathname.startsWith(inbox + SECTIONS.access) ? pathname + search : inbox;
}
