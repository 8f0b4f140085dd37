import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../support/data-files.ts';

const CSPELL = join(PROJECT, 'node_modules/cspell/bin.mjs');

/** Words that the spell-checker of `npm run spell` does not know, in a text as it would stand in a data file. */
function unknownWords(text: string): string[] {
  const args = [CSPELL, 'lint', '--no-progress', '--no-summary', '--words-only', 'stdin://data/planted.yaml'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: PROJECT, input: text, encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean);
}

test('a misspelled word is found, whether it is simple or compound', () => {
  expect(unknownWords('lead: Der Schimel sitzt in der Mietwohnnung hinter dem Schrnk.\n')).toEqual([
    'Schimel',
    'Mietwohnnung',
    'Schrnk',
  ]);
});

test('Swiss spelling, compounds, names of places and facts in braces are right', () => {
  const text =
    'lead: In Wädenswil reinigen wir Strassen und Mietwohnungen, für {{prices.wohnung}}, siehe [Zug](/regional/zug/).\n';
  expect(unknownWords(text)).toEqual([]);
});
