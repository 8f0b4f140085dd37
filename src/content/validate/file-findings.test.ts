import { expect, test } from 'vitest';
import { sourceOf } from '../../../tests/support/source.ts';
import { checkMarkup, checkSecrets } from './file-findings.ts';

test('markup mistakes are located at the words concerned', () => {
  const source = sourceOf('a: x <em> em onclick **bold ** em');
  const found = checkMarkup(source, [
    { code: 'markup-unclosed', params: { marker: '**' }, severity: 'error', words: '**bold', pointer: '/a' },
    { code: 'markup-element', params: { name: 'em' }, severity: 'error', words: '<em', pointer: '/a' },
    { code: 'markup-element', params: { name: 'onclick' }, severity: 'error', words: 'onclick', pointer: '/a' },
    { code: 'markup-tag', params: { tag: 'none' }, severity: 'warning', words: 'none', pointer: '/a' },
  ]);
  expect(found.map(({ code, place: { range } }) => `${code} ${range?.column}–${range?.endColumn}`)).toEqual([
    'markup-unclosed 22–28',
    'markup-element 6–9',
    'markup-element 14–21',
    'markup-tag 4–34',
  ]);
});

test('keys in data are reported with their full range but only their first characters, even in comments', () => {
  const key = 'keyExample0000000';
  expect(
    checkSecrets(sourceOf(`a: 1 # ${key}\nb: [x, ${key}]`)).map(({ place, params }) => [place.range, params]),
  ).toEqual([
    [{ line: 1, column: 8, endLine: 1, endColumn: 25 }, { shown: 'keyEx…' }],
    [{ line: 2, column: 8, endLine: 2, endColumn: 25 }, { shown: 'keyEx…' }],
  ]);
});
