/** Towns that lie in another canton, as after copying the page of a region. */
import type { SiteCheck } from 'nebel/template-api';
import type { Region } from '../../.types/data.ts';
import { DIRECTORY, withName } from '../directory.ts';
import { ownFinding } from './finding.ts';

export const OTHER_CANTON = ownFinding(
  'region-other-canton',
  { city: 'Uster', canton: 'ZG', known: ['ZH'] },
  { de: 'Ort liegt in einem anderen Kanton', en: 'Town is in another canton' },
  {
    de: ({ city, canton, known }) => ({
      message: `«${city}» liegt nach dem amtlichen Ortschaftenverzeichnis nicht im Kanton ${canton}, sondern in ${known.join(' oder ')}.`,
      why: 'Nach dem Kanton ordnet die Website ihre Regionen, und auf der Karte stünde der Punkt in der Mitte des falschen.',
      fix: `Schreiben Sie «canton: ${known[0]}», oder verbessern Sie den Namen des Orts.`,
    }),
    en: ({ city, canton, known }) => ({
      message: `According to the official directory, “${city}” is in ${known.join(' or ')}, not in ${canton}.`,
      why: 'The website sorts its regions by canton, and the map would show the town in the middle of the wrong one.',
      fix: `Write “canton: ${known[0]}”, or correct the name of the town.`,
    }),
  },
);

export const otherCantons: SiteCheck = ({ files, dataset }) =>
  files<Region>('region').flatMap(({ data: { city, canton }, at }) => {
    // Pages about a whole canton or a valley are not in the directory. Liechtenstein has no canton.
    const known = [...new Set(withName(dataset(DIRECTORY), city).map((row) => row.canton))].filter(Boolean);
    return known.length === 0 || known.includes(canton)
      ? []
      : [OTHER_CANTON.at(at('/canton'), { city, canton, known })];
  });
