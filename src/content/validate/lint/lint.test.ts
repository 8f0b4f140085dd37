import { describe, expect, test } from 'vitest';
import { sourceOf } from '../../../../tests/support/source.ts';
import { pageEntry } from '../../../api/page-entry.ts';
import type {
  HouseStyle,
  PageType,
  SimilarityLimits,
  SiteDefinition,
  WantedLength,
} from '../../../api/template-api.ts';
import { NO_CACHE } from '../../../base/cache.ts';
import type { Finding } from '../../../base/findings/finding.ts';
import { stringsOf } from '../../../base/lib/json-pointer.ts';
import { forbiddenFinder } from './forbidden-words.ts';
import { lint, lintRulesOf } from './lint.ts';
import { typeNames } from './names.ts';
import { checkLength, duplicateMeta } from './page-rules.ts';
import { type PageText, pageText } from './page-text.ts';
import { checkTypography } from './typography.ts';

interface Words {
  readonly name?: string;
  readonly near?: readonly string[];
  readonly length?: WantedLength;
}

const typeOf = (name: string): PageType<Words> =>
  ({
    name,
    names: ({ name: own, near = [] }: Words) => (own === undefined ? near : [own, ...near]),
    length: (data: Words) => data.length,
    summary: () => null,
    meta: ({ name: own = '' }: Words) => ({ title: own, description: `About ${own}` }),
  }) as unknown as PageType<Words>;

const TEAM = typeOf('team');
const NOTICE = typeOf('notice');

/** Makes a page whose strings are all text for readers. */
function page(text: string, file = 'data/x.yaml', type: PageType<Words> = TEAM): PageText {
  const source = sourceOf(text, file);
  return pageText(
    pageEntry(type, 'x', source, source.value),
    stringsOf(source.value).map(({ pointer }) => pointer),
  );
}

const lintInput = ({ entry, texts }: PageText) => ({
  entry,
  file: { ...entry, file: entry.source.file },
  source: entry.source,
  notes: { texts: texts.map(({ pointer }) => pointer), slots: [], lengths: [] },
});

/** Returns all findings of some files, in the order of the checks. */
function lintFindings(files: readonly ReturnType<typeof lintInput>[], style: HouseStyle): readonly Finding[] {
  const entries = files.map(({ entry }) => entry);
  const site = { style: () => style } as unknown as SiteDefinition;
  return lint(
    files,
    entries,
    lintRulesOf(site, { entries, shared: {}, facts: {} }, () => [], ''),
    NO_CACHE,
  );
}

/** Limits that no page exceeds. */
const LENIENT = { types: ['team'], sequenceWords: 3, sharedSequences: 2, ownSentences: 0 };

const findingsIn = (pages: readonly PageText[], similarity: SimilarityLimits, ...codes: readonly Finding['code'][]) =>
  lintFindings(pages.map(lintInput), {
    typography: [],
    forbidden: [{ word: 'never', instead: '' }],
    similarity,
  }).filter(({ code }) => codes.includes(code));

const summaryOf = ({ place: { file, range }, code }: Finding) =>
  `${file}${range ? `:${range.line}:${range.column}–${range.endColumn}` : ''} ${code}`;

describe('a forbidden word', () => {
  const found = (text: string) =>
    forbiddenFinder([
      { word: 'gift', instead: 'Say less.' },
      { word: 'natur', instead: '' },
      { word: '100 % (safe)', instead: '' },
      { word: 'flu-proof', instead: '' },
    ])(page(text)).map(
      ({ params, place: { range } }) => `${'word' in params ? params.word : ''}:${range?.line}:${range?.column}`,
    );

  test.each([
    ['a: Giftig', ['Giftig:1:4']],
    ['a: Äußergift und Mitgift', []],
    ['a: Natur', ['Natur:1:4']],
    [
      'a: nichts Gif-tiges, Na\u00adtur und Gift-Natur',
      ['Gif-tiges:1:11', 'Gift:1:33', 'Na\u00adtur:1:22', 'Natur:1:38'],
    ],
    ['a: An-natur, Mit-gi ft', ['natur:1:7']],
    ['a: Fluproof, flu-proofed', ['Fluproof:1:4', 'flu-proofed:1:14']],
    ['a: 100\u00a0% (safe), not 100 % safe, nor 1100 % (safe)', ['100\u00a0% (safe):1:4']],
  ])('in %j is %j', (text, words) => expect(found(text)).toEqual(words));
});

