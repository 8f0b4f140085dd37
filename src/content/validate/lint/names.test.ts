import { expect, test } from 'vitest';
import { checkHeadings, typeNames } from './names.ts';
import type { PageText } from './page-text.ts';

const names = typeNames([['St. Gallen', 'Wil'], ['Zug'], []]);

test('a name with a full stop inside is not masked, because sentences are masked one by one', () => {
  expect([...names.finder.namesIn('In St. Gallen, in Wil and in Zug')]).toEqual(['Wil', 'Zug']);
});

test('a name with a full stop inside can still be a subject', () => {
  expect([...names.subjectFinder.namesIn('In St. Gallen, in Wil and in Zug')]).toEqual(['St. Gallen', 'Zug']);
});

test('a page without a subject can name any other', () => {
  const page = { texts: [{ pointer: '/title', value: 'Welcome to Zug' }] } as unknown as PageText;
  expect(checkHeadings(page, undefined, names)).toEqual([]);
});
