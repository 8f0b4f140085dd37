import { expect, test } from 'vitest';
import { addressOfOutput, isSlug, toSlug } from './paths.ts';

test('the address of a file is the one at which a host serves it', () => {
  const outputs = ['index.html', 'a/index.html', 'a.html', 'a/my-index.html', 'a/index.html.html'];
  expect(outputs.map(addressOfOutput)).toEqual(['/', '/a/', '/a.html', '/a/my-index.html', '/a/index.html.html']);
});

test.each(['a', 'uster', 'st-gallen', '2025-summer'])('%s can be used in an address unchanged', (name) => {
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
