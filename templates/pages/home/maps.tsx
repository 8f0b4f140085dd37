import { fillSlots, useSite } from 'nebel/template-api';
import type { Home } from '../../../.types/data.ts';
import { RegionMap } from '../../components/region-map/region-map.tsx';
import { classes } from '../../format/classes.ts';
import { COUNTRY, SWITZERLAND, ZURICH } from '../../map.gen.ts';
import type { MapArea } from '../../map-area.ts';
import { allMarks, type MarkedRegion } from '../../region-marks.ts';
import './maps.css';

type Words = Home['regions']['map'];

/** Maps of the regions: the country, and next to it the canton whose marks would overlap there. */
export function Maps({ words }: { readonly words: Words }) {
  const { country, canton } = allMarks(useSite());
  return (
    <div className="maps">
      <a className="skip" href="#nach-karte">
        {words.skip}
      </a>
      <TitledMap title={words.country} words={words} map={COUNTRY} regions={country} isOnWhole />
      <TitledMap title={words.canton} words={words} map={ZURICH} regions={canton} />
      <p className="note" id="nach-karte">
        {words.source}
      </p>
    </div>
  );
}

interface TitledMapProps {
  readonly title: string;
  readonly words: Words;
  readonly map: MapArea;
  readonly regions: readonly MarkedRegion[];
  /** True for the part of the country drawn on top of the full map. */
  readonly isOnWhole?: boolean;
}

function TitledMap({ title, words, map, regions, isOnWhole = false }: TitledMapProps) {
  return (
    <div className={isOnWhole ? undefined : 'maps-canton'}>
      <h3>{title}</h3>
      <div className={classes('maps-frame', isOnWhole && 'maps-frame--whole')}>
        <RegionMap
          map={map}
          regions={regions}
          {...(isOnWhole && { ground: SWITZERLAND })}
          label={fillSlots(words.label, { area: title })}
        />
      </div>
    </div>
  );
}
