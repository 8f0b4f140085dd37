import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/mini-site.ts';
import { readDictionary } from './dictionary.ts';

/** Creates a folder with a dictionary in the format of the cspell packages. */
function folderOf(words: string): string {
  const folder = temporaryFolder();
  const dictionaryDefinitions = [{ name: 'test', path: './words.txt.gz' }];
  writeFileSync(join(folder, 'cspell-ext.json'), JSON.stringify({ dictionaryDefinitions }));
  writeFileSync(join(folder, 'words.txt.gz'), gzipSync(words));
  return folder;
}

test('a dictionary has its words as they are spelt, and forbids those marked so', async () => {
  const dictionary = await readDictionary('./cspell-ext.json', folderOf('Haus\nHaus\nwohnen\n!hausen\n'));
  expect(['Haus', 'wohnen', 'haus', 'Wohnen'].map((word) => dictionary?.has(word))).toEqual([true, true, false, false]);
  expect(['hausen', 'Haus'].map((word) => dictionary?.forbids(word))).toEqual([true, false]);
});

test('a dictionary whose package is not installed is undefined', async () => {
  expect(await readDictionary('@cspell/dict-of-nowhere', temporaryFolder())).toBeUndefined();
});
