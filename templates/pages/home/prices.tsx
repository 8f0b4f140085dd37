import { Island, plainText, useSite } from 'nebel/template-api';
import { callOf } from '../../components/form/view-of-form.ts';
import { Inline } from '../../components/inline/inline.tsx';
import { type FinderService, type FinderSize, PriceFinder } from '../../components/price-finder/price-finder.tsx';
import { PriceList } from '../../components/price-list/price-list.tsx';
import { Vat } from '../../components/prices/vat.tsx';
import { Section } from '../../components/section/section.tsx';
import type { Home, Tier } from '../../data.gen.ts';
import { hueClass } from '../../format/hue.ts';
import { servicePages, useSiteData, useWords } from '../../site-data.ts';

/** Prices: that of a service and a size, and a list of all. */
export function Prices({ words }: { readonly words: Home['services']['finder'] }) {
  const { company } = useSiteData().site;
  const { buttons } = useWords();
  const priced = servicePages(useSite()).flatMap(({ slug, url, summary: { name, color, tone, tiers } }) =>
    tiers ? [{ slug, name, url, hue: hueClass(color, tone), tiers }] : [],
  );
  const services = priced.map(({ tiers, ...service }): FinderService => ({ ...service, sizes: tiers.map(finderSize) }));
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
        <Vat /> <Inline text={words.note} />
      </p>
      <PriceList label={words.all} services={priced} />
    </Section>
  );
}

const finderSize = ({ title, area, duration, from, to, points = [] }: Tier): FinderSize => ({
  ...{ title, area, duration, from, to },
  points: points.map(plainText),
});
