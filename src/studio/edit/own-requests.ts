/** Tells requests of the preview's own pages from those of other websites and other machines. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { isThisMachine, parseUrl } from '../../base/lib/url.ts';

/**
 * True for a request from a page of this preview, or from the address bar. Keeps out other websites by origin, and their
 * domains that resolve to this machine (DNS rebinding) by host.
 */
export function isOwnRequest({ headers }: IncomingMessage): boolean {
  const { host = '', origin, 'sec-fetch-site': site = 'none' } = headers;
  const name = parseUrl(`http://${host}`)?.hostname ?? '';
  const isOwnName = isThisMachine(name) || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
  return (
    isOwnName && (origin ?? `http://${host}`) === `http://${host}` && ['same-origin', 'none'].includes(String(site))
  );
}

/** True for such a request from a browser on this machine, which may edit: others in the network can see the preview. */
export const isFromOwnPage = (request: IncomingMessage): boolean =>
  isThisMachine((request.socket.remoteAddress ?? '').replace(/^::ffff:/, '')) && isOwnRequest(request);
