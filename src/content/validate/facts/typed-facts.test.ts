import { describe, expect, test } from 'vitest';
import { sourceOf } from '../../../../tests/support/source.ts';
import type { FactPattern, Facts } from '../../../api/template-api.ts';
import { typedFacts } from './typed-facts.ts';

const FACTS = { phone: '+41 62 000 12 34', mail: 'info@lake-club.example', name: 'Lake Club', size: '62 000' };

const found = (text: string) =>
  typedFacts(FACTS, [])(sourceOf(`a: "${text}"\n`), text, '/a').map(({ code, severity, params, place }) => {
    expect([severity, code]).toEqual(['warning', 'fact-typed']);
    return [place.range?.column, params];
  });

describe('a phone number that is a fact', () => {
  test.each(['+41 62 000 12 34', '+41 (0)62 000 12 34', '062 000 12 34', '062/000 12 34', '062 000\u00a012\u00a034'])(
    'is found when typed as %s',
    (typed) => {
      expect(found(`Call ${typed}.`)).toEqual([[10, { value: typed, name: 'phone' }]]);
    },
  );

  test.each([
    '+41 62 000 12 35',
    '062 000 12 345',
    '1062 000 12 34',
    '[Call](tel:+41620001234)',
    '{{phone}}',
    '62 000',
  ])('is not found in %s', (text) => expect(found(text)).toEqual([]));

  test('is not found in a field of its own, which may require that form', () => {
    expect(found('+41 62 000 12 34')).toEqual([]);
    expect(found('info@lake-club.example')).toEqual([]);
  });
});

describe('a fact recognised by its pattern', () => {
  const findings = (facts: Facts, pattern: FactPattern, text: string) =>
    typedFacts(facts, [pattern])(sourceOf(`a: "${text}"\n`), text, '/a').map(({ code, severity, params }) => [
      `${severity} ${code}`,
      'name' in params ? params.name : '',
    ]);

  const PRICES = { fee: 'CHF 600–1’200', least: 'CHF 600', count: '7' };
  const RANGE: FactPattern = { facts: /^fee$/, pattern: /CHF \d[\d’]*(?:[–-]| bis )\d[\d’]*/g, unknown: 'error' };

  test.each(['CHF 600–1’200', 'CHF 600-1200', 'CHF 600 bis 1’200'])('is recognised in another spelling: %s', (text) =>
    expect(findings(PRICES, RANGE, text)).toEqual([['warning fact-typed', 'fee']]),
  );

  test('is unknown if a figure differs, with the severity set by the pattern', () => {
    expect(findings(PRICES, RANGE, 'CHF 600–1’300')).toEqual([['error amount-unknown', '']]);
    expect(findings(PRICES, { ...RANGE, unknown: 'warning' }, 'CHF 600–1’300')).toEqual([
      ['warning amount-unknown', ''],
    ]);
  });

  const REPLY: FactPattern = {
    facts: /^reply$/,
    pattern: /within \d+ hours/g,
    context: /\banswer/i,
    unknown: 'warning',
  };

  test.each([
    ['We answer within 2 hours.', [['warning fact-typed', 'reply']]],
    ['We answer. That is, within 2 hours', []],
    ['We come at 7.30 within 2 hours. Then we answer, within 3 hours.', [['warning amount-unknown', '']]],
    ['within 2 hours', []],
  ])('is recognised only in a sentence about it: %s', (text, expected) =>
    expect(findings({ reply: 'within 2 hours' }, REPLY, text)).toEqual(expected),
  );

  const HOURS: FactPattern = { facts: /^hours$/, pattern: /Mo–Fr [\d.]+–[\d.]+/g, unknown: 'warning' };

  test('can be typed in part, with or without minutes', () => {
    const hours = { hours: 'Mo–Fr 7.30–18.00, Sa 8.00–13.00' };
    expect(findings(hours, HOURS, 'We work Mo–Fr 7.30–18')).toEqual([['warning fact-typed', 'hours']]);
    expect(findings(hours, HOURS, 'We work Mo–Fr 7.30–17.00')).toEqual([['warning amount-unknown', '']]);
  });
});

describe('an email address that is a fact', () => {
  test('is found as often as it is typed, even in capitals', () => {
    expect(found('Write to info@lake-club.example or Info@Lake-Club.example.')).toEqual([
      [14, { value: 'info@lake-club.example', name: 'mail' }],
      [40, { value: 'Info@Lake-Club.example', name: 'mail' }],
    ]);
  });

  test.each(['info@lake-clubXexample', '[Write](mailto:info@lake-club.example)'])('is not found in %s', (text) =>
    expect(found(text)).toEqual([]),
  );
});
