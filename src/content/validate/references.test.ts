import { describe, expect, test } from 'vitest';
import { sourceOf } from '../../../tests/support/source.ts';
import { nearestAddress } from '../../base/lib/did-you-mean.ts';
import { checkReferences, type Targets } from './references.ts';
import { emptyNotes } from './validators/keywords.ts';

const TARGETS: Targets = {
  sets: new Map([['team', new Set(['red', 'blue'])]]),
  pages: new Map([
    ['/', new Set(['teams'])],
    ['/teams/red/', new Set(['training'])],
    ['/teams/new/', undefined],
  ]),
  nearestPage: (address) => nearestAddress(address, ['/', '/teams/red/', '/teams/new/']),
  newName: (type, name) => (type === 'team' && name === 'crimson' ? 'red' : undefined),
  moved: new Map([
    ['/squads/crimson/', '/teams/red/'],
    ['/squads/rd/', '/nowhere/'],
  ]),
  isUndecided: () => false,
  pagesUndecided: false,
};

/** Returns the findings of a link in the file of the start page, with the suggestions. */
function findingsFor(href: string, targets = TARGETS) {
  const notes = { ...emptyNotes(), links: [{ href, pointer: '/a' }] };
  return checkReferences(sourceOf(`a: "See ${href}"\n`), '/', notes, targets).map(({ code, place, params }) => {
    expect(place.range).toMatchObject({ line: 1, column: href === '' ? 4 : 9 });
    return 'suggestion' in params ? `${code} ${params.suggestion ?? '–'}` : code;
  });
}

describe('a link copied from the browser', () => {
  const targets = { ...TARGETS, origin: 'https://www.club.example' };

  test.each([
    'https://www.club.example',
    'https://www.club.example/teams/red/#training',
    'https://www.club.example/feed.xml',
    'https://www.club.example.org/teams/rd/',
    'https://club.example/teams/rd/',
  ])('%s is valid', (href) => expect(findingsFor(href, targets)).toEqual([]));

  test.each([
    ['https://www.club.example/teams/rd/', 'link-unknown /teams/red/'],
    ['https://www.club.example/teams/red/#trainin', 'link-unknown /teams/red/#training'],
  ])('%s is checked as a page of this site', (href, finding) => expect(findingsFor(href, targets)).toEqual([finding]));

  test('counts as external if the origin of the site is unknown', () =>
    expect(findingsFor('https://www.club.example/teams/rd/')).toEqual([]));
});

describe('a link', () => {
  test.each([
    '/teams/red/?a=b#training',
    '/teams/red/#',
    '#teams',
    '/teams/new/#whatever',
    '#Top',
    '/teams/red/#top',
    '/teams/red/#:~:text=Bring%20water',
    '/teams/red/#training:~:text=water',
  ])('%s is valid', (href) => expect(findingsFor(href)).toEqual([]));

  test.each([
    '',
    '#',
    '?a=b',
    'teams/rd/',
    'javascript:alert',
    'https://user:secret@example.org',
    'mailto:me@club.example?cc=you@club.example',
    'tel:0123456',
  ])('%s is malformed', (href) => expect(findingsFor(href)).toEqual(['link-form –']));

  test.each([
    ['teams/red/', '/teams/red/'],
    ['../teams/red', '/teams/red/'],
    ['http://example.org/a', 'https://example.org/a'],
    ['www.example.org', 'https://www.example.org'],
    ['http://www.example.org', 'https://www.example.org'],
    ['Https://example.org/a', 'https://example.org/a'],
    ['Tel:+41620000000', 'tel:+41620000000'],
    ['https://example.org/?family=A|B', 'https://example.org/?family=A%7CB'],
    ['me@club.example', 'mailto:me@club.example'],
    ['http://127.0.0.1:3000/teams/red/', '/teams/red/'],
    ['http://localhost:3000/__nebel/edit/teams/red/', '/teams/red/'],
  ])('%s was most likely meant as %s', (href, meant) => expect(findingsFor(href)).toEqual([`link-form ${meant}`]));

  test.each([
    ['/teams/red', '/teams/red/'],
    ['//example.org/', 'https://example.org/'],
    ['/teams/rad/', '/teams/red/'],
    ['/teams/red/.', '/teams/red/'],
    ['/teams/red,', '/teams/red/'],
    ['/teams/red/index.html', '/teams/red/'],
    ['/teams/red.html', '/teams/red/'],
    ['/something/else/entirely/', '–'],
    ['/squads/crimson/', '/teams/red/'],
    ['/squads/crimson/#training', '/teams/red/#training'],
    ['/teams/red/#trainig', '/teams/red/#training'],
    ['/teams/rad/#:~:text=water', '/teams/red/'],
    ['#team', '#teams'],
    ['/teams/red/#nothing-like-it', '–'],
  ])('%s leads to no page or no anchor; suggested: %s', (href, suggestion) =>
    expect(findingsFor(href)).toEqual([`link-unknown ${suggestion}`]),
  );

  test('to an anchor on its own page needs a page, or is meant on the start page', () => {
    const notes = { ...emptyNotes(), links: [{ href: '#teams', pointer: '/a' }] };
    expect(checkReferences(sourceOf('a: "#teams"'), undefined, notes, TARGETS)).toMatchObject([
      { code: 'link-form', params: { suggestion: '/#teams' } },
    ]);
  });

  test('to a page that may still be announced is accepted, but one to a wrong anchor is not', () => {
    const targets = { ...TARGETS, pagesUndecided: true };
    expect(findingsFor('/teams/rad/', targets)).toEqual([]);
    expect(findingsFor('/teams/red/#trainig', targets)).toEqual(['link-unknown /teams/red/#training']);
  });
});

describe('a reference', () => {
  const found = (value: string, set = 'team', targets = TARGETS) =>
    checkReferences(
      sourceOf(`a: 1\nb: ${value}\n`),
      undefined,
      { ...emptyNotes(), references: [{ set, value, pointer: '/b' }] },
      targets,
    );

  test('to a name that exists, or that a broken file may define, is valid', () => {
    expect(found('red')).toEqual([]);
    expect(found('gold', 'team', { ...TARGETS, isUndecided: (set) => set === 'team' })).toEqual([]);
  });

  test('to a name with umlauts gets the spelling without umlauts suggested', () => {
    const sets = new Map([['team', new Set(['gruen', 'buero'])]]);
    expect(found('Büro', 'team', { ...TARGETS, sets })).toMatchObject([{ params: { suggestion: 'buero' } }]);
  });

  test('to the address of a page gets its name suggested', () => {
    expect(found('/teams/red/')).toMatchObject([{ params: { suggestion: 'red' } }]);
  });

  test('to any other name is reported at its position, with the name that was probably meant', () => {
    expect(found('bleu', 'team', { ...TARGETS, isUndecided: (set) => set === 'ground' })).toMatchObject([
      {
        code: 'reference-unknown',
        place: { pointer: '/b', range: { line: 2, column: 4 } },
        params: { set: 'team', value: 'bleu', suggestion: 'blue' },
      },
    ]);
  });
});
