import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameFinder } from './name-finder.ts';

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patternOf = (names: readonly string[], flags: string) =>
  new RegExp(`(?<!\\p{L})(?:${names.map(escaped).join('|')})(?!\\p{L})`, flags);

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
