import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describe } from '../../src/base/findings/describe.ts';
import { readContent } from '../../src/content/read-content.ts';
import { site } from '../../templates/site.ts';
import { SAMPLE, sharedCacheOf } from '../support/data-files.ts';

const FILE = 'data/services/notfall.yaml';
const PAGE = readFileSync(join(SAMPLE, FILE), 'utf8');
const HEAD = `sections:
  - kind: chart
    heading: Versuch
    chart:
      title: Versuch
      source: niemand
`;

/** Returns the findings about a chart in the place of the sections of a page, each with the text of its line. */
function findings(chart: string): string[] {
  const section = `${HEAD}${chart.replace(/^/gm, '      ')}\n`;
  const text = PAGE.slice(0, PAGE.indexOf('sections:')) + section + PAGE.slice(PAGE.indexOf('faq:'));
  const { findings } = readContent(site, {
    root: SAMPLE,
    cache: sharedCacheOf(site),
    replaced: new Map([[FILE, text]]),
  });
  return findings
    .filter(({ code }) => code.startsWith('schema-'))
    .map((found) => {
      const line = text.split('\n')[(found.place.range?.line ?? 0) - 1]?.trim();
      return `${line} → ${describe(found, 'de').message}`;
    });
}

test.each([
  [
    'an unknown kind',
    'kind: balken\nbars: []',
    'kind: balken → «balken» steht für «sections[1].chart.kind» nicht zur Wahl.',
  ],
  [
    'a single bar',
    'kind: bars\nunit: CHF\nbars:\n  - label: A\n    value: 1',
    'bars: → «sections[1].chart.bars» hat einen Eintrag, nötig sind mindestens 2.',
  ],
  [
    'a value below zero',
    'kind: bars\nunit: CHF\nbars:\n  - label: A\n    value: -1\n  - label: B\n    value: 2',
    'value: -1 → «sections[1].chart.bars[1].value» ist -1, erlaubt ist mindestens 0.',
  ],
  [
    'a share of more than 100 per cent',
    'kind: shares\nbars:\n  - label: A\n    value: 101\n  - label: B\n    value: 2',
    'value: 101 → «sections[1].chart.bars[1].value» ist 101, erlaubt ist höchstens 100.',
  ],
  [
    'a bar with two values',
    'kind: shares\nbars:\n  - label: A\n    value: 10\n    upTo: 20\n  - label: B\n    value: 2',
    'hier stehen mehrere.',
  ],
  [
    'a range of times that runs backwards, whatever their units',
    'kind: durations\nrows:\n  - label: A\n    time: 7 Tage–48 Stunden\n  - label: B\n    time: 1 Tag',
    'time: 7 Tage–48 Stunden → In «sections[1].chart.rows[1].time» ist «7 Tage» grösser als «48 Stunden».',
  ],
  [
    'a time in an unknown unit',
    'kind: durations\nrows:\n  - label: A\n    time: 3 Std.\n  - label: B\n    time: 1 Tag',
    'time: 3 Std. → ',
  ],
  [
    'a phase without an end',
    'kind: timeline\nphases:\n  - title: A\n    duration: 60-30 min\n  - title: B\n    duration: 1 min',
    'duration: 60-30 min → In «sections[1].chart.phases[1].duration» ist «60 min» grösser als «30 min».',
  ],
])('%s is reported at its line', (_, chart, expected) => {
  expect(findings(chart)).toEqual([expect.stringContaining(expected)]);
});

test('a valid chart has no findings, in every unit of time', () => {
  const units = ['30 Minuten', '1,5 Stunden', '1 Tag', '2 Wochen', '16 Monate', '4,2 Jahre'];
  const rows = units.slice(1).map((to, index) => `  - label: ${to}\n    time: ${units[index]}–${to}`);
  expect(findings(`kind: durations\nrows:\n${rows.join('\n')}`)).toEqual([]);
});
