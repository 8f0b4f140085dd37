import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixMechanical } from '../../src/cli/fix.ts';
import { readContent } from '../../src/content/read-content.ts';
import { meantText } from '../../src/content/validate/schema-errors/meant-text.ts';
import addresses from '../../templates/data/adressen.schema.json' with { type: 'json' };
import siteSchema from '../../templates/data/site.schema.json' with { type: 'json' };
import region from '../../templates/pages/region/schema.json' with { type: 'json' };
import common from '../../templates/schemas/common.json' with { type: 'json' };
import { site } from '../../templates/site.ts';
import { copyOfSample, SAMPLE, sharedCacheOf } from '../support/data-files.ts';

const { span, quantity, hoursLine } = common.definitions;

test.each([
  ['2 bis 4 Stunden', '2–4 Stunden'],
  ['ca. 15 Min.', 'rund 15 min'],
  ['2-4 Std.', '2–4 h'],
  ['1½ Stunden', '1,5 Stunden'],
  ['1.5 h', '1,5 h'],
  ['7 Tage bis 3 Monate', '7 Tage–3 Monate'],
  ['½ Stunde', '30 min'],
  ['2–4', undefined],
  ['danach', undefined],
])('the span «%s» is meant as «%s»', (typed, meant) => expect(meantText(span, typed, typed)).toBe(meant));

test.each([
  ['25', '25 %'],
  ['25 Prozent', '25 %'],
  ['8.1%', '8,1 %'],
  ['ein Viertel', undefined],
])('the percentage «%s» is meant as «%s»', (typed, meant) =>
  expect(meantText(common.definitions.percent, typed, typed)).toBe(meant),
);

test('a surcharge without its unit is meant in per cent, unless it is a fraction', () => {
  expect(meantText(common.definitions.surcharge, '25', '25')).toBe('25 %');
  expect(meantText(common.definitions.surcharge, 0.25, '0.25')).toBeUndefined();
  const fits = (text: string) => new RegExp(common.definitions.surcharge.pattern, 'u').test(text);
  expect(['25 %', 'CHF 50', '25', '0.25', 'kein Zuschlag'].filter(fits)).toEqual(['25 %', 'CHF 50']);
});

test('a data file is meant below data, and a Swiss postcode without its country', () => {
  const { acknowledged, company } = siteSchema.properties;
  const file = 'services\\buero.yaml';
  expect(meantText(acknowledged.items.properties.file, file, file)).toBe('data/services/buero.yaml');
  expect(meantText(company.properties.postalCode, 'CH-5000', 'CH-5000')).toBe('5000');
});

test.each([
  [{ from: 2, to: 4, unit: 'h' }, '2–4 h'],
  [{ prefix: 'rund', value: '24', unit: 'h' }, 'rund 24 h'],
  [{ prefix: 'nach', value: '24', unit: 'h' }, undefined],
  [{ from: 2, to: { days: 4 } }, undefined],
  [['2 h'], undefined],
  [null, undefined],
])('the group %j is meant as «%s»', (value, meant) => expect(meantText(span, value, '')).toBe(meant));

test.each([
  ['Winterthur', 'in Winterthur'],
  ['In Winterthur', 'in Winterthur'],
  ['Am Zürichsee', 'am Zürichsee'],
  ['Auf dem Seerücken', 'auf dem Seerücken'],
  ['Zur Rehalp', 'zur Rehalp'],
  ['Écublens', 'in Écublens'],
])('the place «%s» is meant as «%s»', (typed, meant) =>
  expect(meantText(region.properties.inCity, typed, typed)).toBe(meant),
);

test('a quantity can have words of any kind before it', () => {
  expect(meantText(quantity, { prefix: 'nach', value: '24', unit: 'h' }, '')).toBe('nach 24 h');
  expect(meantText(quantity, { prefix: 'CHF', from: 320, to: 500 }, '')).toBe('CHF 320–500');
  expect(meantText(quantity, 24, '24')).toBeUndefined();
});

test.each([
  ['07:30–18:00', '07.30–18.00 Uhr'],
  ['8–18 Uhr', '8.00–18.00 Uhr'],
  ['8 Uhr bis 18.30 Uhr', '8.00–18.30 Uhr'],
  ['7h30–18h00', '7.30–18.00 Uhr'],
  ['8h-18h', '8.00–18.00 Uhr'],
  ['8 Uhr 30 bis 18 Uhr', '8.30–18.00 Uhr'],
  ['7.30–12.00 Uhr, 13.30–18.00 Uhr', undefined],
  ['24 Stunden', undefined],
  ['8am–6pm', undefined],
])('the opening hours «%s» are meant as «%s»', (typed, meant) =>
  expect(meantText(hoursLine.properties.time, typed, typed)).toBe(meant),
);

test.each([
  ['regional/zug', '/regional/zug/'],
  ['feed.xml', '/feed.xml'],
  ['https://www.firma.example/zug/', undefined],
])('the redirect «%s» is meant as «%s»', (typed, meant) =>
  expect(meantText(addresses.definitions.path, typed, typed)).toBe(meant),
);

const FILE = 'data/services/fahrzeug.yaml';
const SOUND = readFileSync(join(SAMPLE, FILE), 'utf8');
const [LINE = '', INDENT = ''] = /^( +)duration: 30–60 min$/m.exec(SOUND) ?? [];

/** Returns the file and the codes of its findings after `--fix`. */
function fixed(text: string) {
  const root = copyOfSample();
  writeFileSync(join(root, FILE), text);
  const { content } = fixMechanical(root, () => readContent(site, { root, cache: sharedCacheOf(site) }));
  return { text: readFileSync(join(root, FILE), 'utf8'), codes: content.findings.map(({ code }) => code) };
}

test.each([
  ['a text', 'duration: 30 bis 60 min.'],
  ['a text in quotes', 'duration: "30 bis 60 min."'],
  ['a group on one line', 'duration: { from: 30, to: 60, unit: min }'],
  ['a group on several lines', `duration:\n${INDENT}  from: 30\n${INDENT}  to: 60\n${INDENT}  unit: min`],
])('--fix rewrites a span in another notation: %s', (_what, typed) => {
  const quote = typed.includes('"') ? '"' : '';
  expect(fixed(SOUND.replace(LINE, INDENT + typed))).toEqual({
    text: SOUND.replace(LINE, `${INDENT}duration: ${quote}30–60 min${quote}`),
    codes: [],
  });
});

test('--fix makes a text of a number', () => {
  const root = copyOfSample(['site.yaml', 'vatRate: 8,1 %', 'vatRate: 8.1']);
  fixMechanical(root, () => readContent(site, { root, cache: sharedCacheOf(site) }));
  const texts = [root, SAMPLE].map((folder) => readFileSync(join(folder, 'data/site.yaml'), 'utf8'));
  expect(texts[0]).toBe(texts[1]);
});

test.each([
  [
    'a group with a comment, which would be lost',
    `duration: # rund\n${INDENT}  from: 30\n${INDENT}  to: 60 # oder mehr\n${INDENT}  unit: min`,
  ],
  ['a group without a unit', 'duration: { from: 30, to: 60 }'],
])('--fix leaves %s alone', (_what, typed) => {
  const text = SOUND.replace(LINE, INDENT + typed);
  expect(fixed(text)).toEqual({ text, codes: ['schema-type'] });
});
