import { expect, test } from 'vitest';
import { foreignNames, typeNames } from './names.ts';
import type { PageText } from './page-text.ts';

const names = typeNames([['St. Gallen', 'Wil'], ['Zug'], []]);

test('a name that goes beyond the end of a sentence is not masked, because sentences are masked one by one', () => {
  expect([...names.finder.namesIn('In St. Gallen, in Wil and in Zug')]).toEqual(['Wil', 'Zug']);
});

test('it is a subject all the same', () => {
  expect([...names.subjectFinder.namesIn('In St. Gallen, in Wil and in Zug')]).toEqual(['St. Gallen', 'Zug']);
});

test('a page without a subject of its own may name any other', () => {
  const page = { texts: [{ pointer: '/title', value: 'Welcome to Zug' }] } as unknown as PageText;
  expect(foreignNames(page, undefined, names)).toEqual([]);
});
