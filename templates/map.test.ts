import { describe, expect, test } from 'vitest';
import { siteWith } from '../tests/support/place-finder.ts';
import { COUNTRY, ZURICH } from './map.gen.ts';
import { contains, isOnCountryMap, locationOf, mapOf, positionOn } from './map.ts';

const site = siteWith([]);
const locate = (region: Parameters<typeof locationOf>[1]) => locationOf(site, region);

describe('the location of a region', () => {
  test('is taken from its data first', () => {
    const coordinates = { latitude: 47, longitude: 8 };
    expect(locate({ city: 'Zürich', canton: 'ZH', coordinates })).toBe(coordinates);
  });

  test('is that of the official directory for a town', () => {
    const { latitude, longitude } = locate({ city: 'Uster', canton: 'ZH' });
    expect(latitude).toBeCloseTo(47.35, 1);
    expect(longitude).toBeCloseTo(8.72, 1);
  });

  test('is that of the place with the same name for a municipality with several places', () => {
    // Forch belongs to Küsnacht, has a smaller postal code and is far up the hill.
    expect(locate({ city: 'Küsnacht', canton: 'ZH' }).longitude).toBeLessThan(8.6);
  });

  test.each([
    // Forch, with a smaller postal code, is up the hill again.
    ['Egg', 'ZH', 'Egg b. Zürich', 8.688],
    // Its station has the smaller postal code.
    ['Lütisburg', 'SG', 'Lütisburg', 9.109],
  ] as const)('of %s %s is that of %s, the place with the most similar name', (city, canton, _place, longitude) => {
    expect(locate({ city, canton }).longitude).toBeCloseTo(longitude, 3);
  });

  test('is the centre of the canton if the directory does not list it', () => {
    expect(locate({ city: 'Aargau', canton: 'AG' })).toEqual(locate({ city: 'Rüeblikanton', canton: 'AG' }));
    expect(contains(COUNTRY, locate({ city: 'Aargau', canton: 'AG' }))).toBe(true);
  });
});

describe('a position on a map', () => {
  test('of a corner is that corner', () => {
    const { west, north, east, south } = ZURICH.frame;
    expect(positionOn(ZURICH, { latitude: north, longitude: west })).toEqual({ x: 0, y: 0 });
    expect(positionOn(ZURICH, { latitude: south, longitude: east })).toEqual({ x: 1, y: 1 });
  });

  test('outside the map is moved to its edge', () => {
    expect(positionOn(COUNTRY, { latitude: 46, longitude: 5 })).toEqual({ x: 0, y: 1 });
  });

  test('of a canton with its own map is on the map of the country for large towns only', () => {
    expect(mapOf('ZH')).toBe(ZURICH);
    expect(isOnCountryMap({ canton: 'ZH', kind: 'full' })).toBe(true);
    expect(isOnCountryMap({ canton: 'ZH', kind: 'district' })).toBe(false);
    expect(isOnCountryMap({ canton: 'UR', kind: 'short' })).toBe(true);
  });
});
