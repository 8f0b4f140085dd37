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

const { span, quantity, percent, surcharge, hoursLine, priceUnit } = common.definitions;

const SCHEMAS = {
  span,
  quantity,
  percent,
  surcharge,
  unit: priceUnit,
  file: siteSchema.properties.acknowledged.items.properties.file,
  postalCode: siteSchema.definitions.fourDigits,
  inCity: region.properties.inCity,
  hours: hoursLine.properties.time,
  path: addresses.definitions.path,
};

test.each<[schema: keyof typeof SCHEMAS, typed: unknown, meant: string | undefined]>([
  ['span', '2 bis 4 Stunden', '2–4 Stunden'],
  ['span', 'ca. 15 Min.', 'rund 15 min'],
  ['span', '2-4 Std.', '2–4 h'],
  ['span', '1½ Stunden', '1,5 Stunden'],
  ['span', '1.5 h', '1,5 h'],
  ['span', '7 Tage bis 3 Monate', '7 Tage–3 Monate'],
  ['span', '½ Stunde', '30 min'],
  ['span', '2–4', undefined],
  ['span', 'danach', undefined],
  ['span', { from: 2, to: 4, unit: 'h' }, '2–4 h'],
  ['span', { prefix: 'rund', value: '24', unit: 'h' }, 'rund 24 h'],
  ['span', { prefix: 'nach', value: '24', unit: 'h' }, undefined],
  ['span', { from: 2, to: { days: 4 } }, undefined],
  ['span', ['2 h'], undefined],
  ['span', null, undefined],
  ['quantity', { prefix: 'nach', value: '24', unit: 'h' }, 'nach 24 h'],
  ['quantity', { prefix: 'CHF', from: 320, to: 500 }, 'CHF 320–500'],
  ['quantity', 24, undefined],
  ['percent', '25', '25 %'],
  ['percent', '25 Prozent', '25 %'],
  ['percent', '8.1%', '8,1 %'],
  ['percent', 'ein Viertel', undefined],
  ['surcharge', '25', '25 %'],
  ['surcharge', 0.25, undefined],
  ['file', 'services\\buero.yaml', 'data/services/buero.yaml'],
  ['postalCode', 'CH-5000', '5000'],
  ['inCity', 'Winterthur', 'in Winterthur'],
  ['inCity', 'In Winterthur', 'in Winterthur'],
  ['inCity', 'Am Zürichsee', 'am Zürichsee'],
  ['inCity', 'Auf dem Seerücken', 'auf dem Seerücken'],
  ['inCity', 'Zur Rehalp', 'zur Rehalp'],
  ['inCity', 'Écublens', 'in Écublens'],
  ['hours', '07:30–18:00', '07.30–18.00 Uhr'],
  ['hours', '8–18 Uhr', '8.00–18.00 Uhr'],
  ['hours', '8 Uhr bis 18.30 Uhr', '8.00–18.30 Uhr'],
  ['hours', '7h30–18h00', '7.30–18.00 Uhr'],
  ['hours', '8h-18h', '8.00–18.00 Uhr'],
  ['hours', '8 Uhr 30 bis 18 Uhr', '8.30–18.00 Uhr'],
  ['hours', '7.30–12.00 Uhr, 13.30–18.00 Uhr', undefined],
  ['hours', '24 Stunden', 'rund um die Uhr'],
  ['hours', '8am–6pm', undefined],
  ['unit', 'Stunde', 'pro Stunde'],
  ['unit', '/m²', 'pro m²'],
  ['unit', '/ Stunde', 'pro Stunde'],
  ['path', 'regional/zug', '/regional/zug/'],
  ['path', 'feed.xml', '/feed.xml'],
  ['path', 'https://www.firma.example/zug/', undefined],
])('in a field of the kind %s, %j is meant as «%s»', (schema, typed, meant) =>
  expect(meantText(SCHEMAS[schema], typed, String(typed))).toBe(meant),
);

test('a surcharge has a unit', () => {
  const fits = (text: string) => new RegExp(surcharge.pattern, 'u').test(text);
  expect(['25 %', 'CHF 50', '25', '0.25', 'kein Zuschlag'].filter(fits)).toEqual(['25 %', 'CHF 50']);
});

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
