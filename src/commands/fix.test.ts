import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { miniSite } from '../../tests/fixtures/riding-club/site.tsx';
import { copyOfMiniSite } from '../../tests/support/mini-site.ts';
import { memoryCache } from '../cache.ts';
import { parseYaml } from '../load/parse-yaml.ts';
import { readContent } from '../read-content.ts';
import type { TypographyRule } from '../template-api.ts';
import { fixMechanical } from './fix.ts';

const TYPOGRAPHY: readonly TypographyRule[] = [
  { pattern: / - /g, replace: ' – ' },
  { pattern: /„([^„“"\n]*)[“"]/g, replace: '«$1»' },
  { pattern: /(\d):(\d\d)(?! min)/g, replace: '$1.$2' },
  { pattern: /\bCHF (\d)/g, replace: 'CHF\u00a0$1' },
  { pattern: /\bCHF(\s)(\d)(\d{3})\b/g, replace: 'CHF$1$2’$3' },
  { pattern: /=/g, replace: ': ' },
];

const style = {
  typography: TYPOGRAPHY,
  forbidden: [],
  similarity: { types: [], sequenceWords: 5, sharedSequences: 1, ownSentences: 0 },
};

/** A site that may be corrected again and again, and its file. */
function siteToFix() {
  const root = copyOfMiniSite();
  const file = join(root, 'data/teams/gold.yaml');
  const site = { ...miniSite, style: () => style };
  const cache = memoryCache();
  return (text: string): [text: string, made: number] => {
    writeFileSync(file, text);
    const { made } = fixMechanical(root, () => readContent(site, { root, cache }));
    return [readFileSync(file, 'utf8'), made];
  };
}

/** A file after everything mechanical in it was corrected, and how much that was. */
const fixed = (text: string) => siteToFix()(text);

test('characters that no one sees are taken out, wherever they are', () => {
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

describe('what is corrected', () => {
  const lead = (text: string) => fixed(`name: Gold\nlead: ${text}\n`);

  test('is all of it in one run, although one correction has to wait for the other', () => {
    expect(lead('A day costs CHF 1200.')).toEqual(['name: Gold\nlead: A day costs CHF\u00a01’200.\n', 2]);
    expect(lead('„Our „new“ day“')).toEqual(['name: Gold\nlead: «Our «new» day»\n', 2]);
  });

  test('leaves a file that can be read, with the same texts in the same places', () => {
    expect(lead('"The „house\\" of - ours"')).toEqual(['name: Gold\nlead: "The „house\\" of – ours"\n', 1]);
    expect(lead('We meet = often')).toEqual(['name: Gold\nlead: We meet = often\n', 0]);
  });

  test('stays a text, also where it would be a number', () => {
    expect(lead('07:30')).toEqual(['name: Gold\nlead: "07.30"\n', 1]);
    expect(lead('"07:30"')).toEqual(['name: Gold\nlead: "07.30"\n', 1]);
  });

  test('is corrected although something beside it cannot be', () => {
    const lead = 'We meet = often, 1:30 - 2:30 at noon';
    expect(fixed(`name: Gold\nlead: ${lead}\n`)).toEqual([
      'name: Gold\nlead: We meet = often, 1.30 – 2.30 at noon\n',
      3,
    ]);
  });

  test('is what was meant and nothing else, whatever the text, and there is nothing left to correct', () => {
    const piece = fc.constantFrom(
      '„',
      '“',
      '\\"',
      '"',
      "'",
      ' - ',
      ' ',
      '7:30',
      'CHF 1200',
      'a',
      ':',
      '#',
      '=',
      '\n    ',
      '\u200b',
    );
    const style = fc.constantFrom(
      (text: string) => `"${text}"`,
      (text: string) => `'${text}'`,
      (text: string) => text,
      (text: string) => `>-\n    ${text}`,
    );
    const fix = siteToFix();
    const value = (text: string) => parseYaml('', text).parsed?.value as { name: string; lead: string } | undefined;
    const letters = (text: string) => text.replace(/[^a\d]/g, '');
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), style, (pieces, quoted) => {
        const text = `name: Gold\nlead: ${quoted(pieces.join(''))}\n`;
        const before = value(text);
        fc.pre(before !== undefined);
        const [once] = fix(text);
        const after = value(once);
        expect(Object.keys(after ?? {})).toEqual(Object.keys(before));
        expect(typeof after?.lead).toBe(typeof before?.lead);
        expect(letters(String(after?.lead))).toBe(letters(String(before?.lead)));
        expect(fix(once)).toEqual([once, 0]);
      }),
      { numRuns: 50 },
    );
  });
});
