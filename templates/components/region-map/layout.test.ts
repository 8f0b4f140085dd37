import { expect, test } from 'vitest';
import { COUNTRY, ZURICH } from '../../map.gen.ts';
import { boxOf, overlaps, squareAround, widthOf } from './labels.ts';
import { layOut, type PlacedMark, SCREENS, TARGET } from './layout.ts';

const at = (name: string, longitude: number, latitude: number) => ({ name, location: { longitude, latitude } });

const LAKE = [
  at('Zürich', 8.54, 47.37),
  at('Küsnacht', 8.584, 47.318),
  at('Kilchberg', 8.546, 47.322),
  at('Thalwil', 8.565, 47.294),
  at('Adliswil', 8.525, 47.312),
  at('Horgen', 8.598, 47.26),
];

/** Returns the areas covered by the marks and the visible labels of a screen. */
function coverage(marks: readonly PlacedMark<{ readonly name: string } & (typeof LAKE)[number]>[], number: number) {
  const screen = SCREENS[number];
  if (!screen) throw new Error('No such screen');
  const height = (screen.width * ZURICH.frame.height) / ZURICH.frame.width;
  return marks.map(({ mark, x, y, side, screen: from }) => {
    const place = { x: (x / 100) * screen.width, y: (y / 100) * height };
    const name = side && from <= number ? boxOf(widthOf(mark.name), screen.text, place, side) : undefined;
    return { square: squareAround(place, TARGET / 2 - 0.5), name };
  });
}

test.each([...SCREENS.keys()])('on screen %i no name covers another name or a mark', (number) => {
  const { marks } = layOut(ZURICH, LAKE);
  const all = coverage(marks, number);
  const names = all.flatMap(({ name }, index) => (name ? [{ name, index }] : []));
  expect(names.length).toBeGreaterThan(3);
  for (const { name, index } of names) {
    const others = all.filter((_, other) => other !== index);
    const covered = others.filter(
      (other) => overlaps(name, other.square) || (other.name && overlaps(name, other.name)),
    );
    expect(covered).toEqual([]);
  }
});

test('marks are ordered from north to south, so that cards are above the marks that they cover', () => {
  const { marks } = layOut(ZURICH, LAKE);
  expect(marks.map(({ y }) => y)).toEqual(marks.map(({ y }) => y).toSorted((a, b) => a - b));
});

test('a name without space on a phone is shown on a larger screen only', () => {
  const crowd = Array.from({ length: 30 }, (_, index) => at(`Oberunterstammheim ${index}`, 8.6, 47.4));
  const { marks } = layOut(ZURICH, crowd);
  expect(marks).toHaveLength(30);
  expect(marks.some(({ screen, side }) => screen !== 0 || !side)).toBe(true);
});

test('a place outside the map is marked at its edge', () => {
  const [brig] = layOut(COUNTRY, [at('Brig', 7.99, 46.32)]).marks;
  expect(brig?.y).toBeGreaterThan(90);
  expect(brig?.y).toBeLessThan(100);
});

test('the abbreviation of a canton gives way to marks and names', () => {
  const free = layOut(COUNTRY, []).cantons;
  const [bern] = free.filter(({ name }) => name === 'BE');
  expect(bern).toBeDefined();
  const { west, north, east, south } = COUNTRY.frame;
  const there = at(
    'Konolfingen',
    west + ((bern?.x ?? 0) / 100) * (east - west),
    north - ((bern?.y ?? 0) / 100) * (north - south),
  );
  expect(layOut(COUNTRY, [there]).cantons).not.toContainEqual(bern);
});
