import { describe, expect, test } from 'vitest';
import { sourceOf } from '../../tests/support/source.ts';
import { typedFacts } from './typed-facts.ts';

const FACTS = { phone: '+41 62 000 12 34', mail: 'info@lake-club.example', name: 'Lake Club', size: '62 000' };

const found = (text: string) =>
  typedFacts(FACTS, undefined)(sourceOf(`a: "${text}"\n`), text, '/a').map(({ code, severity, params, place }) => {
    expect([severity, code]).toEqual(['warning', 'fact-typed']);
    return [place.range?.column, params];
  });

describe('a phone number that has a name', () => {
  test.each([
    '+41 62 000 12 34',
    '+41620001234',
    '+41 (0)62 000 12 34',
    '0041 62 000 12 34',
    '062 000 12 34',
    '0620001234',
    '062/000 12 34',
    '062 000\u00a012\u00a034',
  ])('is found where it is typed as %s', (typed) => {
    expect(found(`Call ${typed}.`)).toEqual([[10, { value: typed, name: 'phone' }]]);
  });

  test.each([
    '+41 62 000 12 35',
    '+49 62 000 12 34',
    '062 000 12 345',
    '1062 000 12 34',
    '[Call](tel:+41620001234)',
    '{{phone}}',
    '62 000',
  ])('is not found in %s', (text) => expect(found(text)).toEqual([]));

  test('is not found in a field that holds nothing else, because that may ask for its form', () => {
    expect(found('+41 62 000 12 34')).toEqual([]);
    expect(found('info@lake-club.example')).toEqual([]);
  });
});

describe('an amount that has a name', () => {
  const prices = (text: string) =>
    typedFacts({ fee: 'CHF 600–1’200', least: 'CHF 600' }, /CHF \d[\d’]*(?:[–-]| bis )\d[\d’]*/g)(
      sourceOf(`a: "${text}"\n`),
      text,
      '/a',
    ).map(({ code, params }) => [code, 'name' in params ? params.name : '']);

  test.each(['CHF 600–1’200', 'CHF 600-1200', 'CHF 600 bis 1’200'])(
    'is the same amount in another spelling: %s',
    (text) => expect(prices(text)).toEqual([['fact-typed', 'fee']]),
  );

  test('is another one where a figure differs', () =>
    expect(prices('CHF 600–1’300')).toEqual([['amount-unknown', '']]));
});

describe('the address of a mailbox that has a name', () => {
  test('is found as often as it is typed, in capitals, too', () => {
    expect(found('Write to info@lake-club.example or Info@Lake-Club.example.')).toEqual([
      [14, { value: 'info@lake-club.example', name: 'mail' }],
      [40, { value: 'Info@Lake-Club.example', name: 'mail' }],
    ]);
  });

  test.each([
    'my-info@lake-club.example',
    'info@lake-club.example.org',
    'info@lake-clubXexample',
    '[Write](mailto:info@lake-club.example)',
  ])('is not found in %s', (text) => expect(found(text)).toEqual([]));
});
