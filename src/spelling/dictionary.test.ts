import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/mini-site.ts';
import { readDictionary } from './dictionary.ts';

/** A folder with a dictionary as packages bring it. */
function folderOf(words: string): string {
  const folder = temporaryFolder();
  const dictionaryDefinitions = [{ name: 'test', path: './words.txt.gz' }];
  writeFileSync(join(folder, 'cspell-ext.json'), JSON.stringify({ dictionaryDefinitions }));
  writeFileSync(join(folder, 'words.txt.gz'), gzipSync(words));
  return folder;
}

test('a dictionary has its words as they are written', async () => {
  const dictionary = await readDictionary('./cspell-ext.json', folderOf('Haus\nHaus\nwohnen\n!hausen\n'));
  expect(['Haus', 'wohnen', 'haus', 'Wohnen'].map((word) => dictionary?.has(word))).toEqual([true, true, false, false]);
  expect(['hausen', 'Haus'].map((word) => dictionary?.forbids(word))).toEqual([true, false]);
});

test('it proposes what resembles a word', async () => {
  const dictionary = await readDictionary('./cspell-ext.json', folderOf('Schimmel\nSchrank\n'));
  expect(dictionary?.suggest('Schimel')).toContain('Schimmel');
});

test('there is none where no package brings it', async () => {
  expect(await readDictionary('@cspell/dict-of-nowhere', temporaryFolder())).toBeUndefined();
});
