import { describe, expect, test } from 'vitest';
import { didYouMean, nearestAddress } from './did-you-mean.ts';

const FIELDS = ['name', 'lead', 'colour', 'players', 'sections', 'description'];

describe('for a misspelt word', () => {
  test.each([
    ['nmae', 'name'],
    ['Name', 'name'],
    ['coulor', 'colour'],
    ['section', 'sections'],
    ['desciption', 'description'],
  ])('%s, %s is suggested', (word, meant) => expect(didYouMean(word, FIELDS)).toBe(meant));

  test('the word that it begins or continues is suggested', () => {
    expect(didYouMean('desc', FIELDS)).toBe('description');
    expect(didYouMean('descriptionForSearchEngines', FIELDS)).toBe('description');
  });
});

test.each(['xyz', 'q', '', 'kontaktformular'])('no word is suggested for «%s»', (word) =>
  expect(didYouMean(word, FIELDS)).toBeUndefined(),
);

const PAGES = [
  '/',
  '/404.html',
  '/services/',
  '/services/schule/',
  '/regional/bern/',
  '/regional/zug/',
  '/services/keller/',
];

test.each([
  ['/regional/bren/', '/regional/bern/'],
  ['/services/schuhle/', '/services/schule/'],
  ['/servces/keler/', '/services/keller/'],
  ['/Services/Schule/', '/services/schule/'],
  ['/service/', '/services/'],
  ['/405.html', '/404.html'],
])('for the mistyped address %s, %s is suggested', (address, meant) =>
  expect(nearestAddress(address, PAGES)).toBe(meant),
);

describe('no address is suggested', () => {
  test.each(['/regional/meilen/', '/services/schimmel/', '/services/bern/', '/bern/'])(
    'for %s, which is another page and not a typing mistake',
    (address) => expect(nearestAddress(address, PAGES)).toBeUndefined(),
  );

  test('for an address of a hundred thousand letters', () =>
    expect(nearestAddress(`/${'a'.repeat(100_000)}/`, PAGES)).toBeUndefined());
});
