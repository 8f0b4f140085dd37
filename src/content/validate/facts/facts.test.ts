import { describe, expect, test } from 'vitest';
import { sourceOf } from '../../../../tests/support/source.ts';
import type { FactPattern } from '../../../api/template-api.ts';
import { checkFacts, checkLengths, resolveFacts } from './facts.ts';

const FACTS = { fee: 'CHF 120', big: 'CHF 1 200', phone: '+41 62 000 00 00' };
const AMOUNTS: FactPattern = { facts: /^(?:fee|big)$/, pattern: /CHF \d+(?: \d{3})*/g, unknown: 'error' };

test('names of facts are replaced by their values, at any depth, and the rest stays', () => {
  const data = { a: ['{{fee}} or {{ phone }}', 7, null], b: { c: '{{other}} {{constructor}} {fee}' }, d: true };
  expect(resolveFacts(data, FACTS)).toEqual({
    a: ['CHF 120 or +41 62 000 00 00', 7, null],
    b: { c: '{{other}} {{constructor}} {fee}' },
    d: true,
  });
});

test('a text is typeset with its facts in it', () => {
  const typeset = (text: string) => text.replace('CHF ', 'CHF_');
  expect(resolveFacts({ a: ['For {{fee}}'] }, FACTS, typeset)).toEqual({ a: ['For CHF_120'] });
});

test('a text with references is as long as readers see it', () => {
  const found = (text: string) =>
    checkLengths(sourceOf(`a: "${text}"\n`), [{ pointer: '/a', min: 12, max: 15, help: '' }], FACTS).map(
      ({ code, place: { range }, params }) => [code, range?.line, range?.column, params],
    );
  expect(found('From {{fee}}.')).toEqual([]);
  expect(found('Only {{ fee }}.')).toEqual([]);
  expect(found('{{unknown}} to all of us')).toEqual([]);
  expect(found('{{phone}}')).toEqual([['schema-too-long', 1, 4, { path: 'a', help: '', limit: 15, length: 16 }]]);
  expect(found('At {{fee}}')).toEqual([['schema-too-short', 1, 4, { path: 'a', help: '', limit: 12, length: 10 }]]);
});

describe('facts in a text', () => {
  const found = (
    text: string,
    facts: Readonly<Record<string, string>> = FACTS,
    patterns: readonly FactPattern[] = [AMOUNTS],
  ) =>
    checkFacts(sourceOf(`a: 7\nb: "${text}"\n`), { facts }, patterns).map(
      ({ code, severity, place: { range }, params }) => [
        `${severity} ${code} ${range?.line}:${range?.column}–${range?.endColumn}`,
        params,
      ],
    );

  test.each(['{{fee}} {{ phone }}', 'CHF', '{other} and {an other}', '62 000'])('%s cause no finding', (text) =>
    expect(found(text)).toEqual([]),
  );

  test('are reported if they are unknown, with the one that was probably meant', () => {
    expect(found('Call {{ phon }} or {{constructor}}')).toEqual([
      ['error fact-unknown 2:10–20', { fact: 'phon', suggestion: 'phone', known: ['fee', 'big', 'phone'] }],
      ['error fact-unknown 2:24–39', { fact: 'constructor', suggestion: undefined, known: ['fee', 'big', 'phone'] }],
    ]);
  });

  test('can be mixed with slots, which are filled later; a single brace is a mistake there', () => {
    const slots = new Map([['/a', { slots: ['page', 'km'], withheld: ['message'] }]]);
    const findingsIn = (text: string) =>
      checkFacts(sourceOf(`a: "${text}"\n`), { facts: FACTS, slots }, []).map(({ code, params }) => [code, params]);
    expect(findingsIn('{{km}} km from {{ page }}, call {{phone}}')).toEqual([]);
    expect(findingsIn('{{pge}}')).toEqual([
      ['fact-unknown', { fact: 'pge', suggestion: 'page', known: ['page', 'km'] }],
    ]);
    expect(findingsIn('{{message}}')).toEqual([
      ['fact-unknown', { fact: 'message', suggestion: undefined, known: ['page', 'km'], isWithheld: true }],
    ]);
    expect(findingsIn('{seite}')).toEqual([['fact-unclosed', { mark: '{' }]]);
  });

  test.each([
    ['{{fee}} and {{fee', '2:17–19', '{{'],
    ['{{fee} and {{fee}}', '2:5–7', '{{'],
    ['{{fee}} and fee}}', '2:20–22', '}}'],
    ['{{{fee}}}', '2:5–7', '{{'],
    ['{fee} and {name}', '2:5–10', '{'],
    ['{{fee}} and {fee}', '2:17–22', '{'],
  ])('with a missing brace are reported once, instead of being shown on the page: %s', (text, at, mark) =>
    expect(found(text)).toEqual([[`error fact-unclosed ${at}`, { mark }]]),
  );

  test('are reported as often as they occur, each at its own position', () => {
    expect(found('{{phon}}, CHF 9, {{phon}} and CHF 9').map(([what]) => what)).toEqual([
      'error fact-unknown 2:5–13',
      'error fact-unknown 2:22–30',
      'error amount-unknown 2:15–20',
      'error amount-unknown 2:35–40',
    ]);
  });

  test('are reported where they are typed out, whatever the spacing', () => {
    expect(found('CHF 120, CHF 1 200')).toEqual([
      ['warning fact-typed 2:5–12', { value: 'CHF 120', name: 'fee' }],
      ['warning fact-typed 2:14–23', { value: 'CHF 1 200', name: 'big' }],
    ]);
  });
});
