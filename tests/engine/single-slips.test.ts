import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../src/base/findings/finding.ts';
import { readContent } from '../../src/content/read-content.ts';
import { site } from '../../templates/site.ts';
import { SAMPLE, sharedCacheOf } from '../support/data-files.ts';

const FILE = 'data/regions/horgen.yaml';
const SOUND = readFileSync(join(SAMPLE, FILE), 'utf8');

/** Returns the findings about the website if this file had another text. */
function findingsIn(text: string): readonly Finding[] {
  return readContent(site, { root: SAMPLE, cache: sharedCacheOf(site), replaced: new Map([[FILE, text]]) }).findings;
}

const codesIn = (text: string) => findingsIn(text).map(({ code, place }) => `${place.range?.line} ${code}`);

/** Replaces words that occur once. Returns the text and the line of the replacement. */
function slip(from: string, to: string) {
  const [before = '', after, ...others] = SOUND.split(from);
  if (after === undefined || others.length > 0) throw new Error(`«${from}» does not occur once.`);
  return { text: before + to + after, line: (before + to.trimEnd()).split('\n').length };
}

/** Returns the file with the line that a finding suggests, if it suggests one. */
function withRemedy(text: string, { place: { range }, params }: Finding): string | undefined {
  const { wanted } = params as { wanted?: unknown };
  const lines = text.split('\n');
  return typeof wanted === 'string' && range ? lines.with(range.line - 1, wanted).join('\n') : undefined;
}

describe('one slip is the first finding, at its line, with at most two others, and its remedy leaves none:', () => {
  test.each<[what: string, from: string, to: string]>([
    ['no space after a colon', 'city: Horgen\n', 'city:Horgen\n'],
    ['no colon', 'city: Horgen\n', 'city Horgen\n'],
    ['an equals sign for a colon', 'city: Horgen\n', 'city = Horgen\n'],
    ['a dash before a field', 'canton: ZH', '- canton: ZH'],
    ['a space before a field', 'canton: ZH', ' canton: ZH'],
    ['a tab before a field', '  landmark: ort', '\tlandmark: ort'],
    ['no colon after a group', 'tiles:\n', 'tiles\n'],
    ['a misspelled field', 'canton: ZH', 'kanton: ZH'],
    ['a stray letter', 'inCity: in Horgen\n', 'inCity: in Horgen\nx\n'],
    ['an inner field with one space too many', '  landmark: ort', '   landmark: ort'],
    ['an inner field with one space too few', '  landmark: ort', ' landmark: ort'],
    ['an entry without its dash', '  - Wädenswil\n', '  Wädenswil\n'],
    ['an entry with a long dash', '  - Wädenswil\n', '  – Wädenswil\n'],
    ['an entry without a space after its dash', '  - Wädenswil\n', '  -Wädenswil\n'],
    ['an entry with two spaces too few', '  - Wädenswil\n', '- Wädenswil\n'],
    ['a line of a text at the left edge', '    einladen, und', 'einladen, und'],
    ['a quotation mark that is not closed', 'city: Horgen\n', 'city: "Horgen\n'],
    ['a closing quotation mark gone', 'value: "1875"', 'value: "1875'],
    ['quotation marks in quotation marks', 'title: Hof auf dem Hirzel', 'title: "Hof "auf" dem Hirzel"'],
    ['a colon in a text', 'title: Hof auf dem Hirzel', 'title: Hof: auf dem Hirzel'],
    ['a text that begins with bold words', 'title: Hof auf dem Hirzel', 'title: **Hof** auf dem Hirzel'],
    ['a fact at the beginning of a text', 'title: Hof auf dem Hirzel', 'title: {{city}} auf dem Hirzel'],
    ['a drawing that does not exist', 'illustration: region-see', 'illustration: region-seee'],
    ['two towns in one entry', '  - Wädenswil\n', '  - Wädenswil, Thalwil\n'],
    ['two towns from a spreadsheet in one entry', '  - Wädenswil\n', '  - Wädenswil\tThalwil\n'],
    ['an entry with two dashes', '  - Wädenswil\n', '  - - Wädenswil\n'],
    ['a dash alone on a line', 'inCity: in Horgen\n', 'inCity: in Horgen\n-\n'],
    ['a dash alone within an entry', '    title: Hof auf dem Hirzel\n', '    title: Hof auf dem Hirzel\n-\n'],
    ['a first dash missing with its space', 'faq:\n  items:\n    - question', 'faq:\n  items:\n    question'],
    [
      'a first entry that keeps its place without dash',
      'faq:\n  items:\n    - question',
      'faq:\n  items:\n      question',
    ],
    ['an entry from a table', '  - Wädenswil\n', '  - | Wädenswil |\n'],
    ['an entry in quotes that are not closed', '  - Wädenswil\n', '  - ["Wädenswil, "Horgen"]\n'],
    ['a text in brackets', '  - Wädenswil\n', '  - [Wädenswil]\n'],
    ['a numbered entry', '  - Wädenswil\n', '  2. Wädenswil\n'],
    ['a colon of another script', '  landmark: ort', '  landmark：ort'],
    ['an entry on the line of its field', 'neighbours:\n', 'neighbours: -\n'],
    ['the first entry on the line of its field', 'neighbours:\n  - ', 'neighbours: '],
    ['the first entry on the line of its field, with its dash', 'neighbours:\n  - ', 'neighbours: - '],
    ['a comma behind a text in quotes', 'city: Horgen\n', 'city: "Horgen",\n'],
    ['a number as people write it', 'from: 400\n', 'from: 4,5\n'],
  ])('%s', (_what, from, to) => {
    const { text, line } = slip(from, to);
    const [first, ...others] = findingsIn(text);
    expect(first?.place).toMatchObject({ file: FILE, range: { line } });
    expect(others.length).toBeLessThan(3);
    const mended = first && others.length === 0 ? withRemedy(text, first) : undefined;
    if (mended !== undefined) expect(findingsIn(mended)).toEqual([]);
  });
});

