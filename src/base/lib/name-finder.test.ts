import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameFinder } from './name-finder.ts';

const NAMES = ['Zürich', 'Zürich Nord', 'Nord', 'Egg', 'Egg b. Zürich', 'Wil (SG)', 'a', 'Ägeri', 'St. Gallen'];

const TEXTS = [
  'Zürich Nord und Zürich',
  'Zürich Nordwest, Zürichsee, Unterzürich',
  'Egg b. Zürich, Eggberg, (Egg)',
  'Wil (SG), Wil',
  'aa a a, ba ab Ägeri-Egg Oberägeri',
  'St. Gallen St Gallen St. Gallener',
  '',
];

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patternOf = (names: readonly string[], flags: string) =>
  new RegExp(`(?<!\\p{L})(?:${names.map(escaped).join('|')})(?!\\p{L})`, flags);

test.each(TEXTS)('finds in «%s» the names that one regular expression per name would find', (text) => {
  const expected = NAMES.filter((name) => patternOf([name], 'u').test(text));
  expect([...nameFinder(NAMES).namesIn(text)].sort()).toEqual(expected.sort());
});

test.each(TEXTS)('masks in «%s» what a regular expression of all names, longest first, would mask', (text) => {
  const longestFirst = NAMES.toSorted((a, b) => b.length - a.length);
  expect(nameFinder(NAMES).mask(text, () => 'xxx')).toBe(text.replace(patternOf(longestFirst, 'gu'), 'xxx'));
});

test('finds and masks any names in any text as regular expressions would', () => {
  const words = fc.array(fc.constantFrom(...'abAB b-.Ü7'), { maxLength: 12 }).map((each) => each.join(''));
  fc.assert(
    fc.property(fc.uniqueArray(words, { minLength: 1, maxLength: 6 }), words, words, (names, one, other) => {
      const all = names.filter((name) => name !== '').toSorted((a, b) => b.length - a.length);
      const finder = nameFinder(names);
      for (const text of [one, other, `${one}${names[0]}`, `${names[0]}-${other}`]) {
        const masked = all.length === 0 ? text : text.replace(patternOf(all, 'gu'), 'xxx');
        expect(finder.mask(text, () => 'xxx')).toBe(masked);
        expect([...finder.namesIn(text)].sort()).toEqual(
          all.filter((name) => patternOf([name], 'u').test(text)).sort(),
        );
      }
    }),
    { numRuns: 300 },
  );
});
