import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/mini-site.ts';
import { readWordList, withWords } from './word-list.ts';

test('a list has a word on each line, and comments and blank lines are ignored', () => {
  const path = join(temporaryFolder(), 'words.txt');
  writeFileSync(path, '# Names\nBeat\r\n\n  Nänikon \n');
  expect(readWordList(path)).toEqual(['Beat', 'Nänikon']);
});

test('a word is inserted in alphabetical order, and no other line moves', () => {
  expect(withWords('Adlisberg\nÄgerisee\nZürich\n', ['Nänikon', 'Aabach', 'Zytglogge'])).toBe(
    'Aabach\nAdlisberg\nÄgerisee\nNänikon\nZürich\nZytglogge\n',
  );
  expect(withWords('# Odd order\nZug\nAarau\n', ['Bern'])).toBe('# Odd order\nBern\nZug\nAarau\n');
});
