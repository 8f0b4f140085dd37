import type { DeliverySettings } from '../../api/forms/delivery.ts';
import { originOf } from '../../base/lib/url.ts';

export type Headers = Readonly<Record<string, string>>;

export interface SecurityOptions {
  /** Destination of submitted forms. Undefined means a relay on the same origin. */
  readonly delivery?: DeliverySettings | undefined;
  /** True if the domain is meant for the HSTS preload list of browsers. Leaving that list takes months. */
  readonly hstsPreload?: boolean | undefined;
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

/** In seconds. Recommended for the HSTS preload list. */
const TWO_YEARS = 63_072_000;

/**
 * Returns the security headers of all responses. All pages share one set: hosts limit the number of rules and the length
 * of lines, and exceptions get attacked.
 */
export function securityHeaders(options: SecurityOptions): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'Strict-Transport-Security': `max-age=${TWO_YEARS}; includeSubDomains${options.hstsPreload ? '; preload' : ''}`,
    'X-Content-Type-Options': 'nosniff',
    // For browsers without support for frame-ancestors.
    'X-Frame-Options': 'DENY',
    // A relay elsewhere needs the origin of a form, which `no-referrer` would hide.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

function contentSecurityPolicy({ delivery, filesOrigin }: SecurityOptions): string {
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
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
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
