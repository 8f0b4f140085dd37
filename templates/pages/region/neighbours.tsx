import { fillSlots, useSite } from 'nebel/template-api';
import type { Region } from '../../../.types/data.ts';
import { PlaceLinks } from '../../components/place-links/place-links.tsx';
import { RegionMap } from '../../components/region-map/region-map.tsx';
import { Section, SectionHeading } from '../../components/section/section.tsx';
import { mapWords, marksAround } from '../../region-marks.ts';
import { useWords } from '../../site-data.ts';
import './neighbours.css';

interface NeighboursProps {
  readonly slug: string;
  readonly region: Pick<Region, 'city' | 'neighbours'>;
}

/** Nearby places in the service area, with a map. */
export function Neighbours({ slug, region: { city, neighbours } }: NeighboursProps) {
  const site = useSite();
  const words = mapWords(site);
  const around = marksAround(site, slug, neighbours);
  return (
    <Section className="neighbours">
      <div className="grid">
        <SectionHeading className="h3 c1-3">{useWords().regions.nearby}</SectionHeading>
        <PlaceLinks names={neighbours} className="neighbours-names" />
        {around && (
          <div className="neighbours-map">
            <RegionMap {...around} label={fillSlots(words.around, { city })} />
            <p className="note">{words.source}</p>
          </div>
        )}
      </div>
    </Section>
  );
}
