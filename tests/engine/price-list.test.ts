import { describe, expect, test } from 'vitest';
import type { Home, Service, Tier } from '../../.types/data.ts';
import type { FinderService } from '../../templates/components/price-finder/price-finder.tsx';
import { amountText } from '../../templates/format/price.ts';
import { requestedValues } from '../../templates/islands/quote-form/preselection.ts';
import { inOrder } from '../../templates/page-order.ts';
import { builtSite } from '../support/built-site.ts';
import { sampleSources } from '../support/data-files.ts';
import { siteFormView } from '../support/forms.ts';
import { all, attribute, byId, type Element, one, textOf } from '../support/reading.ts';
import { builtSample } from '../support/shared-site.ts';

const site = builtSite(builtSample);
const priceSection = () => byId(site.page('/').main, 'preise');

const home = sampleSources().find(({ file }) => file === 'data/home.yaml')?.source.value as Home;

/** The services with prices in the data, in the order of their cards. */
const SERVICES = inOrder(
  sampleSources()
    .filter(({ file }) => file.startsWith('data/services/'))
    .map(({ file, source }) => ({
      slug: file.slice('data/services/'.length, -'.yaml'.length),
      ...(source.value as Service),
    })),
  home.services.cards.map(({ service }) => service),
  ({ name }) => name,
).flatMap(({ prices, ...service }) => (prices ? [{ ...service, tiers: prices.tiers }] : []));

/** Replaces the no-break spaces between numbers and units. */
const plain = (text = '') => text.replaceAll('\u00a0', ' ');

const sizeOf = ({ title, area }: Tier) => plain([title, area].filter(Boolean).join(', '));

/** The cells that a row of the list should show. */
const rowOf = (tier: Tier) => [sizeOf(tier), plain(amountText(tier)), plain(tier.duration)];

/** The two lines of a cell. */
const linesOf = (cell: Element) => {
  const [small] = all(cell, 'small').map((each) => textOf(each));
  return [textOf(...cell.children.slice(0, 1)), ...(small ? [small] : [])];
};

const priceList = () => byId(site.page('/preise/').main, 'preise');

describe('the page of all prices', () => {
  test('has a table for every service with prices, in the order of the cards, each with a link to its page', () => {
    const captions = all(priceList(), 'caption').map((caption) => [
      textOf(caption),
      attribute(one(caption, 'a'), 'href'),
    ]);
    expect(captions).toEqual(SERVICES.map(({ name, slug }) => [name, `/services/${slug}/`]));
    expect(SERVICES.length).toBeGreaterThan(3);
  });

  test.each(SERVICES)('shows every size of $name with its price range and duration', ({ name, tiers }) => {
    const table = all(priceList(), 'table').find((each) => textOf(one(each, 'caption')) === name);
    if (!table) throw new Error(`No table for ${name}`);
    const rows = all(table, 'tr').map((row) => {
      const [price = '', duration = ''] = linesOf(one(row, 'td'));
      return [linesOf(one(row, 'th')).join(', '), price, duration];
    });
    expect(rows).toEqual(tiers.map(rowOf));
  });

  test('is linked from the prices of the home page, and both say that VAT is included and only the quote is binding', () => {
    expect(all(priceSection(), 'a').map((link) => attribute(link, 'href'))).toContain('/preise/');
    for (const part of [priceSection(), priceList()])
      expect(textOf(part)).toMatch(/inkl\. 8,1 % MWST\..*verbindlich ist der Preis in der Offerte/);
  });
});

describe('the price finder', () => {
  const finder = () => one(priceSection(), 'form');

  test('starts with the first service of the list and its lowest price', () => {
    const [first] = SERVICES;
    const [tier] = first?.tiers ?? [];
    if (!first || !tier) throw new Error('No service has prices');
    expect(all(finder(), 'option').map((option) => [attribute(option, 'value'), textOf(option)])).toEqual([
      [first.slug, first.name],
    ]);
    const sizes = all(finder(), 'input').map((radio) => attribute(radio, 'value'));
    expect(sizes).toEqual(first.tiers.map(sizeOf));
    expect(textOf(one(finder(), 'output'))).toBe(plain(`CHF ${tier.from}–${tier.to} ${tier.duration}`));
  });

  test('leads to the form, and the form accepts every size from the address', () => {
    expect([attribute(finder(), 'action'), attribute(finder(), 'method')]).toEqual(['/#contact', 'get']);
    for (const tier of SERVICES.flatMap(({ tiers }) => tiers)) {
      const values = requestedValues(`?${new URLSearchParams({ umfang: sizeOf(tier) })}`, siteFormView('anfrage'), {});
      expect(values).toEqual({ message: `Umfang: ${sizeOf(tier)}` });
    }
  });

  test('receives every size of every service in the data, with its figures and points', () => {
    const [island] = all(priceSection(), 'div').filter((each) => attribute(each, 'data-island') === 'price-finder');
    const props = JSON.parse(String(site.file(attribute(island as Element, 'data-props-file') ?? '')));
    const { services } = props as { readonly services: readonly FinderService[] };
    const sizesOf = (tiers: readonly (Tier | FinderService['sizes'][number])[]) =>
      tiers.map(({ from, to, points = [], ...words }) => ({
        from,
        to,
        points: points.map((point) => plain(point)),
        words: [words.title, words.area, words.duration].map((text) => plain(text)),
      }));
    expect(services.map(({ slug, sizes }) => [slug, sizesOf(sizes)])).toEqual(
      SERVICES.map(({ slug, tiers }) => [slug, sizesOf(tiers)]),
    );
    expect(services.find(({ slug }) => slug === 'todesfall')?.hue).toMatch(/is-quiet/);
  });
});
