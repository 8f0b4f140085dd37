import { expect, test } from 'vitest';
import { addressOfOutput, isSlug, slugFor, toSlug } from './paths.ts';

test('the address of a file is the one at which a host serves it', () => {
  const outputs = ['index.html', 'a/index.html', 'a.html', 'a/my-index.html', 'a/index.html.html'];
  expect(outputs.map(addressOfOutput)).toEqual(['/', '/a/', '/a.html', '/a/my-index.html', '/a/index.html.html']);
});

test.each(['a', 'st-gallen', '2025-summer', 'com10', 'auxiliary', 'a'.repeat(100)])(
  '%s can be used in an address unchanged',
  (name) => {
    expect(isSlug(name)).toBe(true);
  },
);

test.each([
  ['Über uns', 'ueber-uns'],
  ['u\u0308ber', 'ueber'],
  ['Neuchâtel', 'neuchatel'],
  ['Sacré-Cœur', 'sacre-coeur'],
  ['Łódź', 'lodz'],
  ['st_gallen.', 'st-gallen'],
  ['../x', 'x'],
  ['a--b', 'a-b'],
  ['!', ''],
])('%s cannot, and becomes %s', (name, slug) => {
  expect(isSlug(name)).toBe(false);
  expect(toSlug(name)).toBe(slug);
});

test.each([
  ['aux', 'aux-1'],
  ['CON', 'con-1'],
  ['nul', 'nul-1'],
  ['com1', 'com1-1'],
  ['lpt9', 'lpt9-1'],
  ['a'.repeat(240), 'a'.repeat(100)],
  [`${'a'.repeat(99)}-b`, 'a'.repeat(99)],
])('%s cannot be stored on every system, and %s can', (name, suggestion) => {
  expect(isSlug(name)).toBe(false);
  expect(slugFor(name)).toBe(suggestion);
  expect(isSlug(suggestion)).toBe(true);
});

test('a name without a usable character has no slug', () => expect(slugFor('!')).toBeUndefined());
