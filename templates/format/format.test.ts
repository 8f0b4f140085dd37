import { expect, test } from 'vitest';
import { decimal, decimalRange, withUnit } from './amount.ts';
import { columns } from './classes.ts';
import { period } from './date.ts';
import { namesSubject } from './names-subject.ts';
import { barOf, priceSpan, priceText } from './price.ts';
import { unbroken } from './unbroken.ts';

test.each([
  [99.9, '99,9'],
  [1200, '1’200'],
  [0.02, '0,02'],
])('%d is formatted as %s', (value, text) => expect(decimal(value)).toBe(text));

test('a unit follows after a no-break space, and CHF precedes', () => {
  expect(withUnit('99,9', '%')).toBe('99,9\u00a0%');
  expect(withUnit(decimalRange(600, 1200), 'CHF')).toBe('CHF\u00a0600–1’200');
  expect(decimalRange(8, 8)).toBe('8');
});

test.each([
  [1, '1_Monat'],
  [12, '1_Jahr'],
  [18, '18_Monate'],
  [24, '2_Jahre'],
])('%i months are «%s»', (months, text) => {
  expect(period(months, 'de-CH').replaceAll('\u00a0', '_')).toBe(text);
});

const COUNTS = Array.from({ length: 40 }, (_, index) => index + 1);
const numberOf = (count: number, max: 3 | 4 | 5) => Number(columns(count, max).replace('columns-', ''));

test('no item is alone in the last line if another number of columns can prevent it', () => {
  const alone = (max: 3 | 4 | 5) => COUNTS.slice(1).filter((count) => count % numberOf(count, max) === 1);
  expect(alone(3)).toEqual([7, 13, 19, 25, 31, 37]);
  expect(alone(4)).toEqual([13, 25, 37]);
  expect(alone(5)).toEqual([]);
});

test.each([
  ['innert 24 Stunden', 'innert 24_Stunden'],
  ['bis 15 Uhr', 'bis 15_Uhr'],
  ['ab dem 31. Oktober wird', 'ab dem 31._Oktober wird'],
  ['zu 99,9 % auf 25 m², 2–4 h', 'zu 99,9_% auf 25_m², 2–4_h'],
  ['rund {{count}} Zimmer', 'rund {{count}}_Zimmer'],
  ['rund CHF 400–700', 'rund CHF_400–700'],
  ['3½ Zimmer auf 670 m ü. M.', '3½_Zimmer auf 670_m_ü._M.'],
  ['nach Art. 266i OR und Art. 6 Abs. 1 Bst. b', 'nach Art._266i OR und Art._6 Abs._1 Bst._b'],
  ['z. B. im Zimmer 2', 'z._B. im Zimmer_2'],
  ['bleiben die Zimmer 2–4 Stunden leer', 'bleiben die Zimmer 2–4_Stunden leer'],
  ['Es war der 3. Sie kamen', 'Es war der 3. Sie kamen'],
  ['um 1950 Messungen', 'um 1950 Messungen'],
  ['ein 3 Jahre-Vertrag', 'ein 3 Jahre-Vertrag'],
])('«%s» breaks as «%s»', (text, kept) => expect(unbroken(text)).toBe(kept.replaceAll('_', '\u00a0')));

test.each([
  ['Reinigung nach einem Todesfall', 'names', 'Nach einem Todesfall', true],
  ['Schimmelgeruch entfernen', 'names', 'Schimmel', true],
  ['Rauchgeruch entfernen', 'does not name', 'Raucherwohnung', false],
])('the title «%s» %s the subject «%s»', (title, _, subject, expected) =>
  expect(namesSubject(title, subject)).toBe(expected),
);

const PRICE_WORDS = { from: 'ab {{price}}', upTo: 'bis {{price}}', onRequest: 'auf Anfrage' };

test.each([
  [{ from: 400, to: 1200 }, 'CHF_400–1’200'],
  [{ from: 400, to: 400 }, 'CHF_400'],
  [{ from: 400 }, 'ab CHF_400'],
  [{ to: 700 }, 'bis CHF_700'],
  [{ from: 49.5, to: 49.5 }, 'CHF_49.50'],
  [{ from: 49.5, to: 1060 }, 'CHF_49.50–1’060.00'],
  [{ from: 90, to: 90, unit: 'pro Stunde' }, 'CHF_90 pro Stunde'],
  [{ from: 0, to: 0 }, 'CHF_0'],
  [{}, 'auf Anfrage'],
])('the price %j reads «%s»', (price, text) =>
  expect(priceText(price, PRICE_WORDS).replaceAll('\u00a0', '_')).toBe(text),
);

test.each([
  [
    'two ranges',
    [
      { from: 300, to: 600 },
      { from: 200, to: 400 },
    ],
    { from: 200, to: 600 },
  ],
  ['a range and one on request', [{ from: 300, to: 600 }, {}], { from: 300, to: 600 }],
  ['a range and one without an upper end', [{ from: 300, to: 600 }, { from: 900 }], { from: 300 }],
  ['a range and one without a lower end', [{ from: 300, to: 600 }, { to: 100 }], { to: 600 }],
  ['one without an upper end and one without a lower end', [{ from: 400 }, { from: 300 }, { to: 100 }], { from: 300 }],
  [
    'a price and one for a unit',
    [
      { from: 5, to: 5, unit: 'pro m²' },
      { from: 300, to: 300 },
    ],
    { from: 300, to: 300 },
  ],
  ['prices for a unit', [{ from: 5, to: 9, unit: 'pro m²' }], { from: 5, to: 9, unit: 'pro m²' }],
  ['no price', [{}], {}],
])('the lowest to the highest of %s', (_, prices, span) => expect(priceSpan(prices)).toEqual(span));

test('on a scale, an open price is a point, and a price on request or for a unit is not there', () => {
  expect(barOf({ from: 400 }, 800)).toEqual({ from: 0.5, to: 0.5 });
  expect(barOf({ to: 400 }, 800)).toEqual({ from: 0, to: 0.5 });
  expect([barOf({}, 800), barOf({ from: 5, to: 5, unit: 'pro m²' }, 800)]).toEqual([undefined, undefined]);
});
