import { describe, expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const unused = () => 0;

describe('what is proposed for a misspelt word', () => {
  test('is what is nearest to it, and nothing further away', () => {
    expect(nearest('Schimel', ['Schimmel', 'Schimmels', 'Haus'], unused)).toEqual(['Schimmel']);
    expect(nearest('Vernebelnug', ['Vernebelung', 'Verneblung'], unused)).toEqual(['Vernebelung']);
  });

  test('is what the site uses most, first', () => {
    const uses = (word: string) => ({ Schimmel: 40, Schemel: 1 })[word] ?? 0;
    expect(nearest('Schimel', ['Schemel', 'Schimmel'], uses)).toEqual(['Schimmel', 'Schemel']);
  });

  test('is no word that the site does not use, if there is one that it does', () => {
    expect(nearest('Notfal', ['Notaal', 'Notfall'], (word) => (word === 'Notfall' ? 7 : 0))).toEqual(['Notfall']);
  });

  test('otherwise begins like it, and comes in the same order whatever the order of the dictionary', () => {
    expect(nearest('Waus', ['Maus', 'Waes', 'Haus'], unused)).toEqual(['Waes', 'Haus', 'Maus']);
    expect(nearest('Waus', ['Haus', 'Maus', 'Waes'], unused)).toEqual(['Waes', 'Haus', 'Maus']);
  });

  test('has the capital letter of the word, or else that of the dictionary', () => {
    expect(nearest('Kostenlsoe', ['kostenlose'], unused)).toEqual(['Kostenlose']);
    expect(nearest('schimel', ['Schimmel'], unused)).toEqual(['Schimmel']);
    expect(nearest('strasse', ['Strasse'], unused)).toEqual(['Strasse']);
  });

  test('is the same word only once, and never the word itself', () => {
    expect(nearest('kostenlsoe', ['Kostenlose', 'kostenlose'], unused)).toEqual(['kostenlose']);
    expect(nearest('Preis', ['Preis', 'Preise'], unused)).toEqual(['Preise']);
  });

  test('is at most three words, and none for a name that is like no other', () => {
    expect(nearest('Haux', ['Haus', 'Haut', 'Hauf', 'Haue'], unused)).toHaveLength(3);
    expect(nearest('Nänikon', ['Haus', 'Schimmel'], unused)).toEqual([]);
  });

  test('differs in one place only from a short word', () => {
    expect(nearest('udn', ['und', 'auf'], unused)).toEqual(['und']);
    expect(nearest('xyz', ['xab'], unused)).toEqual([]);
  });

  test('is a word that can be in a text', () => {
    expect(nearest('Wohnng', ['Wohnug-', 'WohnUng', 'Wohnung'], unused)).toEqual(['Wohnung']);
  });
});
