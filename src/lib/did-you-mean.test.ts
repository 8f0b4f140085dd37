import { describe, expect, test } from 'vitest';
import { didYouMean, editDistance } from './did-you-mean.ts';

const FIELDS = ['name', 'lead', 'colour', 'players', 'sections', 'description'];

describe('a misspelt word', () => {
  test.each([
    ['nmae', 'name'],
    ['Name', 'name'],
    ['colur', 'colour'],
    ['coulor', 'colour'],
    ['player', 'players'],
    ['section', 'sections'],
    ['desciption', 'description'],
  ])('%s is taken for %s', (word, meant) => expect(didYouMean(word, FIELDS)).toBe(meant));

  test('is taken for the word that it begins or continues', () => {
    expect(didYouMean('desc', FIELDS)).toBe('description');
    expect(didYouMean('descriptionForSearchEngines', FIELDS)).toBe('description');
  });

  test('is taken for the nearest of several', () => {
    expect(didYouMean('teams', ['team', 'items', 'steam'])).toBe('team');
  });

  test('gives the same answer in whatever order the words come', () => {
    expect(didYouMean('bat', ['cat', 'bar'])).toBe('bar');
    expect(didYouMean('bat', ['bar', 'cat'])).toBe('bar');
  });
});

describe('no word is suggested', () => {
  test.each(['xyz', 'q', '', 'kontaktformular'])('for «%s»', (word) =>
    expect(didYouMean(word, FIELDS)).toBeUndefined(),
  );

  test('where there is nothing to choose from', () => expect(didYouMean('name', [])).toBeUndefined());

  test('for a whole paragraph', () => expect(didYouMean('name '.repeat(30), FIELDS)).toBeUndefined());
});

describe('the distance of two words', () => {
  test('counts letters that are missing, superfluous or wrong', () => {
    expect(editDistance('', 'abc')).toBe(3);
    expect(editDistance('abc', '')).toBe(3);
    expect(editDistance('abc', 'abd')).toBe(1);
    expect(editDistance('kitten', 'sitting')).toBe(3);
  });

  test('counts two neighbours that changed places as one slip', () => {
    expect(editDistance('blue', 'bleu')).toBe(1);
    expect(editDistance('abc', 'cba')).toBe(2);
  });
});