describe('a mark without its other half', () => {
  const found = (text: string) =>
    findingsIn([page(`a: ${text}\n`)], LENIENT, 'text-unpaired').map(
      ({ params, place: { range } }) => `${'mark' in params ? params.mark : ''} ${range?.line}:${range?.column}`,
    );

  test.each([
    ['We play «here and there.', ['« 1:12']],
    ['We play here» (and there.', ['» 1:16', '( 1:18']],
    ['"We «play ‹here» (today) now"', ['‹ 1:14']],
    ['>-\n  We «play\n  here.', ['« 2:6']],
  ])('is found in %j', (text, marks) => expect(found(text)).toEqual(marks));

  test.each(['«a» (b [c](/d/)) «e ‹f› g»', 'We »play« here', 'a) one, b) two', '«a\n  b»'])(
    'is not found in %j',
    (text) => expect(found(text)).toEqual([]),
  );
});

describe('the length of a page', () => {
  const found = (texts: string, wanted = '{ parts: [/a, /c], min: 3, namedAt: /n }') =>
    checkLength(page(`n: 1\nlength: ${wanted}\n${texts}`)).map(({ code, severity, params, place: { range } }) => ({
      code,
      severity,
      params,
      at: `${range?.line}:${range?.column}`,
    }));

  test.each(['a: one two three', 'a: one two\nb: three four five six\nc: [three, four, five]'])(
    'of %j is sufficient',
    (texts) => expect(found(texts)).toEqual([]),
  );

  test('below the minimum is a warning that lists the parts counted', () => {
    const short = { code: 'text-short', severity: 'warning', at: '1:1' };
    expect(found('a: one two\nb: three')).toEqual([{ ...short, params: { words: 2, min: 3, counted: ['a'] } }]);
    expect(found('a: one\nc: two')).toEqual([{ ...short, params: { words: 2, min: 3, counted: ['a', 'c'] } }]);
  });

  test('does not count what only search engines show', () => {
    const wanted = '{ parts: [/], min: 9, namedAt: /n }';
    expect(found('meta: { title: one two three }', wanted)).toMatchObject([{ params: { words: 1 } }]);
  });
});

test('titles and descriptions in search results are reported separately on every page that shares them', () => {
  const pages = [
    page('name: Red\nmeta:\n  title: Red', 'data/a.yaml'),
    page('name: Blue', 'data/b.yaml'),
    page('name: Red', 'data/c.yaml'),
  ];
  const found = duplicateMeta(pages.map(({ entry }) => entry));
  expect(found.map((each) => [summaryOf(each), each.params])).toMatchObject([
    ['data/a.yaml:3:10–13 page-duplicate', { part: 'title', others: ['data/c.yaml'] }],
    ['data/c.yaml:1:1–5 page-duplicate', { part: 'title', others: ['data/a.yaml'] }],
    ['data/a.yaml:2:1–5 page-duplicate', { part: 'description', others: ['data/c.yaml'] }],
    ['data/c.yaml:1:1–5 page-duplicate', { part: 'description', others: ['data/a.yaml'] }],
  ]);
});

describe('the subject of another page in a heading', () => {
  const BLUE = page('name: Blue\nnear: [Lake]', 'data/blue.yaml');
  const found = (text: string, ...others: readonly PageText[]) =>
    findingsIn([page(text, 'data/red.yaml'), BLUE, ...others], LENIENT, 'text-foreign-name').map((each) => [
      summaryOf(each),
      each.params,
    ]);

  test.each([
    ['name: Red\ntitle: Blue and Red', '2:8–12'],
    ['name: Red\nparts:\n  - heading: All of Blue', '3:21–25'],
  ])('is reported: %j', (text, at) => {
    expect(found(text)).toEqual([[`data/red.yaml:${at} text-foreign-name`, { name: 'Blue', own: 'Red' }]]);
  });

  test.each([
    ['in a text', 'name: Red\ntext: Blue'],
    ['in a field that is only named like a heading', 'name: Red\nsubtitle: Blue\nheadings: [Blue]'],
    ['if it is part of the own name', 'name: Blue Night\ntitle: Blue'],
    ['if it is another name of that page', 'name: Red\ntitle: Lake'],
    ['if it is part of a word', 'name: Red\ntitle: Bluesy'],
    ['if the page has no subject', 'title: Blue'],
  ])('is not reported %s', (_why, text) => expect(found(text)).toEqual([]));
});

