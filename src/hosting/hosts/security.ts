import type { DeliverySettings } from '../../api/forms/delivery.ts';
import type { HstsSettings, SecuritySettings } from '../../api/template-api.ts';
import { originOf } from '../../base/lib/url.ts';

export type Headers = Readonly<Record<string, string>>;

export interface SecurityOptions extends SecuritySettings {
  /** Destination of submitted forms. Undefined means a relay on the same origin. */
  readonly delivery?: DeliverySettings | undefined;
  /** Origin of the site's files, for a page on another origin: `https://www.example.ch`. */
  readonly filesOrigin?: string | undefined;
}

/** Features denied to pages. Only the most harmful ones, because the list is sent with every file. */
const DENIED_FEATURES = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'local-fonts',
  'microphone',
  'payment',
  'serial',
  'usb',
];

/** In seconds. Recommended for the preload list of browsers. */
const TWO_YEARS = 63_072_000;

/**
 * Returns the security headers of all responses. All pages share one set: hosts limit the number of rules and the length
 * of lines, and exceptions get attacked.
 */
export function securityHeaders(options: SecurityOptions): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    ...(options.hsts !== false && { 'Strict-Transport-Security': hstsOf(options.hsts) }),
    'X-Content-Type-Options': 'nosniff',
    // For browsers without support for frame-ancestors.
    'X-Frame-Options': 'DENY',
    // A relay elsewhere needs the origin of a form, which `no-referrer` would hide.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Other servers would have to permit it with headers of their own, which most lack.
    ...(Object.values(options.allow ?? {}).every(({ length }) => length === 0) && {
      'Cross-Origin-Embedder-Policy': 'require-corp',
    }),
    // The pages of a relay elsewhere show the images of the site.
    'Cross-Origin-Resource-Policy':
      !options.filesOrigin && relayOrigin(options.delivery).length > 0 ? 'cross-origin' : 'same-origin',
  };
}

const hstsOf = ({ maxAge = TWO_YEARS, subdomains = true, preload = false }: HstsSettings = {}) =>
  [`max-age=${maxAge}`, ...(subdomains ? ['includeSubDomains'] : []), ...(preload ? ['preload'] : [])].join('; ');

function contentSecurityPolicy({ delivery, filesOrigin, allow = {} }: SecurityOptions): string {
  const files = filesOrigin ?? "'self'";
  const store = delivery?.kind === 'direct' ? [new URL(delivery.endpoint).origin] : [];
  const relay = relayOrigin(delivery);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': [files],
    'style-src': [files],
    // An image in a data URL needs no request and cannot run scripts.
    'img-src': [files, 'data:'],
    'font-src': [files],
    'media-src': [files],
    'manifest-src': [files],
    'connect-src': unique(["'self'", ...relay, ...store]),
    // A relay elsewhere redirects back to the site, and browsers check redirects against this list too.
    'form-action': unique(["'self'", ...relay, ...(filesOrigin ? [filesOrigin] : [])]),
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
    'upgrade-insecure-requests': [],
  };
  const allowed: Readonly<Record<string, readonly string[]>> = allow;
  return unique([...Object.keys(directives), ...Object.keys(allow)])
    .map((name) => [name, ...(directives[name] ?? []), ...(allowed[name] ?? []).map(originOf)].join(' '))
    .join('; ');
}

export const relayOrigin = (delivery: DeliverySettings | undefined): readonly string[] =>
  delivery?.kind === 'relay' && delivery.origin ? [originOf(delivery.origin)] : [];

const unique = (values: readonly string[]) => [...new Set(values)];

/** @param baseUrl public address of the site */
export function relayHosting(security: SecurityOptions, baseUrl: string) {
  return {
    /** Origin of the pages, if the relay runs on another one. */
    pagesOrigin: relayOrigin(security.delivery).length > 0 ? new URL(baseUrl).origin : undefined,
    /** Headers of a page that the relay renders for visitors from a page on `origin`. */
    answerHeaders: (origin: string | undefined) => securityHeaders({ ...security, filesOrigin: origin }),
  };
}
