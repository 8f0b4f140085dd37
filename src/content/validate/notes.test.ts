import { describe, expect, test } from 'vitest';
import { sourceOf } from '../../../tests/support/source.ts';
import type { LoadedFile } from '../../api/types.ts';
import { checkMarkup, checkPublished, checkSecrets } from './file-problems.ts';
import { checkPractices, practicesOf } from './practices.ts';

// Problems that follow from the notes taken during validation.

test('markup mistakes are located at the words concerned', () => {
  const source = sourceOf('a: x <em> em onclick **bold ** em');
  const found = checkMarkup(source, [
    { code: 'markup-unclosed', params: { marker: '**' }, severity: 'error', words: '**bold', pointer: '/a' },
    { code: 'markup-element', params: { name: 'em' }, severity: 'error', words: '<em', pointer: '/a' },
    { code: 'markup-attribute', params: { name: 'onclick' }, severity: 'error', words: 'onclick', pointer: '/a' },
    { code: 'markup-tag', params: { tag: 'none' }, severity: 'warning', words: 'none', pointer: '/a' },
  ]);
  expect(found.map(({ code, place: { range } }) => `${code} ${range?.column}–${range?.endColumn}`)).toEqual([
    'markup-unclosed 22–28',
    'markup-element 6–9',
    'markup-attribute 14–21',
    'markup-tag 4–34',
  ]);
  expect(found.map(({ params }) => params)).toEqual([
    { marker: '**' },
    { name: 'em' },
    { name: 'onclick' },
    { tag: 'none' },
  ]);
});

describe('keys', () => {
  test('in data are reported with their full range but only their first characters, even in comments', () => {
    const key = 'keyExample0000000';
    expect(
      checkSecrets(sourceOf(`a: 1 # ${key}\nb: [x, ${key}]`)).map(({ place, params }) => [place.range, params]),
    ).toEqual([
      [{ line: 1, column: 8, endLine: 1, endColumn: 25 }, { shown: 'keyEx…' }],
      [{ line: 2, column: 8, endLine: 2, endColumn: 25 }, { shown: 'keyEx…' }],
    ]);
  });

  const published = (env?: Readonly<Record<string, string>>) =>
    checkPublished(sourceOf('a: 1\nb: open'), [{ variables: ['KEY', 'BASE'], pointer: '/b' }], env).map(
      ({ code, severity, params, place: { range } }) => [`${severity} ${code} ${range?.line}`, params],
    );

  test('published by a setting cause a warning, and an error if they are missing', () => {
    const warning = [['warning delivery-direct 2', { variables: ['KEY', 'BASE'] }]];
    expect(published()).toEqual(warning);
    expect(published({ KEY: 'a', BASE: 'b' })).toEqual(warning);
    expect(published({ KEY: 'a' })).toEqual([['error delivery-key-missing 2', { variables: ['BASE'] }]]);
    expect(published({ KEY: '', BASE: 'b' })).toEqual([['error delivery-key-missing 2', { variables: ['KEY'] }]]);
  });
});

describe('a practice of the site', () => {
  const fileWith = (file: string, text: string, practices: readonly string[], disclosures: readonly string[]) => ({
    source: sourceOf(text, file),
    notes: {
      practices: practices.map((name) => ({ names: [name, 'all'], value: 'true', pointer: '/b' })),
      disclosures: disclosures.map((practice) => ({ practice, pointer: '' })),
    },
  });
  const setting = fileWith('data/club.yaml', 'a: 1\nb: true', ['mailing', 'counting'], []);
  const today = '2026-12-10';
  const files = [{ source: setting.source }] as unknown as readonly LoadedFile[];

  test('follows from the settings and must be described on a public page', () => {
    const all = [
      setting,
      fileWith('data/a.yaml', 'a: 1', [], ['mailing', 'all']),
      fileWith('data/b.yaml', 'draft: true', [], ['counting']),
      fileWith('data/c.yaml', 'from: 2026-12-11', [], ['counting']),
    ];
    expect(practicesOf(all, today)).toEqual({ inForce: ['all', 'counting', 'mailing'], disclosed: ['all', 'mailing'] });
    expect(practicesOf([...all].reverse(), '2026-12-11').disclosed).toEqual(['all', 'counting', 'mailing']);
  });

  test('is reported if no page describes it, with the pages that describe any practice', () => {
    const all = [
      setting,
      fileWith('data/a.yaml', 'a: 1', [], ['all', 'mailing']),
      fileWith('data/d.yaml', 'a: 1', [], []),
    ];
    const found = (release: boolean) => checkPractices(all, files, { today, release });
    const params = { practice: 'counting', setting: 'b: true', files: ['data/a.yaml'] };
    expect(found(false)).toMatchObject([{ severity: 'warning', place: { pointer: '/b', range: { line: 2 } }, params }]);
    expect(found(true)).toMatchObject([{ severity: 'error', params }]);
    const broken = [{ source: undefined }, ...files] as unknown as readonly LoadedFile[];
    expect(checkPractices(all, broken, { today, release: true })).toEqual([]);
  });
});
