import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { FinderService } from '../../templates/components/price-finder/price-finder.tsx';
import type { Home, Service, Tier } from '../../templates/data.gen.ts';
import { chfRange } from '../../templates/format/chf.ts';
import { askedValues } from '../../templates/islands/quote-form/preselection.ts';
import { inOrder } from '../../templates/page-order.ts';
import { builtSite } from '../support/built-site.ts';
import { sampleSources } from '../support/data-files.ts';
import { siteFormView } from '../support/forms.ts';
import { all, attribute, byId, type Element, one, textOf } from '../support/reading.ts';
import { builtSample } from '../support/shared-site.ts';

const site = builtSite(builtSample);
const costs = () => byId(site.page('/').main, 'preise');

const home = sampleSources().find(({ file }) => file === 'data/home.yaml')?.source.value as Home;

/** What the data say, in the order of the offer. */
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

/** Data keep numbers and units together by no-break spaces. */
const plain = (text = '') => text.replaceAll('\u00a0', ' ');

const sizeOf = ({ title, area }: Tier) => plain([title, area].filter(Boolean).join(', '));

/** A size as a row of the list should show it. */
const rowOf = (tier: Tier) => [sizeOf(tier), plain(chfRange(tier.from, tier.to)), plain(tier.duration)];

/** The two lines of a cell. */
const linesOf = (cell: Element) => {
  const [small] = all(cell, 'small').map((each) => textOf(each));
  return [textOf(...cell.children.slice(0, 1)), ...(small ? [small] : [])];
};

describe('the price list of the home page', () => {
  test('has a table for every service that has prices, in the order of the offer, each with a link to its page', () => {
    const captions = all(costs(), 'caption').map((caption) => [textOf(caption), attribute(one(caption, 'a'), 'href')]);
    expect(captions).toEqual(SERVICES.map(({ name, slug }) => [name, `/services/${slug}/`]));
    expect(SERVICES.length).toBeGreaterThanOrEqual(8);
  });

  test.each(SERVICES)('says of $name what its tiers say: each size with its range and duration', ({ name, tiers }) => {
    const table = all(costs(), 'table').find((each) => textOf(one(each, 'caption')) === name);
    if (!table) throw new Error(`No table for ${name}`);
    const rows = all(table, 'tr').map((row) => {
      const [price = '', duration = ''] = linesOf(one(row, 'td'));
      return [linesOf(one(row, 'th')).join(', '), price, duration];
    });
    expect(rows).toEqual(tiers.map(rowOf));
  });

  test('is beside what holds for all prices: VAT is included, and the quote decides', () => {
    expect(textOf(costs())).toMatch(/inkl\. 8,1 % MWST\..*Richtwerte, verbindlich ist der Preis in der Offerte/);
  });
});

describe('the price finder', () => {
  const finder = () => one(costs(), 'form');

  test('begins with the first service of the list and its smallest price', () => {
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

  test('leads to the form, and the form understands the words of every size', () => {
    expect([attribute(finder(), 'action'), attribute(finder(), 'method')]).toEqual(['/#contact', 'get']);
    for (const tier of SERVICES.flatMap(({ tiers }) => tiers)) {
      const asked = askedValues(`?${new URLSearchParams({ umfang: sizeOf(tier) })}`, siteFormView('anfrage'), {});
      expect(asked).toEqual({ message: `Umfang: ${sizeOf(tier)}` });
    }
  });

  test('knows every size of every service from the data: its figures, and what belongs to it', () => {
    const [island] = all(costs(), 'div').filter((each) => attribute(each, 'data-island') === 'price-finder');
    const known = JSON.parse(String(site.file(attribute(island as Element, 'data-props-file') ?? '')));
    const { services } = known as { readonly services: readonly FinderService[] };
    expect(services.map(({ slug, sizes }) => [slug, sizes])).toEqual(
      SERVICES.map(({ slug, tiers }) => [
        slug,
        tiers.map(({ title, area, from, to, duration, points = [] }) => ({ title, area, from, to, duration, points })),
      ]),
    );
    expect(services.find(({ slug }) => slug === 'todesfall')?.hue).toMatch(/is-quiet/);
  });

  test('and the list cost a first visit at most 2 kB', () => {
    const page = String(site.file('/'));
    const start = page.indexOf('<div class="price-finder-area"');
    const end = page.indexOf('</section>', start);
    // The section's own wrapper closes right after.
    const without = `${page.slice(0, start)}</div>${page.slice(end)}`;
    const weight = (html: string) => gzipSync(html, { level: 9 }).length;
    expect(start).toBeGreaterThan(0);
    expect(weight(page) - weight(without)).toBeLessThanOrEqual(2000);
  });
});
