import { Island, plainText, useSite } from 'nebel/template-api';
import type { Home, Tier } from '../../../.types/data.ts';
import { callOf } from '../../components/form/view-of-form.ts';
import { Inline } from '../../components/inline/inline.tsx';
import { type FinderSize, PriceFinder } from '../../components/price-finder/price-finder.tsx';
import { Section } from '../../components/section/section.tsx';
import { hueClass } from '../../format/classes.ts';
import { priceText } from '../../format/price.ts';
import { priceRange, servicePages, useSiteData, useWords } from '../../site-data.ts';

/** The price of a service and a size, and a link to all prices. */
export function Prices({ words }: { readonly words: Home['services']['finder'] }) {
  const { company } = useSiteData().site;
  const { buttons, prices } = useWords();
  const site = useSite();
  const [all] = site.pages('prices');
  const finderSize = ({ title, area, duration, from, to, unit, points = [] }: Tier): FinderSize => ({
    title,
    area,
    duration: [unit, duration].filter(Boolean).join(', '),
    ...(!unit && { from, to }),
    price: priceText({ from, to }, prices),
    points: points.map(plainText),
  });
  const services = servicePages(site).flatMap(({ slug, url, summary: { name, color, tone, tiers } }) =>
    tiers ? [{ slug, name, url, hue: hueClass(color, tone), sizes: tiers.map(finderSize) }] : [],
  );
  const [first] = services;
  if (!first) return null;
  return (
    <Section id="preise" labelledBy="prices-heading">
      <h2 className="h2" id="prices-heading">
        {words.heading}
      </h2>
      <Island name="price-finder" props={{ services }}>
        <PriceFinder
          words={words}
          service={first}
          wait={buttons.wait}
          labelledBy="prices-heading"
          call={callOf(company.phone)}
        />
      </Island>
      <p className="note">
        {prices.vat} <Inline text={words.note} />
      </p>
      {all && (
        <a className="go" href={all.url}>
          {words.all}, {priceRange(site)}
        </a>
      )}
    </Section>
  );
}
