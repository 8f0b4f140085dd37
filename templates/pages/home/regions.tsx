import { useSite } from '../../../src/template-api.ts';
import { Fold } from '../../components/fold/fold.tsx';
import { Inline } from '../../components/inline/inline.tsx';
import { Num } from '../../components/num/num.tsx';
import { byMajorRegion } from '../../components/region-row/major-regions.ts';
import { RegionRow } from '../../components/region-row/region-row.tsx';
import { Section } from '../../components/section/section.tsx';
import type { Home } from '../../data.gen.ts';
import { allRegions } from '../../site-data.ts';

/** Where the company works: cards like a timetable, then every place that has no card. */
export function Regions({ regions }: { readonly regions: Home['regions'] }) {
  const all = allRegions(useSite());
  const withCard = new Set(regions.cards.map((card) => card.region));
  return (
    <Section id="regions" labelledBy="regions-heading">
      <div className="grid">
        <p className="regions__count c1-4" aria-hidden="true">
          <Num value={String(all.length)} />
        </p>
        <div className="regions__head c5-12">
          <h2 className="h2" id="regions-heading">
            {regions.heading}
          </h2>
          <p className="lead">
            <Inline text={regions.intro} />
          </p>
        </div>
      </div>
      <div className="rows">
        {byMajorRegion(regions.cards).map(({ name, cards }) => (
          <Fold key={name} label={name}>
            <ul>
              {cards.map((card) => (
                <RegionRow key={card.city + card.districts.join()} card={card} />
              ))}
            </ul>
          </Fold>
        ))}
        <Fold label={regions.more}>
          <div className="regions__more grid">
            <h3 className="c1-3">{regions.more}</h3>
            <ul className="places c4-12">
              {all
                .filter(({ slug }) => !withCard.has(slug))
                .map(({ slug, name, url }) => (
                  <li key={slug}>{url ? <a href={url}>{name}</a> : name}</li>
                ))}
            </ul>
          </div>
        </Fold>
      </div>
    </Section>
  );
}
