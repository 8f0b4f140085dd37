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

test.each(TEXTS)('finds in «%s» the names that a pattern for each of them finds', (text) => {
  const expected = NAMES.filter((name) => patternOf([name], 'u').test(text));
  expect([...nameFinder(NAMES).namesIn(text)].sort()).toEqual(expected.sort());
});

test.each(TEXTS)('masks in «%s» what one pattern of all names, longest first, masks', (text) => {
  const longestFirst = NAMES.toSorted((a, b) => b.length - a.length);
  expect(nameFinder(NAMES).mask(text, 'xxx')).toBe(text.replace(patternOf(longestFirst, 'gu'), 'xxx'));
});
