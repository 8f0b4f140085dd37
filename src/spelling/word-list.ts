import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Spelling } from '../template-api.ts';

/** Where the words that a site accepts are listed. */
export const wordListOf = ({ words }: Spelling, root: string): string => join(root, 'data', words);

/** The words of a list, one a line. A line that begins with `#` is a note. A list that is missing has none. */
export const readWordList = (path: string): readonly string[] =>
  existsSync(path) ? wordsIn(readFileSync(path, 'utf8')) : [];

/** The words in the text of a list. */
export const wordsIn = (text: string) => text.split('\n').flatMap((line) => wordOf(line) ?? []);

/** A note belongs to the words below it. */
function wordOf(line: string): string | undefined {
  const word = line.trim();
  return word === '' || word.startsWith('#') ? undefined : word;
}

/** As a dictionary for people sorts: «Ägeri» beside «Agasul». The order is the same on every machine. */
const { compare } = new Intl.Collator('en');

/** The text of a list with some more words, each where it belongs in the alphabet. Nothing else in it moves. */
export function withWords(text: string, added: readonly string[]): string {
  const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  const known = new Set(wordsIn(text));
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
