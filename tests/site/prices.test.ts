import { expect, test } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import { websiteSources } from '../support/data-files.ts';
import { descendantsOf, type Element, textOf, textsIn } from '../support/reading.ts';
import { thingsOn } from '../support/structured-data.ts';

const site = builtSite();

/** In francs. */
interface Range {
  readonly from?: number;
  readonly to?: number;
}

const hasRange = (value: object): value is Range =>
  ['from', 'to'].some((end) => typeof (value as Readonly<Record<string, unknown>>)[end] === 'number');

/** Returns every range of numbers in some data, such as prices and the ranges of a chart. */
const rangesIn = (value: unknown): Range[] =>
  typeof value === 'object' && value !== null
    ? [...(hasRange(value) ? [value] : []), ...Object.values(value).flatMap(rangesIn)]
    : [];

/** Returns the prices of a page: the ranges with an id. */
const pricesIn = (value: unknown) => rangesIn(value).filter((range) => 'id' in range);

/** Returns the range from the lowest to the highest price of a page, as other pages state it. */
const spanOf = (prices: readonly Range[]): Range => ({
  from: Math.min(...prices.map(({ from = Number.NaN }) => from)),
  to: Math.max(...prices.map(({ to = Number.NaN }) => to)),
});

const DATA = new Map(websiteSources().map(({ file, source }) => [file, source.value]));

/** «CHF 600–1’200» → 600, 1200. Searches one text node at a time, because a cell can have a second line. */
const shownRanges = (main: Element) =>
  textsIn(main)
    .flatMap((text) => [...text.matchAll(/CHF\s(\d[\d’]*)–(\d[\d’]*)/g)])
    .map(([words, ...ends]) => {
      const [from, to] = ends.map((end) => Number(end?.replaceAll('’', '')));
      return { words, from, to };
    });

test('a page with prices shows only price ranges from the data', () => {
  const services = [...DATA].flatMap(([file, value]) => (file.startsWith('data/services/') ? pricesIn(value) : []));
  const known = [
    ...[...DATA.values()].flatMap((value) => [...rangesIn(value), spanOf(pricesIn(value))]),
    spanOf(services),
  ];
  const unknown = site.pages().flatMap(({ url, file }) => {
    if (pricesIn(DATA.get(file)).length === 0) return [];
    return shownRanges(site.page(url).main)
      .filter(({ from, to }) => !known.some((range) => range.from === from && range.to === to))
      .map(({ words }) => `${url}: ${words}`);
  });
  expect(unknown).toEqual([]);
});

test('structured data states the lowest and the highest price of a page, and no price if the page has none', () => {
  const wrong = site.pages().flatMap(({ url, file }) => {
    const prices = pricesIn(DATA.get(file));
    return thingsOn(site.page(url))
      .flatMap(({ offers }) => (offers ? [offers as Record<string, unknown>] : []))
      .filter(
        ({ lowPrice, highPrice }) =>
          !prices.some(({ from }) => from === lowPrice) || !prices.some(({ to }) => to === highPrice),
      )
      .map((offers) => `${url}: ${JSON.stringify(offers)}`);
  });
  expect(wrong).toEqual([]);
});

test('every price table says what the data say about VAT, as does the footer of every page', () => {
  const { prices } = DATA.get('data/words.yaml') as { readonly prices: { readonly vat?: string } };
  const { vatRate = '' } = DATA.get('data/site.yaml') as { readonly vatRate?: string };
  const stated = (prices.vat ?? '').replaceAll('{{vatRate}}', vatRate);
  const statementIn = (text: string) => (text.includes(stated) ? stated : undefined);
  const statement = statementIn(textOf(site.page('/').footer));
  expect(statement).toBeDefined();
  const missing = site.pages().flatMap(({ url }) => {
    const { main, footer } = site.page(url);
    const tables = descendantsOf(main).filter(({ attribs }) => attribs.class?.split(' ').includes('prices'));
    const places = [footer, ...tables].map((part) => statementIn(textOf(part)));
    return places.every((found) => found === statement) ? [] : [url];
  });
  expect(missing).toEqual([]);
});
