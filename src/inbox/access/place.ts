/** The address under which a browser uses the inbox, and the page that it opens after signing in. */
import { isThisMachine, parseUrl } from '../../lib/url.ts';
import { provenance } from '../../relay/origin.ts';
import { PLACES } from '../shell.tsx';

/** An address under which the inbox is used. */
export interface Place {
  /** `https://www.example.ch` */
  readonly origin: string;
  /** True on the reader's own machine, which is reached without TLS. */
  readonly isPlain: boolean;
  /** What passkeys are bound to (the RP ID of WebAuthn). Undefined for an IP address, where browsers support none. */
  readonly domain: string | undefined;
}

/** Whether passkeys can be used at an address. */
export const hasPasskeys = ({ domain }: Place): boolean => domain !== undefined;

/**
 * The address under which a request reaches the inbox. The request itself only decides whether that is on this machine;
 * the rest follows from the site's address, so that no mailed link and no passkey is made for a host that others chose.
 *
 * @param site address of the website: `https://www.example.ch`
 */
export function placeOf(request: Request, site: string): Place {
  const { hostname, origin } = new URL(request.url);
  const isForwarded = FORWARDED.some((name) => request.headers.has(name));
  if (isThisMachine(hostname) && !isForwarded)
    return { origin, isPlain: true, domain: hostname === 'localhost' ? hostname : undefined };
  const own = new URL(site);
  return { origin: own.origin, isPlain: false, domain: own.hostname };
}

/** Headers that a proxy adds. Behind a proxy, a local host name only says how the proxy reaches us. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip'];

/** Whether a request was sent by a page under the same address, as far as its browser tells. */
export function isFromOwnPage(request: Request, { origin }: Place): boolean {
  const site = request.headers.get('Sec-Fetch-Site') ?? 'none';
  return /^(same-origin|none)$/.test(site) && provenance(request, new Set([origin])).kind !== 'foreign';
}

/** The page that someone wanted, if it is in the inbox. Only path and query count, so it cannot be on another website. */
export function wayBack(wanted: string, inbox: string): string {
  const { pathname = '', search = '' } = parseUrl(wanted, 'http://inbox.invalid') ?? {};
  return pathname.startsWith(inbox) && !pathname.startsWith(inbox + PLACES.access) ? pathname + search : inbox;
}
