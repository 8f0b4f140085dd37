/** Compares structured data with its page: visitors must be able to read whatever it claims. */
import { amount } from '../brief/german.ts';
import type { BuiltPage } from './built-site.ts';
import { all, attribute, type Element, linksOf } from './reading.ts';

/** An entity of schema.org, as it is in the file. */
export type Thing = Readonly<Record<string, unknown>>;

/** Returns the blocks of structured data on a page, as they are in the file. */
export const blocksOn = ({ html }: BuiltPage): string[] =>
  all(html, 'script')
    .filter((script) => attribute(script, 'type') === 'application/ld+json')
    .map(({ children: [text] }) => (text && 'data' in text ? String(text.data) : ''));

/** Returns the entities that a page describes. */
export const thingsOn = (page: BuiltPage): Thing[] => blocksOn(page).flatMap((block) => JSON.parse(block)['@graph']);

/** Facts that depend on the whole site. */
export interface SiteFacts {
  readonly origin: string;
  /** True if the site serves something at a full address. */
  readonly exists: (address: string) => boolean;
  /** True if some page describes the entity with this `@id`. */
  readonly isDefined: (id: string) => boolean;
}

/** A page as visitors and search engines see it. */
export interface RenderedPage {
  readonly html: Element;
  readonly text: string;
  readonly site: SiteFacts;
}

const TYPES = new Set([
  ...['LocalBusiness', 'Organization', 'Person', 'PostalAddress', 'OpeningHoursSpecification', 'WebSite'],
  ...[
    'Service',
    'AggregateOffer',
    'City',
    'AdministrativeArea',
    'GeoCoordinates',
    'BreadcrumbList',
    'ListItem',
    'BlogPosting',
  ],
]);

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

/** Returns an entity and all entities inside it. */
const withParts = (value: unknown): Thing[] =>
  isThing(value) ? [...(Array.isArray(value) ? [] : [value]), ...Object.values(value).flatMap(withParts)] : [];

/** True if the page shows an amount in francs, alone or as this end of a range. */
const hasAmount = ({ text }: RenderedPage, value: unknown, end: 'from' | 'to') => {
  const before = end === 'from' ? 'CHF ' : '(?:CHF |CHF [\\d’]+–)';
  return new RegExp(`${before}${amount(Number(value))}(?![\\d’]|\\.\\d)`).test(text);
};

const longDate = new Intl.DateTimeFormat('de-CH', { dateStyle: 'long', timeZone: 'UTC' });

/** True if the page shows the day of an instant that names its time zone. */
function hasDay(instant: unknown, { text, html }: RenderedPage): boolean {
  const [, day] = /^([\d-]+)T00:00:00\+0[12]:00$/.exec(String(instant)) ?? [];
  return (
    day !== undefined &&
    text.includes(longDate.format(new Date(`${day}T00:00:00Z`))) &&
    all(html, 'time').some((time) => attribute(time, 'datetime') === day)
  );
}

/** «7.30» for `07:30`. */
const clock = (time: unknown) => String(time).replace(/^0/, '').replace(':', '.');
const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const GERMAN_WEEK = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];

function hasHours({ text }: RenderedPage, { dayOfWeek, opens, closes }: Thing): boolean {
  const days = (dayOfWeek as string[]).map((day) => WEEK.indexOf(day));
  const [first = -1, last = first] = [days[0], days.at(-1)];
  const isContiguous = days.every((day, index) => day === first + index);
  const named = first === last ? GERMAN_WEEK[first] : `${GERMAN_WEEK[first]}–${GERMAN_WEEK[last]}`;
  return isContiguous && text.includes(`${named} ${clock(opens)}–${clock(closes)} Uhr`);
}

/** Checks of values that the page shows in another form. All others must be on the page word for word. */
const PROOFS: Readonly<Record<string, (value: unknown, page: RenderedPage, thing: Thing) => boolean>> = {
  '@type': (type) => TYPES.has(String(type)),
  '@id': (id, { site }) => site.isDefined(String(id)),
  url: (address, { site }) => site.exists(String(address)),
  item: (address, { html, site }, thing) =>
    site.exists(String(address)) &&
    linksOf(html).some(({ href, text }) => site.origin + href === address && text.endsWith(` ${thing.name}`)),
  logo: (address, { site }) => site.exists(String(address)),
  position: (position) => Number.isInteger(position),
  lowPrice: (price, page) => hasAmount(page, price, 'from'),
  highPrice: (price, page) => hasAmount(page, price, 'to'),
  priceCurrency: (currency, { text }) => text.includes(` ${currency} `),
  image: (address, { site }) => site.exists(String(address)),
  priceRange: (range, page) => {
    const [from, to] = [...String(range).matchAll(/[\d’]+/g)].map(([price]) => price.replaceAll('’', ''));
    return hasAmount(page, from, 'from') && hasAmount(page, to, 'to');
  },
  datePublished: hasDay,
  dateModified: hasDay,
  inLanguage: (language, { html }) => attribute(html, 'lang') === language,
  telephone: (phone, { html, text }) =>
    text.includes(String(phone)) &&
    linksOf(html).some(({ href }) => href === `tel:${String(phone).replaceAll(' ', '')}`),
  email: (mail, { html, text }) =>
    text.includes(String(mail)) && linksOf(html).some(({ href }) => href === `mailto:${mail}`),
  // The page shows the address instead.
  latitude: (degrees) => Number.isFinite(degrees),
  longitude: (degrees) => Number.isFinite(degrees),
  // The page shows the country as the prefix of the phone number.
  addressCountry: (country, { text }) => country === 'CH' && text.includes('+41 '),
  dayOfWeek: (_, page, thing) => hasHours(page, thing),
  opens: (_, page, thing) => hasHours(page, thing),
  closes: (_, page, thing) => hasHours(page, thing),
};

const isProven = (key: string, value: unknown, page: RenderedPage, thing: Thing): boolean => {
  const proof = PROOFS[key];
  if (proof) return proof(value, page, thing);
  if (Array.isArray(value)) return value.every((each) => isThing(each) || isProven(key, each, page, thing));
  return (
    isThing(value) || (typeof value === 'string' && value !== '' && page.text.includes(value.replace(/\s+/g, ' ')))
  );
};

/** Returns the claims that the page does not show, such as `Service.name: Mars`. */
export const unproven = (things: readonly Thing[], page: RenderedPage): string[] =>
  things.flatMap(withParts).flatMap((thing) =>
    Object.entries(thing)
      .filter(([key, value]) => !isProven(key, value, page, thing))
      .map(([key, value]) => `${thing['@type']}.${key}: ${JSON.stringify(value)}`),
  );
