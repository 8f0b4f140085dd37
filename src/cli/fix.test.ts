import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { miniSite } from '../../tests/fixtures/mini-site/site.tsx';
import { memoryCache } from '../../tests/support/memory-cache.ts';
import { copyOfMiniSite } from '../../tests/support/mini-site.ts';
import type { TypographyRule } from '../api/template-api.ts';
import { parseYaml } from '../content/load/parse-yaml.ts';
import { readContent } from '../content/read-content.ts';
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

/** Returns a function that writes a file, fixes it and returns its new text with the number of corrections. */
function siteFixer() {
  const root = copyOfMiniSite();
  const file = join(root, 'data/teams/gold.yaml');
  const site = { ...miniSite, style: () => style };
  const cache = memoryCache();
  return (text: string): [text: string, corrections: number] => {
    writeFileSync(file, text);
    const { made: corrections } = fixMechanical(root, () => readContent(site, { root, cache }));
    return [readFileSync(file, 'utf8'), corrections];
  };
}

const fixOnce = (text: string) => siteFixer()(text);

test('invisible characters are removed wherever they are', () => {
  expect(fixOnce('\ufeff# Ge\u200bld\r\nname: \u200eGold\r\nlead: We\u2028are new\u202e and slow.\r\n')).toEqual([
    '\ufeff# Geld\r\nname: Gold\r\nlead: We are new and slow.\r\n',
    4,
  ]);
});

test('an invisible character written as an escape is removed, and no other escape', () => {
  expect(fixOnce('name: Gold\nlead: "We\\x1d are \\u202Enew, \\ud83d\\ude00 \\\\x1d."\n')).toEqual([
    'name: Gold\nlead: "We are new, \\ud83d\\ude00 \\\\x1d."\n',
    2,
  ]);
});

test('letters that were read in a wrong encoding are restored in the whole file', () => {
  expect(fixOnce('# fÃ¼r alle\nname: Gold\nlead: We play \u00e2\u0080\u0093 in GenÃ¨ve â€“ and win.\n')).toEqual([
    '# für alle\nname: Gold\nlead: We play – in Genève – and win.\n',
    1,
  ]);
});

test('the tabs that indent a file become spaces, if it is valid then', () => {
  const tabbed = 'name: Gold\r\nlead: We are new.\r\nages:\r\n\tfrom: 12\r\n\tto: 14\r\n';
  expect(fixOnce(tabbed)).toEqual([tabbed.replaceAll('\t', '  '), 1]);
  expect(fixOnce(tabbed.replace('name', 'nme'))).toEqual([tabbed.replace('name', 'nme'), 0]);
});

test('the rest of a letter that was read in a wrong encoding is left to the editor: without it, the letter is lost', () => {
  for (const rest of ['\u00e2\u0080', '\ufffd']) {
    const text = `name: Gold\nlead: We play ${rest} and win.\n`;
    expect(fixOnce(text)).toEqual([text, 0]);
  }
});

test('tens of thousands of invisible characters are removed', { tags: 'slow' }, () => {
  const [text, corrections] = fixOnce(`name: Gold\nlead: We ${'\u200b'.repeat(80_000)}are new.\n`);
  expect([text, corrections]).toEqual(['name: Gold\nlead: We are new.\n', 80_000]);
});

describe('a correction', () => {
  const lead = (text: string) => fixOnce(`name: Gold\nlead: ${text}\n`);

  test('is counted as left out if it would change another value', () => {
    const root = copyOfMiniSite({ 'teams/gold.yaml': 'name: Gold\nlead: We meet = often\n' });
    const site = { ...miniSite, style: () => style };
    expect(fixMechanical(root, () => readContent(site, { root }))).toMatchObject({ made: 0, left: 1 });
  });

  test('is not made in a file whose structure is wrong, where it is unknown what is text', () => {
    const text = 'name: Gold\nlead: >-\n  We are - new.\n  colour: red\n';
    expect(fixOnce(text)).toEqual([text, 0]);
  });

  test('happens in the same run even if it has to wait for another one', () => {
    expect(lead('A day costs CHF 1200.')).toEqual(['name: Gold\nlead: A day costs CHF\u00a01’200.\n', 2]);
    expect(lead('„Our „new“ day“')).toEqual(['name: Gold\nlead: «Our «new» day»\n', 2]);
  });

  test('leaves a valid file with the same values in the same places', () => {
    expect(lead('"The „house\\" of - ours"')).toEqual(['name: Gold\nlead: "The „house\\" of – ours"\n', 1]);
    expect(lead('We meet = often')).toEqual(['name: Gold\nlead: We meet = often\n', 0]);
  });

  test('leaves a string a string, even where it would become a number', () => {
    expect(lead('07:30')).toEqual(['name: Gold\nlead: "07.30"\n', 1]);
    expect(lead('"07:30"')).toEqual(['name: Gold\nlead: "07.30"\n', 1]);
  });

  test('of an invisible character is not made where the rest of the line would become a comment', () => {
    expect(lead('„ - \u200b#a')).toEqual(['name: Gold\nlead: „ – \u200b#a\n', 1]);
  });

  test('preserves fields, types and letters of any text and leaves nothing to correct', { tags: 'slow' }, () => {
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
    const fix = siteFixer();
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
