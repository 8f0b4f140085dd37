import { type FormSpec, photoPaths } from '../../api/forms/form-spec.ts';
import type { InboxPlace } from '../../api/template-api.ts';
import type { Redirect } from '../../api/types.ts';
import { HOST_FILES, NOT_FOUND_FILE } from '../../base/lib/paths.ts';
import { escapeRegExp } from '../../base/lib/texts.ts';
import { type Headers, relayOrigin, type SecurityOptions, securityHeaders } from './security.ts';

export interface HostingOptions extends SecurityOptions {
  /** Path below which the site lies on its host, without a slash at its end: `/2025`. Default: its root. */
  readonly base?: string | undefined;
  readonly redirects: readonly Redirect[];
  readonly outputs: readonly string[];
  /** Paths of the relay, as `relayPathsOf` returns them. */
  readonly relayPaths: readonly string[];
  /** Maximum total bytes of the files in a form. */
  readonly formFiles?: number;
}

export const HEALTH = '/healthz';

/** The error page for a form that did not reach the relay. */
const UNAVAILABLE = '503.html';

/** Statuses with which a server responds for the relay: body too large, relay down, relay too slow. */
export const RELAY_ERRORS = [413, 502, 504];

/** The hosting requirements of a site, independent of any host. */
export type HostModel = Readonly<ReturnType<typeof hostModel>>;

export function hostModel({ base = '', redirects, outputs, relayPaths, formFiles = 0, ...security }: HostingOptions) {
  const [elsewhere] = relayOrigin(security.delivery);
  const shared: Headers = elsewhere ? { 'Access-Control-Allow-Origin': elsewhere } : {};
  return {
    /** For all responses, whatever their status. */
    headers: securityHeaders(security),
    /** For everything that can change under the same URL, so that browsers always revalidate it. */
    revalidated: { 'Cache-Control': 'no-cache' },
    /** For assets only. Their names change with their content. */
    immutable: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    /** For assets, so that the pages of a relay on another origin can load them. */
    shared,
    /** Path of the folder with the assets. */
    assets: `${base}/assets/`,
    redirects: redirects.map((each) => ({
      ...each,
      from: base + each.from,
      ...('to' in each && { to: base + each.to }),
    })),
    /** Path of the error page. */
    notFoundPage: `${base}/404.html`,
    hasNotFoundPage: outputs.includes(NOT_FOUND_FILE),
    /** Paths of files that hosts read and do not serve. */
    hostFiles: HOST_FILES.map((file) => `${base}/${file}`),
    base,
    /** Path of the page to show when the relay does not respond, if the site has one. */
    unavailablePage: outputs.includes(UNAVAILABLE) ? `${base}/${UNAVAILABLE}` : undefined,
    /** Body limit in units of 1,000,000 bytes. Above the relay's own, so that it can reject a body with its own page. */
    relayMegabytes: roundUp(1 + formFiles / 1_000_000),
    /** Paths to forward to the relay. Empty if it runs elsewhere. */
    relayPaths: elsewhere || security.delivery?.kind === 'direct' ? [] : relayPaths.map((path) => base + path),
  };
}

/** Returns the paths of a relay, including its health check. One that ends with a slash includes all below it. */
export const relayPathsOf = (forms: readonly FormSpec[], calls: string | undefined, inbox: InboxPlace | undefined) => [
  ...forms.map(({ action }) => action),
  ...(calls === undefined ? [] : [calls]),
  ...photoPaths(forms),
  ...(inbox ? [inbox.path] : []),
  HEALTH,
];

/** Rounds up to one significant digit, so that a pattern can compare numbers (see `atLeast` for Caddy). */
function roundUp(number: number): number {
  const unit = 10 ** Math.floor(Math.log10(number));
  return Math.ceil(number / unit) * unit;
}

/** Pattern of a single path. */
export const exactPattern = (path: string) => `^${escapeRegExp(path)}$`;

/** Pattern of a folder, with and without its trailing slash, and everything below it. */
export const subtreePattern = (folder: string) => `^${escapeRegExp(folder.slice(0, -1))}(?:/|$)`;

/** Joins lines, each with a newline at its end. */
export const joinLines = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

/** Returns the lines `head {`, the indented body and `}`. */
export const blockOf = (head: string, body: readonly string[], indent: string) => [
  `${head} {`,
  ...body.map((line) => indent + line),
  '}',
];
