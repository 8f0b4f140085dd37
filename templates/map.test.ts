import { describe, expect, test } from 'vitest';
import { siteWith } from '../tests/support/place-finder.ts';
import { COUNTRY, ZURICH } from './map.gen.ts';
import { isOnCountryMap, locationOf, mapOf, placeOn, shows } from './map.ts';

const site = siteWith([]);
const located = (region: Parameters<typeof locationOf>[1]) => locationOf(site, region);

describe('where a region lies', () => {
  test('its data have the first word', () => {
    const coordinates = { latitude: 47, longitude: 8 };
    expect(located({ city: 'Zürich', canton: 'ZH', coordinates })).toBe(coordinates);
  });

  test('a town lies where the official directory has it', () => {
    const { latitude, longitude } = located({ city: 'Uster', canton: 'ZH' });
    expect(latitude).toBeCloseTo(47.35, 1);
    expect(longitude).toBeCloseTo(8.72, 1);
  });

  test('of a municipality with several places, the one that bears its name counts', () => {
    // Forch belongs to Küsnacht, has a smaller postal code and lies far up the hill.
    expect(located({ city: 'Küsnacht', canton: 'ZH' }).longitude).toBeLessThan(8.6);
  });

  test.each([
    // Forch, of a smaller postal code, lies up the hill again.
    ['Egg', 'ZH', 'Egg b. Zürich', 8.688],
    // Its station has the smaller one.
    ['Lütisburg', 'SG', 'Lütisburg', 9.109],
  ] as const)('%s %s lies in %s, the place whose name is most like its own', (city, canton, _place, longitude) => {
    expect(located({ city, canton }).longitude).toBeCloseTo(longitude, 3);
  });

  test('what the directory does not know lies in the middle of its canton', () => {
    expect(located({ city: 'Aargau', canton: 'AG' })).toEqual(located({ city: 'Rüeblikanton', canton: 'AG' }));
    expect(shows(COUNTRY, located({ city: 'Aargau', canton: 'AG' }))).toBe(true);
  });
});

describe('where that is on a map', () => {
  test('corners are corners', () => {
    const { west, north, east, south } = ZURICH.frame;
    expect(placeOn(ZURICH, { latitude: north, longitude: west })).toEqual({ x: 0, y: 0 });
    expect(placeOn(ZURICH, { latitude: south, longitude: east })).toEqual({ x: 1, y: 1 });
  });

  test('what lies outside is moved to the edge', () => {
    expect(placeOn(COUNTRY, { latitude: 46, longitude: 5 })).toEqual({ x: 0, y: 1 });
  });

  test('the canton with a map of its own is on the map of the country with its large towns only', () => {
    expect(mapOf('ZH')).toBe(ZURICH);
    expect(isOnCountryMap({ canton: 'ZH', kind: 'full' })).toBe(true);
    expect(isOnCountryMap({ canton: 'ZH', kind: 'district' })).toBe(false);
    expect(isOnCountryMap({ canton: 'UR', kind: 'short' })).toBe(true);
  });
});
