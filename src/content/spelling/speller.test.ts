import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/mini-site.ts';
import type { Spelling } from '../../api/template-api.ts';
import { createSpeller } from './speller.ts';
import { readWordList, withWords } from './word-list.ts';

const WORDS = 'und rein Haus Keller Velo Straße Fuß Messe siebziger Jahre Bau Sprech-'.split(' ');

const dictionary = {
  has: (word: string) => WORDS.includes(word),
  forbids: (word: string) => word === 'Hauskeler',
  suggest: (word: string) => (word === 'Strase' ? ['Straße'] : []),
};

const GERMAN: Pick<Spelling, 'letters' | 'endings'> = { letters: { ß: 'ss' }, endings: ['s', 'n', 'er'] };

const speller = (words: readonly string[] = [], names: readonly string[] = [], spelling = GERMAN) =>
  createSpeller(dictionary, spelling, { words, names });

const knows = (word: string, { words = [], names = [] }: { words?: string[]; names?: string[] } = {}) =>
  speller(words, names).knows(word, false);

describe('a word is correct', () => {
  test('if it was accepted, with its endings and in compounds, or is an acronym', () => {
    const words = ['Trocknung'];
    const correct = ['Trocknung', 'Trocknungs', 'Bautrocknung', 'Und', 'HEPA', 'WGs'];
    expect(correct.filter((word) => !knows(word, { words }))).toEqual([]);
  });

  test('as a part of a compound only next to a hyphen', () => {
    expect(speller().knows('Sprech', true)).toBe(true);
    expect(speller().knows('Sprech', false)).toBe(false);
    expect(speller().knows('haus', true)).toBe(true);
  });
});

describe('a word is wrong', () => {
  test('in lower case, if it is a noun', () => {
    expect(knows('haus')).toBe(false);
    expect(knows('velokeller')).toBe(false);
  });

  test('if the dictionary forbids it, unless it was accepted', () => {
    expect(knows('Hauskeler')).toBe(false);
    expect(knows('Hauskeler', { words: ['Hauskeler'] })).toBe(true);
  });

  test('if it matches only a short word in a name', () =>
    expect(knows('am', { names: ['Affoltern am Albis'] })).toBe(false));

  test('if it is a compound and the language has none', () => {
    expect(createSpeller(dictionary, {}, { words: [], names: [] }).knows('Velokeller', false)).toBe(false);
  });

  test('if it is longer than any real word', () => {
    const long = 'haus'.repeat(50_000);
    expect(speller().knows(long, false)).toBe(false);
    expect(speller().suggest(long, new Map())).toEqual([]);
  });
});

describe('suggestions', () => {
  test('are written with the letters of the site', () => {
    expect(speller().suggest('Strase', new Map())).toEqual(['Strasse']);
  });

  test('have an umlaut where it was typed as two letters', () => {
    const accepted = { words: ['für', 'Über'], names: [] };
    const { suggest } = createSpeller(dictionary, GERMAN, accepted);
    expect(['fuer', 'Ueber'].map((word) => suggest(word, new Map([['quer', 9]])))).toEqual([['für'], ['Über']]);
  });

  test('are the noun if only its capital letter is missing', () => {
    expect(speller().suggest('velokeller', new Map())).toEqual(['Velokeller']);
  });
});

test('a list has a word on each line, and comments and blank lines are ignored', () => {
  const path = join(temporaryFolder(), 'words.txt');
  writeFileSync(path, '# Names\nBeat\r\n\n  Nänikon \n');
  expect(readWordList(path)).toEqual(['Beat', 'Nänikon']);
});

test('a word is inserted in alphabetical order, and no other line moves', () => {
  expect(withWords('Adlisberg\nÄgerisee\nZürich\n', ['Nänikon', 'Aabach', 'Zytglogge'])).toBe(
    'Aabach\nAdlisberg\nÄgerisee\nNänikon\nZürich\nZytglogge\n',
  );
  expect(withWords('# Odd order\nZug\nAarau\n', ['Bern'])).toBe('# Odd order\nBern\nZug\nAarau\n');
});
