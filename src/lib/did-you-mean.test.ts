import { describe, expect, test } from 'vitest';
import { didYouMean, editDistance, nearestAddress } from './did-you-mean.ts';

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

const PAGES = [
  '/',
  '/404.html',
  '/services/',
  '/services/schule/',
  '/regional/bern/',
  '/regional/zug/',
  '/services/keller/',
];

describe('an address with a slip of the pen', () => {
  test.each([
    ['/regional/bren/', '/regional/bern/'],
    ['/regional/berm/', '/regional/bern/'],
    ['/services/schuhle/', '/services/schule/'],
    ['/servces/keler/', '/services/keller/'],
    ['/Services/Schule/', '/services/schule/'],
    ['/services/schule', '/services/schule/'],
    ['/service/', '/services/'],
    ['/405.html', '/404.html'],
  ])('%s is taken for %s', (address, meant) => expect(nearestAddress(address, PAGES)).toBe(meant));

  test('is taken for the nearest of several, in whatever order they come', () => {
    expect(nearestAddress('/teams/', ['/items/', '/team/', '/steam/'])).toBe('/team/');
    expect(nearestAddress('/bat/', ['/cat/', '/bar/'])).toBe('/bar/');
    expect(nearestAddress('/bat/', ['/bar/', '/cat/'])).toBe('/bar/');
  });
});

describe('no address is suggested', () => {
  test.each([
    '/regional/meilen/',
    '/regional/uri/',
    '/regional/zu/lang/',
    '/services/schimmel/',
    '/services/bern/',
    '/bern/',
    '/services/schule/keller/',
  ])('for %s, which is another page and no slip of the pen', (address) =>
    expect(nearestAddress(address, PAGES)).toBeUndefined(),
  );

  test('where there is nothing to choose from', () => expect(nearestAddress('/bern/', [])).toBeUndefined());

  test('for an address of a hundred thousand letters, in no time', () => {
    const started = performance.now();
    expect(nearestAddress(`/${'a'.repeat(100_000)}/`, PAGES)).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(100);
  });
});
