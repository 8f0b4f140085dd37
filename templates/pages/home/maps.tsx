import { fillSlots, useSite } from 'nebel/template-api';
import { RegionMap } from '../../components/region-map/region-map.tsx';
import type { Home } from '../../data.gen.ts';
import { classes } from '../../format/classes.ts';
import { COUNTRY, SWITZERLAND, ZURICH } from '../../map.gen.ts';
import type { MapArea } from '../../map-area.ts';
import { allMarks, type MarkedRegion } from '../../region-marks.ts';

type Words = Home['regions']['map'];

/** Where the regions are: the country, and beside it the canton whose marks would lie on top of each other there. */
export function Maps({ words }: { readonly words: Words }) {
  const { country, canton } = allMarks(useSite());
  return (
    <div className="maps">
      <a className="skip" href="#nach-karte">
        {words.skip}
      </a>
      <Titled title={words.country} words={words} map={COUNTRY} regions={country} isOnWhole />
      <Titled title={words.canton} words={words} map={ZURICH} regions={canton} />
      <p className="note" id="nach-karte">
        {words.source}
      </p>
    </div>
  );
}

interface TitledProps {
  readonly title: string;
  readonly words: Words;
  readonly map: MapArea;
  readonly regions: readonly MarkedRegion[];
  /** True for the part of the country that lies on the whole of it. */
  readonly isOnWhole?: boolean;
}

function Titled({ title, words, map, regions, isOnWhole = false }: TitledProps) {
  return (
    <div>
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
