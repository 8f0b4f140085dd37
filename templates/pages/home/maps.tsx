import { useSite } from 'nebel/template-api';
import type { Home } from '../../../.types/data.ts';
import { RegionMap } from '../../components/region-map/region-map.tsx';
import './maps.css';
import { COUNTRY, SWITZERLAND } from '../../map.gen.ts';
import { countryMarks } from '../../region-marks.ts';

/** Map of the regions, drawn on top of the whole country. */
export function Maps({ words }: { readonly words: Home['regions']['map'] }) {
  return (
    <div className="maps">
      <a className="skip" href="#nach-karte">
        {words.skip}
      </a>
      <div className="maps-frame">
        <RegionMap map={COUNTRY} regions={countryMarks(useSite())} ground={SWITZERLAND} label={words.label} />
      </div>
      <p className="note" id="nach-karte">
        {words.source}
      </p>
    </div>
  );
}
