import { describe, expect, test } from 'vitest';
import { originOf, parseUrl } from './url.ts';

describe('a URL', () => {
  test('is parsed the same way every time', () => {
    const hosts = Array.from({ length: 10_000 }, () => parseUrl('https://grün.ch/ä')?.host);
    expect(new Set(hosts)).toEqual(new Set(['xn--grn-ioa.ch']));
  });

  test('can be relative to another', () => {
    expect(parseUrl('../zug/', 'https://club.example/teams/red/')?.pathname).toBe('/teams/zug/');
    expect(parseUrl('../zug/')).toBeUndefined();
  });

  test('that is invalid stays as it was typed', () => {
    expect(originOf('https://club.example:99999')).toBe('https://club.example:99999');
  });
});