describe('an entry or a group at the wrong level is one finding, which says how far to move how many lines:', () => {
  const ENTRY =
    '- question: Darf ich zusehen?\n  answer: >-\n    Nein, aber danach zeigen wir Ihnen\n    das Protokoll.\n';
  const deeper = ENTRY.replace(/^/gm, '      ').trimEnd();
  test.each<[what: string, from: string, to: string, indent: number, below: number]>([
    ['pasted at the left edge', '    - question: Sind Oberrieden', `${ENTRY}    - question: Sind Oberrieden`, 4, 3],
    ['pasted there as the first one', '    - question: Woher', `${ENTRY}    - question: Woher`, 4, 3],
    ['pasted there as the last one', 'quote:\n', `${ENTRY}quote:\n`, 4, 3],
    [
      'pasted there twice',
      '    - question: Sind Oberrieden',
      `${ENTRY}${ENTRY.replace('zusehen', 'helfen')}    - question: Sind Oberrieden`,
      4,
      7,
    ],
    ['pasted too deep', 'quote:\n', `${deeper}\nquote:\n`, 4, 3],
    [
      'a group at the level of its name',
      'quote:\n  heading: Wie alt ist das Haus, und worauf steht es?\n  text: ',
      'quote:\nheading: Wie alt ist das Haus, und worauf steht es?\ntext: ',
      2,
      1,
    ],
  ])('%s', (_what, from, to, indent, below) => {
    const { text } = slip(from, to);
    const [found, ...others] = findingsIn(text);
    expect(found).toMatchObject({ code: 'yaml-indent', params: { below } });
    const lines = text.split('\n');
    const first = (found?.place.range?.line ?? 0) - 1;
    const own = /^ */.exec(lines[first] ?? '')?.[0].length ?? 0;
    const moved = lines.map((line, at) =>
      at < first || at > first + below ? line : ' '.repeat(indent - own + line.search(/\S|$/)) + line.trimStart(),
    );
    expect([...others, ...findingsIn(moved.join('\n'))]).toEqual([]);
  });
});

test.each([
  ['a bracket', '[Hof auf dem Hirzel'],
  ['brackets', '[Hof] auf dem Hirzel'],
  ['an anchor', '&hof Hof auf dem Hirzel'],
  ['a tag', '!hof Hof auf dem Hirzel'],
  ['a brace', '{Hof auf dem Hirzel'],
  ['a pasted quotation', '>Hof auf dem Hirzel'],
  ['a bar', '|Hof auf dem Hirzel'],
  ['a question mark', '? Hof auf dem Hirzel'],
])('a text that begins with %s is one finding, and its remedy keeps the text', (_what, typed) => {
  const { text, line } = slip('title: Hof auf dem Hirzel', `title: ${typed}`);
  expect(codesIn(text)).toEqual([`${line} yaml-start`]);
  const wanted = text.split('\n')[line - 1]?.replace(typed, `"${typed}"`);
  expect(findingsIn(text)[0]?.params).toMatchObject({ wanted });
});

