import { describe, expect, test } from 'vitest';
import type { Style } from '../../.types/data.ts';
import { parseFragment } from '../../src/api/markup/fragment.ts';
import { parseInline, plainText } from '../../src/api/markup/inline.ts';
import { escapeXml } from '../../src/api/markup/xml.ts';
import type { Source } from '../../src/api/types.ts';
import { type Finding, finding } from '../../src/base/findings/finding.ts';
import { printPretty } from '../../src/base/findings/print-pretty.ts';
import { orUndefined } from '../../src/base/lib/collections.ts';
import { nearestAddress } from '../../src/base/lib/did-you-mean.ts';
import { nameFinder } from '../../src/base/lib/name-finder.ts';
import { findSecrets } from '../../src/base/lib/secrets.ts';
import { hasTodo } from '../../src/base/lib/texts.ts';
import { MAX_BYTES } from '../../src/content/load/load.ts';
import { parseYaml } from '../../src/content/load/parse-yaml.ts';
import { checkFacts, resolveFacts } from '../../src/content/validate/facts/facts.ts';
import { forbiddenFinder } from '../../src/content/validate/lint/forbidden-words.ts';
import { wordsOf } from '../../src/content/validate/lint/sentences.ts';
import { checkTypography } from '../../src/content/validate/lint/typography.ts';
import { checkReferences } from '../../src/content/validate/references.ts';
import { FORMATS, meantValue } from '../../src/content/validate/validators/formats.ts';
import { emptyNotes } from '../../src/content/validate/validators/keywords.ts';
import { readSchemas } from '../../src/content/validate/validators/schemas.ts';
import { multipartEntries } from '../../src/relay/receive/read-parts.ts';
import { readPage } from '../../src/site/audit/read-page.ts';
import { houseStyle } from '../../templates/house-style.ts';
import { site } from '../../templates/site.ts';
import { sampleSources } from '../support/data-files.ts';
import { growth } from '../support/fuzz/linear.ts';
import { report, times } from '../support/proof.ts';
import { sourceOf } from '../support/source.ts';

const style = houseStyle({ style: sampleSources().find(({ type }) => type.name === 'style')?.source.value as Style });
const schemaPatterns = [...new Set([...readSchemas(site).values()].flatMap(patternsIn))].map(
  (each) => new RegExp(each, 'u'),
);
const names = nameFinder(['Zürich', 'St. Gallen', '1', 'a a a a a', '..']);
const emptySite = {
  sets: new Map(),
  pages: new Map(),
  nearestPage: () => undefined,
  moved: new Map(),
  newName: () => undefined,
  isUndecided: () => false,
  pagesUndecided: false,
};

function patternsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'pattern' && typeof value === 'string' ? [value] : patternsIn(value),
  );
}

/** Returns a file whose only field holds this text. */
const fileWith = (text: string): Source => sourceOf(`text: ${JSON.stringify(text)}\n`);

/** Without `regex`: nested groups take V8 quadratic time until it gives up, within a tenth of a second. */
const OWN_FORMATS = Object.entries(FORMATS).filter(([name]) => name !== 'regex');

/** Everything that parses text written by an editor. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'inline markup': (text) => [parseInline(text), plainText(text)],
  HTML: parseFragment,
  'a finished page': (text) => readPage('index.html', `<main><p title="${text}">${text}</p></main>`),
  'names of facts': (text) => [
    checkFacts(fileWith(text), { facts: { phone: '1' } }, site.factPatterns ?? []),
    resolveFacts(text, {}),
  ],
  typography: (text) => checkTypography(fileWith(text), ['/text'], style.typography),
  'forbidden words': (text) =>
    forbiddenFinder(style.forbidden)({
      texts: [{ pointer: '/text', value: text }],
      entry: { source: fileWith('') },
    } as never),
  'words as they read': wordsOf,
  'names of places': (text) => [names.mask(text, () => 'xxx'), names.namesIn(text)],
  links: (href) =>
    checkReferences(fileWith(href), '/', { ...emptyNotes(), links: [{ href, pointer: '/text' }] }, emptySite),
  formats: (text) => OWN_FORMATS.map(([name, format]) => [format(text), meantValue(name, text)]),
  'patterns of schemas': (text) => schemaPatterns.map((pattern) => pattern.test(text)),
  keys: findSecrets,
  placeholders: hasTodo,
  'XML escapes': escapeXml,
  'misspelt addresses': (text) => nearestAddress(text, ['/teams/red/', '/teams/blue/']),
  'forms with files': (text) =>
    orUndefined(() => multipartEntries('multipart/form-data; boundary=X', Buffer.from(text), true)),
};

/** What texts repeat, and what they begin with (`EDGES`): pieces of every language that is parsed here. */
const UNITS = [
  ...'a ä 1 0 . , - – _ / @ + & \\ ’ \' " 😀 * ** [ ] ( [a]( [a](( [a](() ]( [a](b) [a](b)( < > <p> </ <!-- { {{ }} {{a „ “ 1. 1- 1,1-'.split(
    ' ',
  ),
  ...'CHF1 0 a. a@ @. .a/ /a a- https:// mailto: key pat TODO &# &amp 1.1 ß'.split(' '),
  ...[
    ' ',
    '\n',
    '\r\n--\r',
    '--X\r\n',
    '\t',
    '\u00a0',
    '1 ',
    ' - ',
    'CHF ',
    '1:00 ',
    'a a ',
    '{{ ',
    '+1 ',
    ' 11',
    '-----BEGIN ',
    '. ',
    '1\n ',
    '<a href="',
  ],
];
const EDGES = ['', ...'1 a " < {{ [a]( CHF https:// https://a.a/ mailto:a@ a@ / +41'.split(' ')];

