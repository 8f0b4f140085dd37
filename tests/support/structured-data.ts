/** Compares structured data with its page: visitors must be able to read whatever it claims. */
import { amount } from '../brief/german.ts';
import type { BuiltPage } from './built-site.ts';
import { all, attribute, type Element } from './reading.ts';

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

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

/** Returns an entity and all entities inside it. */
const withParts = (value: unknown): Thing[] =>
  isThing(value) ? [...(Array.isArray(value) ? [] : [value]), ...Object.values(value).flatMap(withParts)] : [];

/** True if the page shows an amount in francs, alone or as this end of a range. */
const hasAmount = ({ text }: RenderedPage, value: unknown, end: 'from' | 'to') => {
  const before = end === 'from' ? 'CHF ' : '(?:CHF |CHF [\\d’.]+–)';
  const price = Number.isInteger(Number(value)) ? `${amount(Number(value))}(?:\\.00)?` : Number(value).toFixed(2);
  return new RegExp(`${before}${price}(?![\\d’]|\\.\\d)`).test(text);
};

/** True if the page shows the day of an instant that names its time zone. */
function hasDay(instant: unknown, { html }: RenderedPage): boolean {
  const [, day] = /^([\d-]+)T00:00:00\+0[12]:00$/.exec(String(instant)) ?? [];
  return all(html, 'time').some((time) => attribute(time, 'datetime') === day);
}

/** Checks of values that the page shows in another form. All others must be on the page word for word. */
const PROOFS: Readonly<Record<string, (value: unknown, page: RenderedPage) => boolean>> = {
  '@id': (id, { site }) => site.isDefined(String(id)),
  ...Object.fromEntries(
    ['url', 'item', 'logo', 'image'].map((key) => [
      key,
      (address, { site }: RenderedPage) => site.exists(String(address)),
    ]),
  ),
  lowPrice: (price, page) => hasAmount(page, price, 'from'),
  highPrice: (price, page) => hasAmount(page, price, 'to'),
  priceRange: (range, page) => {
    const [from, to = from] = [...String(range).matchAll(/[\d’.]+/g)].map(([price]) => price.replaceAll('’', ''));
    return hasAmount(page, from, 'from') && hasAmount(page, to, 'to');
  },
  datePublished: hasDay,
  dateModified: hasDay,
  inLanguage: (language, { html }) => attribute(html, 'lang') === language,
};

/** Values in a notation of schema.org. The page shows the days, the hours and the place in words. */
const NOTATION = /^(@type|position|latitude|longitude|addressCountry|dayOfWeek|opens|closes)$/;

function isProven(key: string, value: unknown, page: RenderedPage): boolean {
  if (isThing(value) && !Array.isArray(value)) return true;
  if (Array.isArray(value)) return value.every((each) => isProven(key, each, page));
  const proof = PROOFS[key];
  return NOTATION.test(key) || (proof ? proof(value, page) : page.text.includes(String(value).replace(/\s+/g, ' ')));
}

/** True for the name of the page that a trail begins at, which the link back may call otherwise. */
const namesOtherPage = (thing: Thing, key: string) =>
  thing['@type'] === 'ListItem' && thing.position === 1 && key === 'name';

/** Returns the claims that the page does not show, such as `Service.name: Mars`. */
export const unproven = (things: readonly Thing[], page: RenderedPage): string[] =>
  things.flatMap(withParts).flatMap((thing) =>
    Object.entries(thing)
      .filter(([key, value]) => !namesOtherPage(thing, key) && !isProven(key, value, page))
      .map(([key, value]) => `${thing['@type']}.${key}: ${JSON.stringify(value)}`),
  );