test('a range in the place of its lower number is one finding, which names both fields', () => {
  const { text, line } = slip('      from: 400\n      to: 700\n', '      from: 400–700\n');
  expect(codesIn(text)).toEqual([`${line} schema-type`]);
  expect(findingsIn(text)[0]?.params).toMatchObject({ value: '400–700', ends: ['from', 'to'] });
});

test('a dash alone in the place of a value is one finding', () => {
  const { text, line } = slip('travel: Anfahrt gratis', 'travel: -');
  expect(codesIn(text)).toEqual([`${line} yaml-stray`]);
});

test.each([
  ['a name of a field', 'landmark: ', 'land\u00admark: '],
  ['a name of a field at the edge', 'city: Horgen', '\u200bcity: Horgen'],
  ['a reference', 'service: schimmel', 'service: schimmel\u200b'],
])('an invisible character in %s is one error', (_what, from, to) => {
  const { text, line } = slip(from, to);
  expect(codesIn(text)).toEqual([`${line} text-invisible`]);
  expect(findingsIn(text)[0]?.severity).toBe('error');
});

test('a text whose quotes are closed on the next line is one finding, where it begins', () => {
  const { text, line } = slip('title: Hof auf dem Hirzel', 'title: "Hof auf\ndem Hirzel"');
  expect(codesIn(text)).toEqual([`${line - 1} yaml-quote`]);
  expect(findingsIn(text)[0]?.params).toMatchObject({ isWrapped: true });
});

test.each<[what: string, ...slips: (readonly [code: string, from: string, to: string])[]]>([
  [
    'two fields without their colon',
    ['yaml-space', 'city: Horgen\n', 'city:Horgen\n'],
    ['yaml-field', '  figures:\n', '  figures\n'],
  ],
  [
    'two lines too far right',
    ['yaml-indent', '  landmark: ort-horgen', '    landmark: ort-horgen'],
    ['yaml-indent', '    title: Hof auf dem Hirzel', '      title: Hof auf dem Hirzel'],
  ],
  [
    'a line too far right and a misspelled field',
    ['schema-unknown-key', 'color: ', 'colour: '],
    ['yaml-indent', '    title: Hof auf dem Hirzel', '      title: Hof auf dem Hirzel'],
  ],
  [
    'a line too far left and an empty one in the same list',
    [
      'schema-type',
      '    - question: Woher kommt der Modergeruch in Horgner Häusern, und was nützt Vernebeln?',
      '    - question:',
    ],
    ['yaml-indent', '      answer: >-\n        Ja', '    answer: >-\n        Ja'],
  ],
  [
    'a field without the space after its colon, and two that are empty',
    ['yaml-space', 'city: Horgen\n', 'city:Horgen\n'],
    ['schema-type', '  illustration: region-see', '  illustration:'],
    ['schema-type', '    title: Hof auf dem Hirzel', '    title:'],
  ],
  [
    'a doubled line and a misspelled field',
    ['schema-unknown-key', 'color: ', 'colour: '],
    ['yaml-duplicate-key', '  landmark: ort-horgen\n', '  landmark: ort-horgen\n  landmark: ort-horgen\n'],
  ],
  [
    'the doubled first line of a text and a letter of German German',
    ['yaml-duplicate-key', '  lead: >-\n', '  lead: >-\n  lead: >-\n'],
    ['text-typography', 'hiess', 'hieß'],
  ],
])('each of several slips is reported: %s', (_what, ...slips) => {
  const typed = slips.reduce((text, [, from, to]) => text.replace(from, to), SOUND);
  expect(findingsIn(typed).map(({ code }) => code)).toEqual(slips.map(([code]) => code));
});

test.each([
  ['a field with a capital', 'canton: ZH\n', 'Canton: ZH\n'],
  ['an empty field', 'city: Horgen\n', 'city:\n'],
  ['an odd space in front of a field', '  landmark: ort', '\u00a0\u00a0landmark: ort'],
])('beside a slip that spoils the file, %s is reported, too', (_what, from, to) => {
  const { text, line } = slip(from, to);
  const broken = text.replace('  - Wädenswil\n', '  – Wädenswil\n');
  const dash = broken.split('\n').findIndex((each) => each.includes('– Wädenswil')) + 1;
  expect(findingsIn(broken).map(({ place }) => place.range?.line)).toEqual([line, dash]);
});

