/** Addresses: the one under which a browser uses the inbox, and the one to which signing in leads. */
import { isThisMachine, parseUrl } from '../../lib/url.ts';
import { provenance } from '../../relay/origin.ts';
import { PLACES } from '../shell.tsx';

/** Under which address a browser uses the inbox, and what it can be given there. */
export interface Place {
  /** `https://www.example.ch` */
  readonly origin: string;
  /** True on one's own machine, which is reached without TLS. */
  readonly isPlain: boolean;
  /** What passkeys are bound to (WebAuthn calls it the RP ID). Undefined where browsers make none: at a bare number. */
  readonly domain: string | undefined;
}

/** Whether passkeys can be used at an address. */
export const hasPasskeys = ({ domain }: Place): boolean => domain !== undefined;

/**
 * What a request says of itself decides only whether it comes from this very machine: everything else about the address
 * follows from the site's, so that no link in a mail and no passkey is ever made for a name that someone else has chosen.
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

/** What a proxy in front adds. With one, the name of this machine is only how the proxy reaches us. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip'];

/** Whether a request was sent by a page under the same address, as far as its browser tells. */
export function isFromOwnPage(request: Request, { origin }: Place): boolean {
  const site = request.headers.get('Sec-Fetch-Site') ?? 'none';
  return /^(same-origin|none)$/.test(site) && provenance(request, new Set([origin])).kind !== 'foreign';
}

/** Where someone wanted to go, if that is in the inbox. Only path and query count, so that it leads to no other website. */
export function wayBack(wanted: string, inbox: string): string {
  const { pathname = '', search = '' } = parseUrl(wanted, 'http://inbox.invalid') ?? {};
  return pathname.startsWith(inbox) && !pathname.startsWith(inbox + PLACES.access) ? pathname + search : inbox;
}
