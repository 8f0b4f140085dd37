import { Island, type SiteView, useSite } from 'nebel/template-api';
import type { Home } from '../../../.types/data.ts';
import { type RegionCard, regionCards } from '../../cards.ts';
import { callOf } from '../../components/form/view-of-form.ts';
import { Paragraph } from '../../components/inline/inline.tsx';
import { PlaceFinder } from '../../components/place-finder/place-finder.tsx';
import { byMajorRegion } from '../../components/region-row/major-regions.ts';
import { RegionRow } from '../../components/region-row/region-row.tsx';
import { Section, SectionHeading } from '../../components/section/section.tsx';
import { announced, type ListedPage, regionNamed, regionPages, useSiteData, useWords } from '../../site-data.ts';
import { Maps } from './maps.tsx';
import { placeFile } from './place-file.ts';
import './regions.css';

/** Service area: place finder, map, region cards like a timetable, and the regions that none of them names. */
export function Regions({ regions }: { readonly regions: Home['regions'] }) {
  const site = useSite();
  const cards = regionCards(site, regions.cards);
  const others = regionsWithoutCard(site, cards);
  const { parts } = useWords().regions;
  return (
    <Section id="regions">
      <div className="regions-head grid">
        <div className="c1-5">
          <SectionHeading className="h2">{regions.heading}</SectionHeading>
          <Paragraph className="lead" text={regions.intro} />
          <Finder regions={regions} />
        </div>
        <div className="c6-12">
          <Maps words={regions.map} />
        </div>
      </div>
      <div className="region-row-list">
        {byMajorRegion(cards, parts).map(({ name, cards: rows }) => (
          <details key={name} className="region-group">
            <summary>
              <b>{name}</b>
              <span>{[...new Set(rows.map(({ city }) => city))].join(', ')}</span>
            </summary>
            <ul role="list">
              {rows.map((card) => (
                <RegionRow key={card.city + card.districts.join()} card={card} />
              ))}
            </ul>
          </details>
        ))}
      </div>
      {others.length > 0 && (
        <div className="regions-others place-links">
          <h3 className="note">{regions.more}</h3>
          <ul role="list" className="place-links">
            {others.map(({ slug, name, url }) => (
              <li key={slug}>{url ? <a href={url}>{name}</a> : name}</li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}

/** «Kommen Sie zu mir?» */
function Finder({ regions }: { readonly regions: Home['regions'] }) {
  const site = useSite();
  const { site: settings, words } = useSiteData();
  if (regionPages(site).length === 0) return null;
  const { finder } = regions;
  const file = site.file('orte.json', JSON.stringify(placeFile(site, regions)));
  return (
    // Few props: being a plain script, it reads the rest from the page.
    <Island name="place-finder" props={{ file, offline: finder.offline }}>
      <PlaceFinder
        words={finder}
        appointment={words.promises.appointment}
        request={words.buttons.quote}
        wait={words.buttons.wait}
        call={callOf(settings.company.phone)}
      />
    </Island>
  );
}

/**
 * Returns the regions that have no card and are in no card's list of districts, so that the section names every region. Not
 * limited in number: other pages refer to this section for the regions that they omit.
 */
function regionsWithoutCard(site: SiteView, cards: readonly RegionCard[]): readonly ListedPage[] {
  const linked = cards.flatMap(({ region, districts }) => [
    region,
    ...districts.map((name) => regionNamed(site, name)?.slug),
  ]);
  const pages = regionPages(site).map(({ slug, url, summary }) => ({ slug, url, name: summary.city }));
  return [...pages, ...announced(site, 'region')].filter(({ slug }) => !linked.includes(slug));
}
