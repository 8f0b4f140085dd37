import type { Redirect } from '../types.ts';
import { type Headers, relayOrigin, type SecurityOptions, securityHeaders } from './security.ts';

export interface HostingNeeds extends SecurityOptions {
  readonly redirects: readonly Redirect[];
  readonly outputs: readonly string[];
  /** Addresses at which the relay takes forms, and what else it is told. One that ends with a slash includes all below it. */
  readonly formPaths: readonly string[];
  /** Most bytes of the files that a form may bring. */
  readonly formFiles?: number;
}

export const ASSETS = '/assets/';

export const HEALTH = '/healthz';

/** The page for a visitor whose form met no relay, as `404.html` is the one for unknown addresses. */
const UNAVAILABLE = '503.html';

/** Statuses with which a server answers for the relay: more than it may be sent, no relay, a relay that is too slow. */
export const RELAY_ERRORS = [413, 502, 504];

/** How the site wants to be hosted, in the language of no host yet. */
export type HostModel = Readonly<ReturnType<typeof hostModel>>;

export function hostModel({ redirects, outputs, formPaths, formFiles = 0, ...security }: HostingNeeds) {
  const [elsewhere] = relayOrigin(security.delivery);
  const shared: Headers = elsewhere ? { 'Access-Control-Allow-Origin': elsewhere } : {};
  return {
    /** With every answer, whatever its status. */
    headers: securityHeaders(security),
    /** With every answer that may change under the same address: browsers ask each time whether it did. */
    revalidated: { 'Cache-Control': 'no-cache' },
    /** With assets only. Their names change with their content. */
    immutable: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    /** With assets too, so that the answer page of a relay under another address may use them. */
    shared,
    redirects,
    hasNotFoundPage: outputs.includes('404.html'),
    /** What a server shows where the relay does not answer, if the site has such a page. */
    unavailablePage: outputs.includes(UNAVAILABLE) ? `/${UNAVAILABLE}` : undefined,
    /** More than the relay takes, in units of 1,000,000 bytes, so that it can answer what is too large with its own page. */
    relayMegabytes: roundedUp(1 + formFiles / 1_000_000),
    /** Where a relay answers in place of a file, monitors included. Empty if it runs elsewhere. */
    relayPaths: elsewhere || security.delivery?.kind === 'direct' ? [] : [...formPaths, HEALTH],
  };
}

/** To one digit and zeros, so that a server without arithmetic can compare by digits. */
function roundedUp(number: number): number {
  const unit = 10 ** Math.floor(Math.log10(number));
  return Math.ceil(number / unit) * unit;
}

/** A path as a regular expression that fits it and nothing else. */
export const exactly = (path: string) => `^${escaped(path)}$`;

/** A folder as a regular expression that fits it, with and without its slash, and all below it. */
export const below = (folder: string) => `^${escaped(folder.slice(0, -1))}(?:/|$)`;

const escaped = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The lines of a configuration, each with its end. */
export const asText = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

/** `head {`, the body indented, `}` */
export const blockOf = (head: string, body: readonly string[], indent: string) => [
  `${head} {`,
  ...body.map((line) => indent + line),
  '}',
];
