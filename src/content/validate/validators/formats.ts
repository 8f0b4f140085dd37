/** Values of the schema keyword `format`, and what was probably meant by a value that does not have its format. */

import { isMailAddress, isPhoneNumber, isWebAddress } from '../../../api/forms/contact.ts';
import { orUndefined } from '../../../base/lib/collections.ts';
import { isDay } from '../../../base/lib/day.ts';
import { isSlug, slugFor } from '../../../base/lib/paths.ts';
import { parseUrl } from '../../../base/lib/url.ts';

const isOrigin = (text: string): boolean => isWebAddress(text) && /^https:\/\/[^/?#]+$/.test(text);

/** The address of a site, which can lie in a folder of its host. */
const isSiteAddress = (text: string): boolean =>
  isWebAddress(text) && /^https:\/\/[^/?#]+(?:\/[\w~-][\w.~-]*)*$/.test(text) && !PAGE_FILE.test(text);

/** A file at the end of the address of a page, as a browser shows it. */
const PAGE_FILE = /(?<=:\/\/[^/]+(?:\/.*)?)\/[^/]*\.(?:html?|php)$/i;

/** An address on this machine, for trials. */
const isLocalOrigin = (text: string): boolean =>
  /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/.test(text) && parseUrl(text) !== undefined;

/** True for what the attribute `pattern` of HTML accepts. */
const isPattern = (text: string): boolean => text !== '' && orUndefined(() => new RegExp(text, 'v')) !== undefined;

export const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  date: isDay,
  email: isMailAddress,
  phone: isPhoneNumber,
  slug: isSlug,
  regex: isPattern,
  'https-url': (text) => isWebAddress(text) && !text.endsWith('/'),
  'https-origin': isSiteAddress,
  'relay-origin': (text) => isOrigin(text) || isLocalOrigin(text),
};

type Repair = (text: string) => string;

const withoutSpaces: Repair = (text) => text.replace(/[\s\p{Cf}]+/gu, '');

const withoutScheme: Repair = (text) => text.replace(/^(?:mailto|tel|sms):(?:\/\/)?/i, '');

const MAIL: readonly Repair[] = [
  // «Ann <ann@club.example>» and a link in Markdown have one address in brackets.
  (text) => text.replace(/^.*[<[]([^\s<>[\]]+@[^\s<>[\]]+)[>\]].*$/, '$1'),
  withoutSpaces,
  withoutScheme,
  (text) => text.replace(/\?.*$/, ''),
  (text) => text.replace(/\(at\)|\[at\]/i, '@'),
  (text) => text.replace(/(?<![.,;])[.,;]+$/, ''),
];

const PHONE: readonly Repair[] = [
  (text) => text.replace(/^\p{L}+[.:]*\s*(?=\+)/u, ''),
  withoutSpaces,
  withoutScheme,
  (text) => text.replace(/^00/, '+').replace(/\(0\)|[-–./'’]/g, ''),
  (text) => text.replace(/^(\+\d\d)(\d\d)(\d{3})(\d\d)(\d\d)$/, '$1 $2 $3 $4 $5'),
];

/** The parts of a date as the year, the month and the day. */
const asDate = (_date: string, year: string, month: string, day: string) =>
  `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

const DATE: readonly Repair[] = [
  (text) =>
    text.replace(/^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d\d)$/, (date, day, month, year) =>
      asDate(date, year, month, day),
    ),
  (text) => text.replace(/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]\d\d:.*)?$/, asDate),
  (text) => text.replace(/^(\d{4})(\d\d)(\d\d)$/, asDate),
];

const WEB: readonly Repair[] = [
  withoutSpaces,
  (text) => text.replace(/^http:\/\//i, 'https://'),
  // A mail address is not an address on the web with something missing.
  (text) => text.replace(/^(?=[^@:]+$)(?=[^/]*\.)/, 'https://'),
  (text) => text.replace(/^https:\/\/[^/@]*@/i, 'https://'),
  (text) => text.replace(/(?<!\/)\/+$/, ''),
  (text) => text.replace(/^(https:\/\/[^/:]+):\d*/, '$1'),
];

const SITE: readonly Repair[] = [...WEB, (text) => text.replace(/(?<!\/)\/*[?#].*$/, '').replace(PAGE_FILE, '')];

const ORIGIN: readonly Repair[] = [...WEB, (text) => text.replace(/^(https:\/\/[^/?#]+).*$/i, '$1')];

const REPAIRS: Readonly<Record<string, readonly Repair[]>> = {
  date: DATE,
  email: MAIL,
  phone: PHONE,
  slug: [(text) => slugFor(text) ?? ''],
  'https-url': WEB,
  'https-origin': SITE,
  'relay-origin': ORIGIN,
};

/** Returns the value of a format that was probably meant: `mailto:info@example.ch` → `info@example.ch`. */
export function meantValue(format: string, value: string): string | undefined {
  let text = value;
  for (const repair of REPAIRS[format] ?? []) {
    text = repair(text);
    if (text !== value && FORMATS[format]?.(text)) return text;
  }
  return undefined;
}
