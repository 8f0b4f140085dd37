import { expect, test } from 'vitest';
import { isSlug, toSlug } from './slug.ts';

test.each(['a', 'uster', 'st-gallen', '2025-summer'])('%s can be in an address as it is', (name) => {
  expect(isSlug(name)).toBe(true);
});

test.each([
  ['Über uns', 'ueber-uns'],
  ['u\u0308ber', 'ueber'],
  ['Neuchâtel', 'neuchatel'],
  ['st_gallen.', 'st-gallen'],
  ['../x', 'x'],
  ['a--b', 'a-b'],
  ['!', ''],
])('%s cannot, and becomes %s', (name, slug) => {
  expect(isSlug(name)).toBe(false);
  expect(toSlug(name)).toBe(slug);
});
