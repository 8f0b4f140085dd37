import { describe, expect, test } from 'vitest';
import { sourceOf } from '../../../tests/support/source.ts';
import { checkPlaceholderLists, checkRelease } from './release.ts';
import { emptyNotes, type Notes } from './validators/keywords.ts';

const lists = (...paths: readonly unknown[]): Notes['placeholders'] => [
  { paths: paths as readonly string[], pointer: '/open' },
];
const CLUB = 'name: Club\nopen: []\ncontact:\n  phone: "062"\n  hours: [8, null]\nnothing: null\n';

describe('a list of placeholders', () => {
  const found = (...paths: readonly unknown[]) =>
    checkPlaceholderLists(sourceOf(CLUB.replace('[]', JSON.stringify(paths))), lists(...paths)).map(
      ({ place, params }) => [place.pointer, params],
    );

  test('can name fields at any depth', () => {
    expect(found('name', 'contact', 'contact.phone', 'contact.hours', 'contact.hours.1', 'nothing')).toEqual([]);
    expect(checkPlaceholderLists(sourceOf('word'), [])).toEqual([]);
  });

  test('is wrong if a field does not exist; entries that are not paths are left to the schema', () => {
    expect(found('name', 7, 'contact.phon', 'phone')).toEqual([
      ['/open/2', { path: 'contact.phon', suggestion: 'contact.phone' }],
      ['/open/3', { path: 'phone', suggestion: undefined }],
    ]);
    expect(found('name', 'names')).toEqual([['/open/1', { path: 'names', suggestion: undefined }]]);
    expect(found('contct.phone')).toEqual([['/open/0', { path: 'contct.phone', suggestion: 'contact.phone' }]]);
  });

  test('suggests neither the group of a field that was removed nor another field of it', () => {
    for (const path of ['contact.open', 'contact.x'])
      expect(found(path)).toEqual([['/open/0', { path, suggestion: undefined }]]);
  });
});

describe('a release', () => {
  const found = (text: string, notes: Partial<Notes> = {}, omitted: readonly string[] = []) =>
    checkRelease(sourceOf(text), { ...emptyNotes(), ...notes }, omitted).map(({ code, place, params }) => [
      `${code} ${place.pointer} ${place.range?.line}`,
      params,
    ]);

  test('has no field that is still a placeholder; fields that do not exist are reported elsewhere', () => {
    expect(found(CLUB, { placeholders: lists('contact.phone', 'name', 'contact.phone', 'phon') })).toEqual([
      ['release-placeholder /contact/phone 4', { path: 'contact.phone', value: '062', listed: true }],
      ['release-placeholder /name 1', { path: 'name', value: 'Club', listed: true }],
    ]);
    expect(found(CLUB, { placeholders: lists('contact.hours', 'nothing') }).map(([, params]) => params)).toEqual([
      { path: 'contact.hours', value: '[8,null]', listed: true },
      { path: 'nothing', value: 'null', listed: true },
    ]);
  });

  const reserved = (value: string) => found(`a: 7\nb: ["${value}"]`, { placeholders: lists() });

  test.each([
    'https://club.example',
    'me@post.test',
    'Write to me@club.invalid.',
    'http://localhost:3000',
    '127.0.0.1',
    'https://www.EXAMPLE.org/x',
  ])('has no reserved address such as %s', (value) => {
    expect(reserved(value)).toEqual([['release-placeholder /b/0 2', { path: 'b.0', value, listed: false }]]);
  });

  test.each([
    'https://www.test-labor.ch',
    'https://example.com.au',
    'https://club.example.ch',
    'a test, an example, invalid',
  ])('can have an ordinary address such as %s', (value) => expect(reserved(value)).toEqual([]));

  test('requires real addresses only if there is a list of placeholders', () => {
    expect(found('b: https://club.example')).toEqual([]);
  });

  const CLAIMS = 'parts:\n  - { evidence: "" }\n  - when: mailing\n    evidence: ""\n';
  const unproven = { unproven: [{ pointer: '/parts/0/evidence' }, { pointer: '/parts/1/evidence' }] };

  test('has evidence for every claim, except for claims that are not shown', () => {
    const [first, second] = [
      ['release-evidence /parts/0/evidence 2', { path: 'parts[1]' }],
      ['release-evidence /parts/1/evidence 4', { path: 'parts[2]' }],
    ];
    expect(found(CLAIMS, unproven)).toEqual([first, second]);
    expect(found(CLAIMS, unproven, ['/parts/1'])).toEqual([first]);
  });
});
