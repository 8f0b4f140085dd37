/** Opening hours that end before they begin. */
import type { SiteCheck } from 'nebel/template-api';
import type { Site } from '../../.types/data.ts';
import { openingHours } from '../format/opening-hours.ts';
import { ownFinding } from './finding.ts';

export const REVERSED = ownFinding(
  'hours-reversed',
  { time: '18.00–7.30 Uhr' },
  { de: 'Öffnungszeit endet vor dem Anfang', en: 'Opening hours end before they begin' },
  {
    de: ({ time }) => ({
      message: `«${time}» endet, bevor es beginnt.`,
      why: 'Wer es liest, weiss nicht, wann jemand abnimmt. Auch Suchmaschinen und die Zeiten für einen Rückruf gehen davon aus, dass ein Tag am Abend endet.',
      fix: 'Vertauschen Sie die beiden Zeiten. Gilt es über Nacht, schreiben Sie es in Worten, zum Beispiel «nachts nach Vereinbarung».',
    }),
    en: ({ time }) => ({
      message: `“${time}” ends before it begins.`,
      why: 'People do not know when someone answers. Search engines and the times for a call assume that a day ends in the evening, too.',
      fix: 'Swap the two times. For a night, write it in words, such as “nachts nach Vereinbarung”.',
    }),
  },
);

export const reversedHours: SiteCheck = ({ files }) =>
  files<Site>('site').flatMap(({ data: { hours }, at }) =>
    Object.entries(hours).flatMap(([place, lines]) =>
      lines.flatMap((line, index) => {
        const open = openingHours(line);
        return open && open.closes <= open.opens
          ? [REVERSED.at(at(`/hours/${place}/${index}/time`), { time: line.time })]
          : [];
      }),
    ),
  );
