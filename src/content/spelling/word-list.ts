import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Spelling } from '../../api/template-api.ts';

/** Path of the list of words that a site accepts. */
export const wordListOf = ({ words }: Spelling, root: string): string => join(root, 'data', words);

/** Reads a list of words, one per line. Lines that begin with `#` are comments. A missing file counts as empty. */
export const readWordList = (path: string): readonly string[] =>
  existsSync(path) ? listedWords(readFileSync(path, 'utf8')) : [];

export const listedWords = (text: string) => text.split('\n').flatMap((line) => wordOf(line) ?? []);

function wordOf(line: string): string | undefined {
  const word = line.trim();
  return word === '' || word.startsWith('#') ? undefined : word;
}

/** Sorts like a printed dictionary: «Ägeri» next to «Agasul». The locale is fixed, so the order is the same everywhere. */
const { compare } = new Intl.Collator('en');

/** Inserts words in alphabetical order, without moving other lines. */
export function withWords(text: string, added: readonly string[]): string {
  const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  const known = new Set(listedWords(text));
  for (const word of added) {
    if (known.has(word)) continue;
    known.add(word);
    const at = lines.findIndex((line) => {
      const other = wordOf(line);
      return other !== undefined && compare(word, other) < 0;
    });
    lines.splice(at === -1 ? lines.length : at, 0, word);
  }
  return `${lines.join('\n')}\n`;
}
