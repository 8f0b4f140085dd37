/** Rules about what would endanger visitors or the site. */

import { finding } from '../../../base/findings/finding.ts';
import { maskSecret } from '../../../base/lib/secrets.ts';
import { isSameSite, isThisMachine, parseUrl } from '../../../base/lib/url.ts';
import { type Linking, ruleOfFiles, ruleOfLinking, ruleOfPages } from '../checked-site.ts';

/** The HTML contains no inline code or styles, so that one strict Content Security Policy fits every page. */
export const inlineCode = ruleOfPages((page, place) =>
  page.inlineCode.map(({ what, at }) => finding('output-inline-code', place(page, at), { what })),
);

/** No file contains an API key, except one that was declared public. */
export const secrets = ruleOfFiles((file, place, { publicKey }) =>
  file.secrets
    .filter(({ text }) => text !== publicKey)
    .map(({ text, at }) => finding('secret-exposed', place(file, at), { shown: maskSecret(text) })),
);

/** `https://…` or `//…`. */
const NAMES_HOST = /^\s*(?:https?:)?[\\/]{2}/i;

/**
 * Pages make browsers fetch only from their own origin and those that the site allows. To a browser, the own site with
 * `http:` or without `www.` is another server. Not checked on a site whose pages do not state its origin.
 */
export const foreign = ruleOfLinking((file, place, { origin, foreignOrigins = [] }) => {
  if (origin === undefined) return [];
  return file.addresses.flatMap(({ href, use, at }) => {
    if (use !== 'file' || !namesHost(file, href) || href.startsWith(`${origin}/`)) return [];
    const url = addressIn(file, href, origin);
    if (!url || url.origin === origin || foreignOrigins.includes(url.origin)) return [];
    const own = isSameSite(url, origin) ? url.pathname + url.search : undefined;
    // Some browsers mend `http:` by themselves, and the file itself is no secret to a third party.
    const severity = own === undefined ? 'error' : 'warning';
    return [finding('output-foreign', place(file, at), { href, host: url.host, own }, severity)];
  });
});

/** True if an address may lead to another server: it names one, or is relative to a `<base>`. */
const namesHost = ({ base }: Linking, href: string) =>
  NAMES_HOST.test(href) || (base !== undefined && NAMES_HOST.test(base));

const addressIn = ({ base }: Linking, href: string, origin: string) =>
  parseUrl(href, base === undefined ? origin : parseUrl(base, origin)?.href);

/** `file:` or `C:\…`, a file on a computer. */
const ON_DISK = /^\s*(?:file:|[a-z]:[\\/])/i;

/** A quick test that spares parsing nearly every address. */
const MAY_BE_LOCAL = /^\s*(?:file:|[a-z]:|(?:https?:)?[\\/]{2}[^/]*(?:localhost|127\.|\[|0\.0\.0\.0))/i;

/** No address leads to the computer on which the site was made. A link in a text about such addresses can be meant. */
export const local = ruleOfLinking((file, place, { origin }) => {
  // A site for this machine alone, as in a trial.
  if (origin !== undefined && leadsToThisMachine(origin, undefined)) return [];
  return file.addresses.flatMap(({ href, use, at }) => {
    if (!MAY_BE_LOCAL.test(href)) return [];
    const isFile = ON_DISK.test(href);
    if (!isFile && !leadsToThisMachine(href, origin)) return [];
    return [
      finding('output-local-address', place(file, at), { href }, use === 'link' && !isFile ? 'warning' : 'error'),
    ];
  });
});

function leadsToThisMachine(href: string, origin: string | undefined): boolean {
  const url = parseUrl(href, 'https://site.invalid');
  return (
    url !== undefined &&
    !isSameSite(url, origin) &&
    (isThisMachine(url.hostname) || url.hostname === '0.0.0.0' || url.hostname.endsWith('.localhost'))
  );
}
