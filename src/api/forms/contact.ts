/**
 * What counts as a mail address, a phone number and an address on the web: one definition for data, forms, settings and
 * links, in browsers and on servers.
 */

/** Names of mailboxes, as browsers accept them. Beyond ASCII, few mail servers deliver (RFC 6531). */
const LOCAL = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/;

/**
 * A host name in any script, in letters that may be composed of several characters. Without a limit, converting it takes
 * quadratic time. Characters that browsers would turn into a dot or drop are excluded.
 */
const HOST = /^(?=.{1,999}$)[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*$/u;

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** A top-level domain. An IP address has none. */
const TOP = /\.(?:[a-z]{2,63}|xn--[a-z0-9-]+)$/;

/** Returns a host name as name servers know it: `Müller.example` → `xn--mller-kva.example`. Undefined if it is invalid. */
export function asciiHost(host: string): string | undefined {
  if (!HOST.test(host)) return undefined;
  try {
    const { hostname } = new URL(`http://${host}`);
    return hostname.length <= 253 && hostname.split('.').every((label) => LABEL.test(label)) ? hostname : undefined;
  } catch {
    return undefined;
  }
}

/** True for a host name that can be reached from everywhere: not an IP address, and not a name within a network. */
const isPublic = (host: string | undefined): boolean => host !== undefined && TOP.test(host);

function partsOf(address: string): { readonly local: string; readonly host: string } | undefined {
  const at = address.lastIndexOf('@');
  const [local, host] = [address.slice(0, Math.max(at, 0)), asciiHost(address.slice(at + 1))];
  return LOCAL.test(local) && host !== undefined ? { local, host } : undefined;
}

/** True for a mail address that can be reached from everywhere. Its domain can have letters of any script. */
export const isMailAddress = (text: string): boolean => isPublic(partsOf(text)?.host);

/**
 * Returns a mail address as mail servers know it: `info@Müller.example` → `info@xn--mller-kva.example`. Also accepts
 * addresses within a network, such as `root@localhost`. Returns undefined for anything else.
 */
export function asciiMail(address: string): string | undefined {
  const parts = partsOf(address);
  return parts && `${parts.local}@${parts.host}`;
}

/** Returns the same text for all spellings of a mail address: upper or lower case, umlauts or `xn--`. */
export const comparableMail = (address: string): string => (asciiMail(address) ?? address).toLowerCase();

/** Returns the `mailto:` link to an address, encoded so that no address can add a subject or another recipient. */
export function mailHref(address: string): string {
  const { local, host } = partsOf(address) ?? { local: address, host: '' };
  return `mailto:${encodeURIComponent(local)}${host && `@${host}`}`;
}

/** True for a `mailto:` link to one or more addresses. It may fill in subject and text, but add no further recipients. */
export function isMailLink(href: string): boolean {
  const [, recipients = '', query = ''] = /^mailto:([^?#\s]*)(?:\?([^#\s]*))?$/i.exec(href) ?? [];
  const keys = query.split('&').map((part) => part.split('=', 1)[0]?.toLowerCase() ?? '');
  return (
    recipients.split(',').every((each) => isMailAddress(decodeOrEmpty(each))) &&
    (query === '' || keys.every((key) => key === 'subject' || key === 'body'))
  );
}

function decodeOrEmpty(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/**
 * True for a number without spaces that can be dialled from everywhere: an international one (E.164, at most 15 digits).
 * Swiss ones have nine digits after the country code. Emergency numbers have three digits and no international format.
 */
export const isDialable = (number: string): boolean => /^(?:\+(?:41\d{9}|(?!41)[1-9]\d{6,14})|1\d\d)$/.test(number);

/** True for an international phone number in groups, as people read it: `+41 62 000 00 00`. */
export const isPhoneNumber = (text: string): boolean =>
  /^\+(?:41(?: \d{2,4}){2,5}|(?!41 )[1-9]\d{0,2}(?: \d{2,8}){1,5})$/.test(text) && isDialable(text.replaceAll(' ', ''));

/** What follows the host and port: no character that RFC 3986 forbids, but letters of any script. */
const WEB = /^https:\/\/([^\s/?#:@[\]]+)(?::(\d{1,5}))?(?:[/?#][^\s\p{C}"<>\\^`{|}]*)?$/u;

/** True for an https address that can be reached from everywhere, without user name and password. */
export function isWebAddress(text: string): boolean {
  const [, host = '', port = '1'] = WEB.exec(text) ?? [];
  return isPublic(asciiHost(host)) && Number(port) > 0 && Number(port) < 65_536;
}
