import { describe, expect, test } from 'vitest';
import { didYouMean, editDistance, nearestAddress } from './did-you-mean.ts';

const FIELDS = ['name', 'lead', 'colour', 'players', 'sections', 'description'];

describe('for a misspelt word', () => {
  test.each([
    ['nmae', 'name'],
    ['Name', 'name'],
    ['colur', 'colour'],
    ['coulor', 'colour'],
    ['player', 'players'],
    ['section', 'sections'],
    ['desciption', 'description'],
  ])('%s, %s is suggested', (word, meant) => expect(didYouMean(word, FIELDS)).toBe(meant));

  test('the word that it begins or continues is suggested', () => {
    expect(didYouMean('desc', FIELDS)).toBe('description');
    expect(didYouMean('descriptionForSearchEngines', FIELDS)).toBe('description');
  });

  test('the nearest of several is suggested', () => {
    expect(didYouMean('teams', ['team', 'items', 'steam'])).toBe('team');
  });

  test('the order of the candidates does not matter', () => {
    expect(didYouMean('bat', ['cat', 'bar'])).toBe('bar');
    expect(didYouMean('bat', ['bar', 'cat'])).toBe('bar');
  });
});

describe('no word is suggested', () => {
  test.each(['xyz', 'q', '', 'kontaktformular'])('for «%s»', (word) =>
    expect(didYouMean(word, FIELDS)).toBeUndefined(),
  );

  test('if there are no candidates', () => expect(didYouMean('name', [])).toBeUndefined());

  test('for a whole paragraph', () => expect(didYouMean('name '.repeat(30), FIELDS)).toBeUndefined());
});

describe('the edit distance of two words', () => {
  test('counts missing, superfluous and wrong letters', () => {
    expect(editDistance('', 'abc')).toBe(3);
    expect(editDistance('abc', '')).toBe(3);
    expect(editDistance('abc', 'abd')).toBe(1);
    expect(editDistance('kitten', 'sitting')).toBe(3);
  });

  test('counts two swapped neighbours as one slip', () => {
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

describe('for a mistyped address', () => {
  test.each([
    ['/regional/bren/', '/regional/bern/'],
    ['/regional/berm/', '/regional/bern/'],
    ['/services/schuhle/', '/services/schule/'],
    ['/servces/keler/', '/services/keller/'],
    ['/Services/Schule/', '/services/schule/'],
    ['/services/schule', '/services/schule/'],
    ['/service/', '/services/'],
    ['/405.html', '/404.html'],
  ])('%s, %s is suggested', (address, meant) => expect(nearestAddress(address, PAGES)).toBe(meant));

  test('the nearest of several is suggested, in whatever order they come', () => {
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
  ])('for %s, which is another page and not a typing mistake', (address) =>
    expect(nearestAddress(address, PAGES)).toBeUndefined(),
  );

  test('if there are no candidates', () => expect(nearestAddress('/bern/', [])).toBeUndefined());

  test('for an address of a hundred thousand letters, within 100 ms', () => {
    const started = performance.now();
    expect(nearestAddress(`/${'a'.repeat(100_000)}/`, PAGES)).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(100);
  });
});