describe('typography', () => {
  const found = (text: string) =>
    checkTypography(
      page(text).entry.source,
      ['/b'],
      [
        { pattern: /(\d) - (\d)/g, replace: '$1–$2' },
        { pattern: /daß/gi, replace: 'dass' },
      ],
    ).map(({ code, place: { pointer, range }, params, severity }) => [
      `${pointer}:${range?.line}:${range?.column}–${range?.endColumn} ${severity} ${code}`,
      params,
    ]);

  test('is corrected at its own position, as often as it is wrong', () => {
    expect(found('a: 1 - 2\nb: >-\n  Daß 1 - 2,\n  und 3 - 4')).toEqual([
      ['/b:3:7–12 warning text-typography', { found: '1 - 2', wanted: '1–2' }],
      ['/b:4:7–12 warning text-typography', { found: '3 - 4', wanted: '3–4' }],
      ['/b:3:3–6 warning text-typography', { found: 'Daß', wanted: 'dass' }],
    ]);
  });

  test('is corrected once where one rule matches within what another one corrects', () => {
    const rules = [
      { pattern: / - /g, replace: ' – ' },
      { pattern: /(\d) - (\d)/g, replace: '$1–$2' },
    ];
    const params = checkTypography(page('a: 1 - 2 - no').entry.source, ['/a'], rules).map((each) => each.params);
    expect(params).toEqual([
      { found: ' - ', wanted: ' – ' },
      { found: '1 - 2', wanted: '1–2' },
    ]);
  });

  test('is reported with the whole word or number around the mistake', () => {
    const rules = [{ pattern: /\bCHF (\d)|ß/g, replace: 'CHF\u00a0$1' }];
    const [price, street] = checkTypography(page('a: «CHF 400», Bußen.').entry.source, ['/a'], rules);
    expect(price?.params).toEqual({ found: 'CHF 4', wanted: 'CHF\u00a04', after: '00' });
    expect(street?.params).toMatchObject({ before: 'Bu', found: 'ß', after: 'en' });
  });

  test('is not sought in the names of facts', () => {
    const rules = [{ pattern: /(\d)m2|(?<=[a-z])\.(?=[A-Z])/g, replace: '$1 m²' }];
    const params = checkTypography(page('a: "{{a.B-50m2}} or 50m2"').entry.source, ['/a'], rules);
    expect(params.map((each) => each.place.range?.column)).toEqual([22]);
  });

  test('never mistakes the quotes of the file for those of the text', () => {
    const rules = [{ pattern: /„([^"]*)"|'s/g, replace: '«$1»' }];
    const params = (text: string) => checkTypography(page(text).entry.source, ['/a'], rules).map((each) => each.params);
    expect(params('a: "Das „Haus"')).toEqual([]);
    expect(params("a: 's ist „Haus'")).toEqual([]);
    expect(params('a: Das „Haus" ist')).toEqual([{ found: '„Haus"', wanted: '«Haus»' }]);
  });
});

describe('similar pages', () => {
  const LIMITS = { types: ['team'], sequenceWords: 3, sharedSequences: 0.5, ownSentences: 0.5 };
  const found = (texts: readonly string[], limits = LIMITS, type = TEAM) =>
    findingsIn(
      texts.map((text, index) => page(`name: T${index}\na: ${text}`, `data/${index}.yaml`, type)),
      limits,
      'text-similar',
      'text-repeated',
    ).map((each) => [summaryOf(each), each.params]);

  const SEVEN = 'one two three four five six seven';

  test('are still similar if only capitals, punctuation, markup and names differ', () => {
    const [red, blue] = ['We, **the** people of T0 play here', 'We the people of T1 PLAY here!'];
    expect(found([red, blue])).toMatchObject([
      [expect.stringContaining('text-similar'), { percent: 100 }],
      [expect.stringContaining('text-repeated'), { percent: 0 }],
      [expect.stringContaining('text-repeated'), { percent: 0 }],
    ]);
  });

  test('are not those that share only short sentences or what search engines show', () => {
    expect(found(['We play. We win. Come on.', 'We play. We win. Come on.'])).toEqual([]);
    const meta = 'x\nmeta:\n  description: one two three four five';
    expect(found([meta, meta])).toEqual([]);
  });

  test('are found only within a type, and only in types that are compared', () => {
    expect(found([SEVEN, SEVEN], { ...LIMITS, types: ['notice'] })).toEqual([]);
    const limits = { ...LIMITS, types: ['team', 'notice'] };
    const [one, other] = [page(`a: ${SEVEN}`), page(`a: ${SEVEN}`, 'data/y.yaml', NOTICE)];
    expect(findingsIn([one, other], limits, 'text-similar', 'text-repeated')).toEqual([]);
  });

  test('are reported at their file if the passage cannot be located in it', () => {
    const escaped = '"one two thr\\x65e four"';
    expect(found([escaped, escaped], { ...LIMITS, ownSentences: 0 })).toMatchObject([
      ['data/1.yaml text-similar', { passages: ['one two three four'] }],
    ]);
  });
});

test('a name with a full stop inside can be a subject, although sentences are masked one by one', () => {
  const names = typeNames([['St. Gallen', 'Wil'], ['Zug'], []]);
  expect([...names.subjectFinder.namesIn('In St. Gallen, in Wil and in Zug')]).toEqual(['St. Gallen', 'Zug']);
});
