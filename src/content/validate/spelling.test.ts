import { describe, expect, test } from 'vitest';
import { miniSite } from '../../../tests/fixtures/mini-site/site.tsx';
import { copyOfMiniSite } from '../../../tests/support/mini-site.ts';
import type { Speller } from '../../api/types.ts';
import { readContent } from '../read-content.ts';

/** Knows all words except those that begin with `zz`. */
const speller: Speller = {
  knows: (word, isPart) => !/^zz/i.test(word) || (isPart && word === 'Zzpart'),
  suggest: (word, used) => [`${word} ${used.get('Gold') ?? 0}`],
};

/** Returns the words reported in some files of the mini site: `gold.yaml:2:7 Zzword`. */
function found(files: Readonly<Record<string, string>>): string[] {
  const root = copyOfMiniSite(Object.fromEntries(Object.entries(files).map(([name, text]) => [`teams/${name}`, text])));
  return readContent(miniSite, { root, speller }).findings.flatMap(({ code, place: { file, range }, params }) =>
    code === 'text-spelling'
      ? [`${file.replace('data/teams/', '')}:${range?.line}:${range?.column} ${params.word}`]
      : [],
  );
}

const lead = (text: string) => found({ 'gold.yaml': `name: Gold\nlead: ${text}\n` });

describe('an unknown word', () => {
  test('is a warning at its position, even in a text of several lines', () => {
    expect(lead('We are zzword.')).toEqual(['gold.yaml:2:14 zzword']);
    expect(lead('>-\n  We are new\n  and zzword.')).toEqual(['gold.yaml:4:7 zzword']);
  });

  test('is reported once per file', () => {
    const text = 'name: Gold\nlead: We are zzword, and zzword again.\n';
    expect(found({ 'gold.yaml': text, 'silver.yaml': text })).toEqual([
      'gold.yaml:2:14 zzword',
      'silver.yaml:2:14 zzword',
    ]);
  });
});

test.each([
  ['a fact in braces', '"Call {{zzfact}}, {{ zzfact }} or {zzfact}."'],
  ['the target of a link', '"See [here](/zzpage/#zzpart)."'],
  ['an email address', 'Write to zz.zzword@zzhost.example.'],
  ['the address of a page', 'See https://zzhost.example/zzpage or www.zzhost.example or /zzpage/.'],
  ['a host name', 'We are zzhost.example.'],
  ['a tag', '"Never <zztag> this."'],
  ['an escape sequence of YAML', '"Next\\nword\\u00a0here."'],
  ['letters with digits', 'The zz2 and the 3zzs.'],
  ['a pair of letters', 'It is zz wide.'],
])('no dictionary is asked for %s', (_, text) => expect(lead(text)).toEqual([]));

test('the parts of a hyphenated word are looked up one by one', () => {
  expect(lead('A Zzpart-house, a house-zzword and Zzpart alone.')).toEqual([
    'gold.yaml:2:31 zzword',
    'gold.yaml:2:42 Zzpart',
  ]);
});
