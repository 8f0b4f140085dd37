import { describe, expect, test } from 'vitest';
import type { Spelling } from '../template-api.ts';
import { createSpeller } from './speller.ts';

const WORDS = [
  'und',
  'rein',
  'Haus',
  'Keller',
  'Velo',
  'Straße',
  'Fuß',
  'Messe',
  'siebziger',
  'Jahre',
  'Bau',
  'Sprech-',
];

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

describe('a word is right', () => {
  test('if the dictionary has it, at the beginning of a sentence as well', () => {
    expect(['Haus', 'und', 'Und'].filter((word) => !knows(word))).toEqual([]);
  });

  test('in the letters of the site, where the dictionary has others', () => {
    expect(['Strasse', 'Fuss', 'Messe'].filter((word) => !knows(word))).toEqual([]);
  });

  test('if it is put together from words that are', () => {
    const compounds = ['Velokeller', 'Siebzigerjahre', 'Hauskeller', 'Strassenkeller', 'Hausvelokeller'];
    expect(compounds.filter((word) => !knows(word))).toEqual([]);
  });

  test('if it was accepted, with its endings and in compounds', () => {
    const words = ['Trocknung'];
    expect(['Trocknung', 'Trocknungs', 'Bautrocknung'].filter((word) => !knows(word, { words }))).toEqual([]);
  });

  test('if it is a name or a part of one, with its endings', () => {
    const names = ['Nänikon', 'Affoltern am Albis'];
    expect(['Nänikon', 'Nänikoner', 'Albis', 'Affolterns'].filter((word) => !knows(word, { names }))).toEqual([]);
  });

  test('if it is all initials', () => {
    expect(['HEPA', 'WGs'].filter((word) => !knows(word))).toEqual([]);
  });

  test('as a part of another word only next to a hyphen', () => {
    expect(speller().knows('Sprech', true)).toBe(true);
    expect(speller().knows('Sprech', false)).toBe(false);
    expect(speller().knows('haus', true)).toBe(true);
  });
});

describe('a word is not right', () => {
  test('if it is in no list', () => expect(knows('Schimel')).toBe(false));

  test('in small letters, if it is a noun', () => {
    expect(knows('haus')).toBe(false);
    expect(knows('velokeller')).toBe(false);
  });

  test('if the dictionary warns of it, unless it was accepted', () => {
    expect(knows('Hauskeler')).toBe(false);
    expect(knows('Hauskeler', { words: ['Hauskeler'] })).toBe(true);
  });

  test('if only a small word of a name is like it', () =>
    expect(knows('am', { names: ['Affoltern am Albis'] })).toBe(false));

  test('if it would be a compound, and the language has none', () => {
    expect(createSpeller(dictionary, {}, { words: [], names: [] }).knows('Velokeller', false)).toBe(false);
  });

  test('if it is longer than words are', () => {
    const long = 'haus'.repeat(50_000);
    expect(speller().knows(long, false)).toBe(false);
    expect(speller().suggest(long, new Map())).toEqual([]);
  });
});

describe('what is proposed', () => {
  test('is written with the letters of the site', () => {
    expect(speller().suggest('Strase', new Map())).toEqual(['Strasse']);
  });

  test('comes from the dictionary, from the site, and from what was accepted', () => {
    expect(speller(['Beat']).suggest('Baet', new Map())).toEqual(['Beat']);
    expect(speller([], ['Nänikon']).suggest('Näniken', new Map())).toEqual(['Nänikon']);
    expect(speller().suggest('Nebelgrät', new Map([['Nebelgerät', 3]]))).toEqual(['Nebelgerät']);
  });

  test('is the noun, if only its capital letter is missing', () => {
    expect(speller().suggest('velokeller', new Map())).toEqual(['Velokeller']);
  });
});
