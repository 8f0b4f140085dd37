import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { miniSite } from '../../tests/fixtures/mini-site/templates/site.tsx';
import { copyOfMiniSite } from '../../tests/help/mini-site.ts';
import { readContent } from '../read-content.ts';
import { fixMechanical } from './fix.ts';

/** A file after everything mechanical in it was corrected, and how much that was. */
function fixed(text: string): [text: string, made: number] {
  const root = copyOfMiniSite();
  const file = join(root, 'data/teams/gold.yaml');
  writeFileSync(file, text);
  const made = fixMechanical(root, readContent(miniSite, { root }).problems);
  return [readFileSync(file, 'utf8'), made];
}

test('characters that nobody sees are taken out, wherever they stand', () => {
  expect(fixed('\ufeff# Ge\u200bld\r\nname: \u200eGold\r\nlead: We\u2028are new\u202e and slow.\r\n')).toEqual([
    '\ufeff# Geld\r\nname: Gold\r\nlead: We are new and slow.\r\n',
    4,
  ]);
});

test('one that is written by its number is left to its editor', () => {
  const text = 'name: Gold\nlead: "We are \\u202E new."\n';
  expect(fixed(text)).toEqual([text, 0]);
});

test('as many as a file can hold are corrected', () => {
  const [text, made] = fixed(`name: Gold\nlead: We ${'\u200b'.repeat(80_000)}are new.\n`);
  expect([text, made]).toEqual(['name: Gold\nlead: We are new.\n', 80_000]);
});
