import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { miniSite } from '../../../../tests/fixtures/mini-site/site.tsx';
import { copyOfMiniSite, findingsAfter } from '../../../../tests/support/mini-site.ts';
import { fixMechanical } from '../../../cli/fix.ts';
import { readContent } from '../../read-content.ts';

const team = (lead: string, more = '') => `name: Gold Team\nlead: ${lead}\n${more}`;

/** Returns the text of a file after `--fix`, on a site whose style wants other quotation marks. */
function fixed(text: string): string {
  const root = copyOfMiniSite({ 'teams/gold.yaml': text });
  const file = join(root, 'data/teams/gold.yaml');
  writeFileSync(file, text);
  const style = {
    typography: [{ pattern: /[„“]([^„“”"\n]*)[“”]/g, replace: '«$1»' }],
    forbidden: [],
    similarity: { types: [], sequenceWords: 5, sharedSequences: 1, ownSentences: 0 },
  };
  fixMechanical(root, () => readContent({ ...miniSite, style: () => style }, { root }));
  return readFileSync(file, 'utf8');
}

describe('a value in the quotation marks of a word processor', () => {
  test.each(['“We are new.”', '„We are new.“', '„We are new.”', '«We are new.»', '»We are new.«'])(
    'is reported, and --fix makes them straight: %s',
    (lead) => {
      expect(findingsAfter({ 'teams/gold.yaml': team(lead) })).toEqual(['data/teams/gold.yaml:2:7 text-quotes']);
      expect(fixed(team(lead))).toBe(team('"We are new."'));
    },
  );

  test('is reported in a list in brackets, too', () => {
    const found = findingsAfter({ 'teams/gold.yaml': team('We are new.', 'rivals: [“red”, „blue“]\n') });
    expect(found.filter((each) => each.endsWith('text-quotes'))).toEqual([
      'data/teams/gold.yaml:3:10 text-quotes',
      'data/teams/gold.yaml:3:17 text-quotes',
    ]);
  });

  test('is reported if a straight one only ends it, but not inches and quotations', () => {
    expect(findingsAfter({ 'teams/gold.yaml': team('We are new."') })).toEqual([
      'data/teams/gold.yaml:2:7 text-quotes',
    ]);
    expect(fixed(team('We are new."'))).toBe(team('"We are new."'));
    expect(findingsAfter({ 'teams/gold.yaml': team('A screen of 27"') })).toEqual([]);
    expect(findingsAfter({ 'teams/gold.yaml': team('We are "new"') })).toEqual([]);
    expect(findingsAfter({ 'teams/gold.yaml': team('We are „new"') })).toEqual([]);
  });

  test.each(['“14”', '14"'])('that must be a number is one finding, and stays as it is: %s', (players) => {
    const text = team('We are new.', `players: ${players}\n`);
    expect(findingsAfter({ 'teams/gold.yaml': text })).toEqual(['data/teams/gold.yaml:3:10 text-quotes']);
    expect(fixed(text)).toBe(text);
  });

  test.each(['“New”, and “golden”', 'We are “new”.', '"“We are new.”"', '>-\n  “We are new.”', '“We” are new”'])(
    'is not confused with a quotation in a text: %s',
    (lead) => {
      expect(findingsAfter({ 'teams/gold.yaml': team(lead) })).toEqual([]);
    },
  );
});
