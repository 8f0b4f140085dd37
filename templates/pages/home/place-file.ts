import type { SiteView } from 'nebel/template-api';
import type { Home } from '../../../.types/data.ts';
import { placesByCode } from '../../browser/places/encoded.ts';
import { regionCards } from '../../cards.ts';
import { bareName, type Row } from '../../directory.ts';
import { codeOf, type Kind, type PlaceFile } from '../../enhancements/place-finder/place-file.ts';
import { spellingOf } from '../../enhancements/place-finder/spelling.ts';
import { amountText } from '../../format/price.ts';
import { knownRows, rowsNamed } from '../../known-places.ts';
import { type Coverage, type ServiceArea, serviceAreaOf } from '../../service-area.ts';
import { regionPages, siteDataOf } from '../../site-data.ts';

/** Returns the data of the place finder: for every place, the page that answers and its answer. */
export function placeFile(
  site: SiteView,
  { cards: words, finder }: Pick<Home['regions'], 'cards' | 'finder'>,
): PlaceFile {
  const cards = regionCards(site, words);
  const regions = regionPages(site);
  const areas = regions.map(({ slug, summary: { city, canton, coordinates, coverage } }) => ({
    city,
    canton,
    coordinates,
    coverage: [
      ...cards
        .filter(({ region }) => region === slug)
        .flatMap((card) => card.districts.map((name): Coverage => ({ name, canton: card.canton ?? canton }))),
      ...coverage.map((name): Coverage => ({ name, canton })),
    ],
  }));
  const serviceArea = serviceAreaOf(site, areas);
  const answer = (row: Row) => answerTo(serviceArea, row, finder.area);
  const known = placesOf(site, serviceArea).map(answer);
  const regionNames = [
    ...regions.map(({ summary: { city, canton } }, page) => ({ name: city, canton, page })),
    ...cards.map(({ city, canton = '', region }) => ({
      name: city,
      canton,
      page: regions.findIndex(({ slug }) => slug === region),
    })),
  ].filter(({ name, canton, page }) => page >= 0 && rowsNamed(site, name, canton).length === 0);
  const quarters = areas.flatMap(({ city, coverage }, page) =>
    coverage
      .filter(({ name, canton }) => rowsNamed(site, name, canton).length === 0)
      .map(({ name }) => [name, codeOf(page, 'near'), 0, city] as const),
  );
  const { here, near, onRequest, outside, unknown, which, page, one, many } = finder;
  const { from } = siteDataOf(site).words.prices;
  return {
    words: { here, near, onRequest, outside, unknown, which, from, page, one, many },
    pages: regions.map(({ url, summary }) => ({
      city: summary.city,
      url,
      appointment: summary.appointment,
      travel: summary.travel,
      price: amountText({ from: summary.price.from, unit: summary.price.unit }),
    })),
    answers: known.map(([code]) => code),
    km: known.map(([, km]) => km),
    names: unique([
      ...regionNames.map(({ name, page }) => {
        return [name === regions[page]?.summary.city ? '' : name, codeOf(page, 'near'), 0] as const;
      }),
      ...municipalitiesWithoutPlace(site).map((row) => [row.municipality, ...answer(row)] as const),
      ...principality(site).map((row) => [PRINCIPALITY, ...answer(row)] as const),
      ...quarters,
    ]),
  };
}

/** Removes duplicates: regions have several cards, and quarters are listed on cards and pages. */
const unique = <Entry>(entries: readonly Entry[]) => [
  ...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values(),
];

/**
 * Returns the answer code. If no page serves the place, it refers to the nearest page, with the distance to it in
 * kilometres.
 */
function answerTo(
  serviceArea: ServiceArea,
  row: Row,
  area: Home['regions']['finder']['area'],
): readonly [number, number] {
  const kind = kindOf(serviceArea, row, area.languages as readonly string[], area.kilometres);
  if (kind === 'near') return [codeOf(serviceArea.own(row).page, kind), 0];
  const { page, km } = serviceArea.nearest(row);
  return [codeOf(page, kind), Math.max(1, Math.round(km))];
}

function kindOf(serviceArea: ServiceArea, row: Row, languages: readonly string[], kilometres: number): Kind {
  if (serviceArea.isOwn(row)) return 'near';
  if (!languages.includes(row.language)) return 'outside';
  // Liechtenstein has Swiss postal codes but no canton.
  return row.canton !== '' && serviceArea.own(row).km <= kilometres ? 'near' : 'onRequest';
}

/**
 * Returns one row for every place of every postal code, in the order used in the browser. For a place in several
 * municipalities, prefers the municipality of the same name, and otherwise the row closest to a page.
 */
function placesOf(site: SiteView, serviceArea: ServiceArea): readonly Row[] {
  const found = new Map<string, Row>();
  const rank = (row: Row) => (isNamedAfter(row) ? -1 : serviceArea.own(row).km);
  for (const row of knownRows(site)) {
    const key = `${row.postalCode} ${row.place}`;
    const other = found.get(key);
    if (!other || rank(row) < rank(other)) found.set(key, row);
  }
  const places = [...placesByCode(knownRows(site))];
  return places.flatMap(([code, names]) => names.flatMap((name) => found.get(`${code} ${name}`) ?? []));
}

const isNamedAfter = ({ place, municipality }: Row) => bareName(place) === bareName(municipality);

/** Returns one row for each municipality without a place of its name, such as «Glarus Süd», ignoring spelling variants. */
function municipalitiesWithoutPlace(site: SiteView): readonly Row[] {
  const rows = knownRows(site);
  const places = new Set(rows.map(({ place }) => place));
  const ofName = new Map(rows.map((row) => [row.municipality, row]));
  // Rules out exact matches first: normalising all names takes as long as reading the directory.
  const others = [...ofName.values()].filter(({ municipality }) => !places.has(municipality));
  const keyOf = (name: string) => spellingOf(bareName(name)).key;
  const keys = new Set([...places].map(keyOf));
  return others.filter(({ municipality }) => !keys.has(keyOf(municipality)));
}

/** The directory only lists its municipalities, but people search for the country. */
const PRINCIPALITY = 'Liechtenstein';

/** Returns the row of its capital, which has a Swiss postal code but no canton. */
const principality = (site: SiteView) =>
  knownRows(site)
    .filter(({ place, canton }) => place === 'Vaduz' && canton === '')
    .slice(0, 1);
