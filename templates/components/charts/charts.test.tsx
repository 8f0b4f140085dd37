import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { BarsChart, DurationsChart, TimelineChart } from '../../../.types/data.ts';
import { withWords } from '../../../tests/support/words.tsx';
import { Bars } from './bars.tsx';
import { Durations } from './durations.tsx';
import { Timeline } from './timeline.tsx';

const SOURCE = 'unsere Messung.';

const costs: BarsChart = {
  kind: 'bars',
  title: 'Kosten',
  unit: 'CHF',
  bars: [
    { label: 'Vorbeugen', range: { from: 300, to: 600 } },
    { label: 'Behandeln', value: 1200, text: 'einmalig' },
    { label: 'Warten', upTo: 900 },
  ],
  source: SOURCE,
};

const day: TimelineChart = {
  kind: 'timeline',
  title: 'Ein Tag',
  phases: [
    { title: 'Rundgang', duration: '30–60 min' },
    { title: 'Nebel', duration: '2–3 h', closed: true, text: 'Niemand ist da.' },
    { title: 'Lüften', duration: '1–3 h', closed: true },
  ],
  source: SOURCE,
};

/** Returns the text that a screen reader announces, without hidden content. */
const announcedText = (chart: ReactElement) =>
  renderToStaticMarkup(withWords(chart))
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, '|')
    .replace(/[|\s]*\|[|\s]*/g, '|');

/** Returns the bars of each row as start and length, in percent of the axis. */
const barsOf = (chart: ReactElement) =>
  [...renderToStaticMarkup(withWords(chart)).matchAll(/<dd>(.*?)<\/dd>/g)].map(([, row = '']) =>
    [...row.matchAll(/<rect class="range-bar-fill[^"]*" x="([\d.]+)%" width="([\d.]+)%"/g)].map(([, x, width]) => [
      Number(x),
      Number(width),
    ]),
  );

describe('bars', () => {
  test('begin at zero and are as long as their numbers, and a range continues in a lighter colour', () => {
    expect(barsOf(<Bars {...costs} />)).toEqual([
      [
        [0, 20],
        [20, 20],
      ],
      [[0, 80]],
      [[0, 60]],
    ]);
  });

  test('are announced with their numbers, once', () => {
    const text = announcedText(<Bars {...costs} />);
    expect(text).toBe(
      '|Kosten|Vorbeugen|CHF\u00a0300–600|Behandeln|einmalig|CHF\u00a01’200|Warten|bis CHF\u00a0900|' +
        `Quelle:|${SOURCE}|`.replace('Quelle:|', 'Quelle: '),
    );
  });
});

describe('durations', () => {
  const survival: DurationsChart = {
    kind: 'durations',
    title: 'Auf Flächen',
    rows: [
      { label: 'RSV', time: 'bis 6 Stunden' },
      { label: 'Grippe', time: '1 Tag–1 Woche' },
      { label: 'Sporen', time: '1 Monat' },
    ],
    source: SOURCE,
  };

  test('are announced in the words of the data', () => {
    expect(announcedText(<Durations {...survival} />)).toContain(
      '|RSV|bis 6\u00a0Stunden|Grippe|1\u00a0Tag–1\u00a0Woche|Sporen|1\u00a0Monat|',
    );
  });
});

describe('a timeline', () => {
  test('adds up its phases, at their shortest and at their longest', () => {
    const text = announcedText(<Timeline {...day} />);
    expect(text).toContain('|mindestens|3,5\u00a0h|höchstens|7\u00a0h|');
    expect(text).toContain('|3–6\u00a0h|darf niemand in den Raum.|');
  });
});

describe('the timetable', () => {
  test('has the earliest and latest time of every step, and when people may enter again', () => {
    expect(announcedText(<Timeline {...day} begin="8.00" />)).toMatch(
      /wenn wir um 8\.00.Uhr beginnen\|.*\|Rundgang\|8\.00.Uhr\|8\.00.Uhr\|Nebel\|8\.30.Uhr\|9\.00.Uhr\|Lüften\|10\.30.Uhr\|12\.00.Uhr\|[^|]+\|11\.30.Uhr\|15\.00.Uhr\|/,
    );
  });

  test('goes on after midnight', () => {
    expect(announcedText(<Timeline {...day} begin="18.00" />)).toMatch(/\|21\.30.Uhr\|1\.00.Uhr\|/);
  });

  test('is missing if nothing says when the work begins', () => {
    expect(announcedText(<Timeline {...day} />)).not.toMatch(/Uhr/);
  });
});
