import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { withWords } from '../../../tests/support/words.tsx';
import type { BarsChart, DurationsChart, SizesChart, TimelineChart } from '../../data.gen.ts';
import { Bars, Shares } from './bars.tsx';
import { Durations, Sizes } from './spans.tsx';
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
    { title: 'Rundgang', minutes: { from: 30, to: 60 } },
    { title: 'Nebel', minutes: { from: 120, to: 180 }, closed: true, text: 'Niemand ist da.' },
    { title: 'Lüften', minutes: { from: 60, to: 180 }, closed: true },
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

  test('of shares end at a hundred, whatever the largest share', () => {
    const bars = [
      { label: 'Von Hand', range: { from: 60, to: 70 } },
      { label: 'Mit Nebel', value: 99.9, highlight: true },
    ];
    const chart = <Shares kind="shares" title="Abdeckung" bars={bars} source={SOURCE} />;
    expect(barsOf(chart)).toEqual([
      [
        [0, 60],
        [60, 10],
      ],
      [[0, 99.9]],
    ]);
    expect(announcedText(chart)).toContain('|Von Hand|60–70\u00a0%|Mit Nebel|99,9\u00a0%|');
    expect(renderToStaticMarkup(withWords(chart)).match(/is-muted/g)).toHaveLength(1);
  });
});

describe('spans', () => {
  const survival: DurationsChart = {
    kind: 'durations',
    title: 'Auf Flächen',
    rows: [
      { label: 'RSV', upTo: '6 Stunden' },
      { label: 'Grippe', range: { from: '1 Tag', to: '1 Woche' } },
      { label: 'Sporen', value: '1 Monat' },
    ],
    source: SOURCE,
  };

  test('are placed on a logarithmic axis', () => {
    const [rsv, flu, spores] = barsOf(<Durations {...survival} />);
    // From 10 minutes to a month: the axis leaves space to the left of «bis 6 Stunden».
    expect(rsv?.[0]?.[0]).toBe(0);
    expect(rsv?.[0]?.[1]).toBeCloseTo((Math.log(36) / Math.log(4380)) * 100, 0);
    expect(flu?.[0]?.[0]).toBeGreaterThan(rsv?.[0]?.[1] ?? 100);
    expect(flu?.[0]?.[1]).toBeCloseTo((Math.log(7) / Math.log(4380)) * 100, 0);
    // A single value is a point.
    expect(spores).toEqual([]);
    expect(renderToStaticMarkup(withWords(<Durations {...survival} />))).toContain('cx="100%"');
  });

  test('are announced in the words of the data', () => {
    expect(announcedText(<Durations {...survival} />)).toContain(
      '|RSV|bis 6\u00a0Stunden|Grippe|1\u00a0Tag–1\u00a0Woche|Sporen|1\u00a0Monat|',
    );
  });

  test('of sizes name the band they are compared with', () => {
    const sizes: SizesChart = {
      kind: 'sizes',
      title: 'Grössen',
      band: { label: 'Nebel', range: { from: 0.5, to: 10 } },
      rows: [
        { label: 'Haar', range: { from: 50, to: 100 } },
        { label: 'Virus', range: { from: 0.02, to: 0.3 } },
      ],
      source: SOURCE,
    };
    expect(announcedText(<Sizes {...sizes} />)).toContain(
      '|Nebel|0,5–10\u00a0µm|Haar|50–100\u00a0µm|Virus|0,02–0,3\u00a0µm|',
    );
    expect(renderToStaticMarkup(withWords(<Sizes {...sizes} />)).match(/range-bar-band/g)).toHaveLength(3);
  });
});

describe('a timeline', () => {
  test('adds up its phases, at their shortest and at their longest', () => {
    const text = announcedText(<Timeline {...day} />);
    expect(text).toContain('|mindestens|3,5\u00a0h|höchstens|7\u00a0h|');
    expect(text).toContain('|3–6\u00a0h|darf niemand in den Raum.|');
  });

  test('draws each phase where the one before it ends', () => {
    expect(barsOf(<Timeline {...day} />)).toEqual([
      [
        [0, 6.3],
        [6.3, 25],
        [31.3, 12.5],
      ],
      [
        [0, 12.5],
        [12.5, 37.5],
        [50, 37.5],
      ],
    ]);
  });

  test('shows two procedures one below the other', () => {
    const phases = [
      { title: 'Wischen', lane: 'Von Hand', minutes: { from: 240, to: 240 } },
      { title: 'Vernebeln', lane: 'Mit Nebel', minutes: { from: 60, to: 120 }, closed: true },
    ];
    const text = announcedText(<Timeline {...day} phases={phases} />);
    expect(text).toContain(
      '|Von Hand, zusammen|4\u00a0h|Mit Nebel, mindestens|1\u00a0h|Mit Nebel, höchstens|2\u00a0h|',
    );
    expect(text).toContain('|Mit Nebel:|1–2\u00a0h|darf niemand');
  });
});

test('no chart needs style attributes or scripts', () => {
  for (const chart of [<Bars key="bars" {...costs} />, <Timeline key="timeline" {...day} />]) {
    expect(renderToStaticMarkup(withWords(chart))).not.toMatch(/style=|<script/);
  }
});
