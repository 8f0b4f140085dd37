import { originOf } from '../lib/url.ts';
import type { DeliverySettings } from '../shared/delivery.ts';

export type Headers = Readonly<Record<string, string>>;

export interface SecurityOptions {
  /** Where filled forms go. Without it: to a relay under the same address. */
  readonly delivery?: DeliverySettings | undefined;
  /** True if the owner wants the domain on the list that browsers ship with. Leaving that list takes months. */
  readonly hstsPreload?: boolean | undefined;
  /** Where the files of the site lie, for a page under another address than theirs: `https://www.example.ch`. */
  readonly filesAt?: string | undefined;
}

/**
 * Features that pages may not use: only those that would hurt visitors most, because every name travels with every
 * file.
 */
const UNUSED = [
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

/** Two years in seconds, what the list of browsers asks for. */
const TWO_YEARS = 63_072_000;

/**
 * Security headers of every answer. One set for all pages: hosts limit rules and line lengths, and exceptions get
 * attacked.
 */
export function securityHeaders(options: SecurityOptions): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'Strict-Transport-Security': `max-age=${TWO_YEARS}; includeSubDomains${options.hstsPreload ? '; preload' : ''}`,
    'X-Content-Type-Options': 'nosniff',
    // For browsers that do not know frame-ancestors.
    'X-Frame-Options': 'DENY',
    // A relay elsewhere learns from it which site a form comes from. `no-referrer` would hide that.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

function contentSecurityPolicy({ delivery, filesAt }: SecurityOptions): string {
  const files = filesAt ?? "'self'";
  const store = delivery?.kind === 'direct' ? [new URL(delivery.endpoint).origin] : [];
  const relay = relayOrigin(delivery);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': [files],
    'style-src': [files],
    // A drawing that is written out in its own address asks no server and can run nothing.
    'img-src': [files, 'data:'],
    'font-src': [files],
    'manifest-src': [files],
    'connect-src': unique(["'self'", ...relay, ...store]),
    // A relay elsewhere leads back to a page of the site, and browsers hold that against this list too.
    'form-action': unique(["'self'", ...relay, ...(filesAt ? [filesAt] : [])]),
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
    /** Where the pages are, if the relay runs under another address. */
    pagesAt: relayOrigin(security.delivery).length > 0 ? new URL(baseUrl).origin : undefined,
    /** The headers of a page that the relay makes, for visitors who come from a page of that origin. */
    answerHeaders: (origin: string | undefined) => securityHeaders({ ...security, filesAt: origin }),
  };
}
