import type { Redirect } from '../types.ts';
import { type Headers, relayOrigin, type SecurityOptions, securityHeaders } from './security.ts';

/** How the site wants to be hosted, before it is said in the language of any host. */
export interface HostModel {
  /** With every answer, whatever its status. */
  readonly headers: Headers;
  /** With every answer that may change under the same address: browsers ask each time whether it did. */
  readonly revalidated: Headers;
  /** With files of the folder for assets only. Their names change with their content. */
  readonly immutable: Headers;
  /** With those files too, so that the answer page of a relay under another address may use them. */
  readonly shared: Headers;
  readonly redirects: readonly Redirect[];
  readonly hasNotFoundPage: boolean;
  /** Address of the page that a server shows where the relay does not answer, if the site has one. */
  readonly unavailablePage: string | undefined;
  /** Addresses at which a relay answers in place of a file, the one for monitors among them. Empty if it runs elsewhere. */
  readonly relayPaths: readonly string[];
}

export interface HostingNeeds extends SecurityOptions {
  readonly redirects: readonly Redirect[];
  readonly outputs: readonly string[];
  /** Addresses at which the relay takes forms, and what else it is told. */
  readonly formPaths: readonly string[];
}

export const ASSETS = '/assets/';

export const HEALTH = '/healthz';

/** The page for a visitor whose form met no relay, as `404.html` is the one for unknown addresses. */
const UNAVAILABLE = '503.html';

/** Statuses with which a server answers for the relay: more than it may be sent, no relay, a relay that is too slow. */
export const RELAY_ERRORS = [413, 502, 504];

export function hostModel({ redirects, outputs, formPaths, ...security }: HostingNeeds): HostModel {
  const [elsewhere] = relayOrigin(security.delivery);
  return {
    headers: securityHeaders(security),
    revalidated: { 'Cache-Control': 'no-cache' },
    immutable: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    shared: elsewhere ? { 'Access-Control-Allow-Origin': elsewhere } : {},
    redirects,
    hasNotFoundPage: outputs.includes('404.html'),
    unavailablePage: outputs.includes(UNAVAILABLE) ? `/${UNAVAILABLE}` : undefined,
    relayPaths: elsewhere || security.delivery?.kind === 'direct' ? [] : [...formPaths, HEALTH],
  };
}

/** A path as a regular expression that fits it and nothing else. */
export const exactly = (path: string) => `^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
