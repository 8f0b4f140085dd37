import { describe, expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

const TEXT = 'name: Red\nplace: the old hall\nmembers:\n  - Ann\n  - Bea\n  - Cem\n  - Dan\n';

describe('an excerpt', () => {
  test('shows the place between its neighbouring lines', () => {
    expect(excerptOf(TEXT, { line: 2, column: 8, endLine: 2, endColumn: 11 })).toEqual([
      { number: 1, before: 'name: Red', marked: '', after: '' },
      { number: 2, before: 'place: ', marked: 'the', after: ' old hall' },
      { number: 3, before: 'members:', marked: '', after: '' },
    ]);
  });

  test('begins with the first line of the file if the place is there', () => {
    expect(excerptOf(TEXT, { line: 1, column: 1, endLine: 1, endColumn: 5 })[0]).toEqual({
      number: 1,
      before: '',
      marked: 'name',
      after: ': Red',
    });
  });

  test('shows the beginning of a long piece, without marking indentation', () => {
    const marked = excerptOf(TEXT, { line: 3, column: 1, endLine: 7, endColumn: 8 }).map((line) => line.marked);
    expect(marked).toEqual(['', 'members:', '- Ann', '- Bea', '']);
  });

  test('is empty where a file has become shorter since it was read', () => {
    expect(excerptOf('', { line: 9, column: 1, endLine: 9, endColumn: 2 })).toEqual([]);
  });
});
