import { describe, expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const unused = () => 0;

describe('the suggestions for a misspelt word', () => {
  test('are the nearest words only', () => {
    expect(nearest('Schimel', ['Schimmel', 'Schimmels', 'Haus'], unused)).toEqual(['Schimmel']);
    expect(nearest('Vernebelnug', ['Vernebelung', 'Verneblung'], unused)).toEqual(['Vernebelung']);
  });

  test('begin with the word that the site uses most', () => {
    const uses = (word: string) => ({ Schimmel: 40, Schemel: 1 })[word] ?? 0;
    expect(nearest('Schimel', ['Schemel', 'Schimmel'], uses)).toEqual(['Schimmel', 'Schemel']);
  });

  test('omit words that the site does not use, if it uses another one', () => {
    expect(nearest('Notfal', ['Notaal', 'Notfall'], (word) => (word === 'Notfall' ? 7 : 0))).toEqual(['Notfall']);
  });

  test('otherwise start with words that begin alike, in an order independent of the dictionary', () => {
    expect(nearest('Waus', ['Maus', 'Waes', 'Haus'], unused)).toEqual(['Waes', 'Haus', 'Maus']);
    expect(nearest('Waus', ['Haus', 'Maus', 'Waes'], unused)).toEqual(['Waes', 'Haus', 'Maus']);
  });

  test('are at most three words, and none for a name that resembles no other word', () => {
    expect(nearest('Haux', ['Haus', 'Haut', 'Hauf', 'Haue'], unused)).toHaveLength(3);
    expect(nearest('Nänikon', ['Haus', 'Schimmel'], unused)).toEqual([]);
  });

  test('differ from a short word in only one place', () => {
    expect(nearest('udn', ['und', 'auf'], unused)).toEqual(['und']);
    expect(nearest('xyz', ['xab'], unused)).toEqual([]);
  });
});