/** Texts that took quadratic or cubic time before these tests found them. */
const FOUND = [
  { before: '{{', unit: ' ', after: ' x' },
  { before: 'https://', unit: '.', after: ' x' },
  { before: 'mailto:a@', unit: '.', after: ' x' },
  { before: '', unit: '1.', after: ' x' },
  { before: '', unit: '<', after: ' x' },
  { before: '', unit: '[a](', after: ' x' },
  { before: '', unit: '<p>1\n a', after: '' },
  { before: '', unit: '<p><a', after: '' },
  { before: '', unit: '{{\t}}', after: '' },
];

interface Attack {
  readonly before: string;
  readonly unit: string;
  readonly after: string;
}

const textOf =
  ({ before, unit, after }: Attack) =>
  (size: number) =>
    before + unit.repeat(Math.ceil(size / unit.length)) + after;

/** Length of the longest text that is tried. */
const LONGEST = MAX_BYTES / 8;

describe('the time to parse a text grows linearly with its length, whatever it repeats', () => {
  const edges = times(2, EDGES.length);
  const tried = [
    ...FOUND,
    ...EDGES.slice(0, edges).flatMap((before) => UNITS.map((unit): Attack => ({ before, unit, after: ' x' }))),
  ];
  test.each(Object.entries(READERS))('%s', { timeout: 1_800_000 }, (name, reader) => {
    const slow = tried.flatMap((attack) => {
      const factor = growth(textOf(attack), reader, LONGEST);
      return factor === undefined ? [] : [{ ...attack, factor }];
    });
    expect(slow).toEqual([]);
    report(`time: ${name}`, { cases: tried.length });
  });
});

/** Files that could make a parser go through everything again that it has already read. */
const FILES: Readonly<Record<string, (size: number) => string>> = {
  'many fields': (size) => numbered(size, (at) => `k${at}: 1\n`),
  'one field many times': (size) => repeat(size, 'a: 1\n'),
  'many misspelled fields of a group': (size) => `x:\n${numbered(size, (at) => `  k${at}: 1\n`)}`,
  'many entries': (size) => repeat(size, '- a\n'),
  'many anchors': (size) => numbered(size, (at) => `- &a${at} b\n`),
  'many tags': (size) => repeat(size, '- !!str a\n'),
  'many tags for one value': (size) => repeat(size, '!!str '),
  'many documents': (size) => repeat(size, '---\n'),
  'open brackets': (size) => repeat(size, '['),
  'open braces': (size) => repeat(size, '{a: '),
  'closed brackets': (size) => repeat(size, ']'),
  'nested lists': (size) => repeat(size, '- '),
  'open quotes': (size) => repeat(size, 'a: "\n'),
  'wrong escapes': (size) => `a: "${repeat(size, '\\q')}"\n`,
  'a key of many lines': (size) => repeat(size, 'a\n'),
  'several colons in a line': (size) => repeat(size, 'a: b: c\n'),
  'leading tabs': (size) => repeat(size, 'a:\n\t- b\n'),
  'empty lines': (size) => `a: |\n${repeat(size, '\n')}b`,
  'trailing spaces': (size) => `a: b${repeat(size, ' ')}`,
  'pairs in brackets': (size) => `a: [${repeat(size, 'b: c, ')}]\n`,
  commas: (size) => `[${repeat(size, ',')}]`,
};

const repeat = (size: number, unit: string) => unit.repeat(Math.ceil(size / unit.length));

function numbered(size: number, line: (at: number) => string): string {
  const lines: string[] = [];
  for (let at = 0, length = 0; length < size; at += 1) length += lines[lines.push(line(at)) - 1]?.length ?? size;
  return lines.join('');
}

describe('the time to parse a file and to print its findings grows linearly with its size', () => {
  test.each(Object.entries(FILES))('%s', (_name, make) => {
    const read = (text: string) => {
      const { findings } = parseYaml('data/x.yaml', text);
      printPretty(findings, 1, { language: 'de', colour: false, width: 100, textOf: () => text });
    };
    expect(growth(make, read, times(32_000, MAX_BYTES))).toBeUndefined();
  });

  test('many findings in one long line', () => {
    const make = (size: number) => {
      const text = `a: ${'x'.repeat(size)}`;
      const place = (column: number) => ({
        file: 'data/x.yaml',
        range: { line: 1, column, endLine: 1, endColumn: column + 1 },
      });
      const findings = Array.from(
        { length: size / 10 },
        (_, at): Finding => finding('yaml-tab', place(at * 10 + 1), {}),
      );
      return { text, findings };
    };
    const print = ({ text, findings }: ReturnType<typeof make>) =>
      printPretty(findings, 1, { language: 'de', colour: false, width: 100, textOf: () => text });
    expect(growth(make, print, times(32_000, MAX_BYTES))).toBeUndefined();
  });
});