test.each([
  ['at the edge', 'canton: ZH\n', 'canton: ZH\ncanton: ZG\n', 'canton'],
  ['in a group', '  landmark: ort-horgen\n', '  landmark: ort-horgen\n  landmark: see\n', 'landmark'],
  ['below everything else', SOUND.slice(-30), `${SOUND.slice(-30)}meta:\n  title: Horgen\n`, 'meta'],
])('a field that occurs twice %s is reported as such', (_where, from, to, key) => {
  const found = findingsIn(slip(from, to).text).map(({ code, params }) => [code, params]);
  expect(found).toEqual([['yaml-duplicate-key', { key }]]);
});

test.each([
  ['a tile', / {2}- icon: trees\n(?: {4}.*\n)+/],
  ['a paragraph', / {4}- >-\n {6}Im Zentrum(?:.*\n {6})*.*\n/],
  ['a figure', / {4}- value: 1–3 h\n.*\n/],
])('%s that was pasted twice is one finding, at the second', (_what, block) => {
  const [words = ''] = block.exec(SOUND) ?? [];
  const { text, line } = slip(words, words + words);
  const second = line - words.trimEnd().split('\n').length + 1;
  expect(codesIn(text)).toEqual([`${second} schema-duplicate-item`]);
});

test('a question is asked twice whatever its case and the characters at its end', () => {
  const question = '    - question: was kostet der Einsatz\n      answer: Das steht oben.\n';
  const { text } = slip('quote:\n', `${question}quote:\n`);
  expect(findingsIn(text).map(({ code }) => code)).toEqual(['schema-name-twice']);
});

test.each([
  ['a figure', 'value: 24–48 h', 'value: 48–24 h'],
  ['the time of an appointment', 'appointment: ', 'appointment: 3–2 Tage, sonst '],
])('a range in words that runs backwards is one finding: %s', (_what, from, to) => {
  const { text, line } = slip(from, to);
  expect(codesIn(text)).toEqual([`${line} schema-ascending`]);
});

test('a price typed into a text is one finding, whatever its typography', () => {
  const { text, line } = slip('**{{prices.wohnung}}**', 'CHF 400-700');
  expect(codesIn(text)).toEqual([`${line} fact-typed`]);
});

test.each(['canton: ZH', 'kind: district'])('a choice left empty is one finding: %s', (choice) => {
  const { text, line } = slip(`${choice}\n`, `${choice.slice(0, choice.indexOf(' '))}\n`);
  expect(findingsIn(text).map(({ place }) => place.range?.line)).toEqual([line]);
});

test('the second line of a text keeps its place: no remedy cuts the text', () => {
  const { text, line } = slip('title: Hof auf dem Hirzel', 'title: Hof\n      Hirzel: auf dem Berg');
  expect(codesIn(text)).toEqual([`${line} yaml-colon`]);
  expect(withRemedy(text, findingsIn(text)[0] as Finding)).toBeUndefined();
});

test('an entry in JSON is one finding, and no remedy moves it into the text above', () => {
  const { text, line } = slip('  - icon: trees', '  {"icon": "trees", "title": "Am See"},\n  - icon: trees');
  const [found, ...others] = findingsIn(text);
  expect(found?.place.range?.line).toBe(line - 1);
  expect(found && withRemedy(text, found)).not.toMatch(/^ {6}\{/m);
  expect(others).toEqual([]);
});

test.each(['data/services/horgen.yaml', 'data/horgen.yaml', 'data/team/horgen.yaml'])(
  'a file moved to %s is one finding, and no link to its page is to be changed',
  (moved) => {
    const replaced = new Map([
      [FILE, undefined],
      [moved, SOUND],
    ]);
    const { findings } = readContent(site, { root: SAMPLE, cache: sharedCacheOf(site), replaced });
    expect(findings.map(({ code, place }) => `${place.file} ${code}`)).toEqual([`${moved} file-misplaced`]);
  },
);

test('a missing field is not sought in sound lines', () => {
  expect(findingsIn(SOUND.replace(/^canton: .*\n/m, '')).map(({ code }) => code)).toEqual(['schema-required']);
});
