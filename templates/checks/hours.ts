/** Opening hours that end before they begin, that overlap, or on days that cannot be told. */
import type { SiteCheck } from 'nebel/template-api';
import type { HoursLine, Site } from '../../.types/data.ts';
import { type OpeningHours, openingHours } from '../format/opening-hours.ts';
import { ownFinding } from './finding.ts';

export const REVERSED = ownFinding(
  'hours-reversed',
  { time: '18.00–7.30 Uhr' },
  { de: 'Öffnungszeit endet vor dem Anfang', en: 'Opening hours end before they begin' },
  {
    de: ({ time }) => ({
      message: `«${time}» endet nicht später, als es beginnt.`,
      why: 'Wer es liest, weiss nicht, wann jemand abnimmt. Auch Suchmaschinen und die Zeiten für einen Rückruf gehen davon aus, dass ein Tag am Abend endet.',
      fix: 'Prüfen Sie beide Zeiten. Sind sie richtig, vertauschen Sie sie. Gilt es über Nacht, schreiben Sie es in Worten, zum Beispiel «nachts nach Vereinbarung».',
    }),
    en: ({ time }) => ({
      message: `“${time}” does not end later than it begins.`,
      why: 'People do not know when someone answers. Search engines and the times for a call assume that a day ends in the evening, too.',
      fix: 'Check both times. If they are correct, swap them. For a night, write it in words, such as “nachts nach Vereinbarung”.',
    }),
  },
);

export const UNKNOWN_DAYS = ownFinding(
  'hours-days',
  { days: 'Werktags' },
  { de: 'Tage der Öffnungszeit sind unklar', en: 'Days of opening hours are unclear' },
  {
    de: ({ days }) => ({
      message: `«${days}» sagt der Website nicht, welche Tage der Woche es sind.`,
      why: 'Die Zeile steht auf der Seite. Suchmaschinen und die Zeiten für einen Rückruf kennen diese Öffnungszeit aber nicht.',
      fix: 'Schreiben Sie die Tage wie «Mo–Fr», «Sa» oder «täglich». Meint die Zeile andere Tage, zum Beispiel Feiertage, schreiben Sie die Zeit in Worten: «von 9 bis 12 Uhr».',
    }),
    en: ({ days }) => ({
      message: `“${days}” does not tell the website which days of the week it means.`,
      why: 'The line is on the page, but search engines and the times for a call do not know these opening hours.',
      fix: 'Write the days like “Mo–Fr”, “Sa” or “täglich”. If the line is about other days, such as public holidays, write the time in words: “von 9 bis 12 Uhr”.',
    }),
  },
);

export const OVERLAP = ownFinding(
  'hours-overlap',
  { line: 'Sa 10.00–16.00 Uhr', other: 'Mo–Sa 8.00–12.00 Uhr' },
  { de: 'Öffnungszeiten überschneiden sich', en: 'Opening hours overlap' },
  {
    de: ({ line, other }) => ({
      message: `«${line}» und «${other}» gelten zur selben Zeit.`,
      why: 'Wer beide Zeilen liest, weiss nicht, welche gilt, und Suchmaschinen wissen es auch nicht.',
      fix: 'Nennen Sie jeden Tag in einer Zeile, oder trennen Sie die Zeiten: bis zum Mittag und ab dem Nachmittag.',
    }),
    en: ({ line, other }) => ({
      message: `“${line}” and “${other}” are about the same time.`,
      why: 'People who read both lines do not know which one is correct, and neither do search engines.',
      fix: 'State each day on one line, or separate the times: until noon and from the afternoon.',
    }),
  },
);

export const oddHours: SiteCheck = ({ files }) =>
  files<Site>('site').flatMap(({ data: { hours }, at }) =>
    Object.entries(hours).flatMap(([place, lines]) =>
      lines.flatMap((line, index) => {
        const { days, time } = line;
        const pointer = `/hours/${place}/${index}`;
        const open = openingHours(line);
        if (!open) return /^\d/.test(time) ? [UNKNOWN_DAYS.at(at(`${pointer}/days`), { days })] : [];
        if (open.closes <= open.opens) return [REVERSED.at(at(`${pointer}/time`), { time })];
        const other = lines.slice(0, index).find((before) => areAtOnce(open, openingHours(before)));
        return other ? [OVERLAP.at(at(`${pointer}/time`), { line: inWords(line), other: inWords(other) })] : [];
      }),
    ),
  );

const areAtOnce = (one: OpeningHours, other: OpeningHours | undefined) =>
  other?.days.some((day) => one.days.includes(day)) && one.opens < other.closes && other.opens < one.closes;

const inWords = ({ days, time }: HoursLine) => `${days} ${time}`;
