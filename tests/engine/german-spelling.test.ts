import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SiteDefinition } from '../../src/api/template-api.ts';
import { readContent } from '../../src/content/read-content.ts';
import { openSpeller } from '../../src/content/spelling/speller.ts';
import { site } from '../../templates/site.ts';
import { spelling } from '../../templates/spelling.ts';
import { miniSite } from '../fixtures/mini-site/site.tsx';
import { command } from '../support/command.ts';
import { SAMPLE, sampleDatasets } from '../support/data-files.ts';
import { allContent, copyOfMiniSite, temporaryFolder } from '../support/mini-site.ts';

describe('on the website', async () => {
  const speller = await openSpeller(spelling, site.templates, SAMPLE, sampleDatasets);
  if (!speller) throw new Error('The dictionary is missing.');
  const unknown = (text: string) => text.split(' ').filter((word) => !speller.knows(word, false));

  test('no word is reported', () => {
    expect(readContent(site, { root: SAMPLE, speller }).findings).toEqual([]);
  });

  test('a misspelt word is found, whether it is simple or compound', () => {
    const slips = 'Schimel Mietwohnnung Schrnk Vernebelug Desinfektoin udn nciht Standart Rythmus schimmel strasse';
    expect(unknown(slips)).toEqual(slips.split(' '));
  });

  test('Swiss spelling and Swiss words are accepted', () => {
    expect(unknown('Strassen Fussgängerzone Grösse Abwart Estrich parkieren Velo Cheminée Coiffeur')).toEqual([]);
  });

  test('compounds are accepted, including those that no dictionary lists', () => {
    expect(
      unknown('Siebzigerjahre Velokeller Bautrocknung Wasserstoffperoxidnebel Mietwohnungen Minergiehaus'),
    ).toEqual([]);
  });

  test('names of Swiss places, cantons and people are accepted', () => {
    expect(unknown('Nänikon Nänikons Wädenswil Affoltern Nidwalden Graubünden Beat Müller')).toEqual([]);
  });

  test('the place that was meant is suggested for a misspelt one', () => {
    expect(speller.suggest('Wädenswill', new Map())).toEqual(['Wädenswil']);
  });
});

/** Returns the mini site with a dictionary of exactly the words in its data. */
function spelledSite(): SiteDefinition {
  const folder = temporaryFolder();
  const words = allContent().match(/\p{L}+/gu) ?? [];
  writeFileSync(join(folder, 'words.txt'), [...words, 'players'].join('\n'));
  writeFileSync(join(folder, 'cspell-ext.json'), JSON.stringify({ dictionaryDefinitions: [{ path: './words.txt' }] }));
  return { ...miniSite, spelling: { dictionary: join(folder, 'cspell-ext.json'), words: 'words.txt' } };
}

const GOLD = 'name: Gold\nlead: The palyers of Zumbrunn.\n';

/** Runs `validate` on the mini site with one misspelt and one unknown word. */
async function validateGold(...options: string[]) {
  const root = copyOfMiniSite({ 'teams/gold.yaml': GOLD });
  const { code, stdout, stderr } = await command(spelledSite(), [
    'validate',
    '--root',
    root,
    '--format',
    'json',
    ...options,
  ]);
  const { problems } = JSON.parse(stdout) as {
    problems: { code: string; line: number; column: number; fix: string }[];
  };
  const list = join(root, 'data/words.txt');
  return { code, stderr, problems, accepted: existsSync(list) ? readFileSync(list, 'utf8') : '' };
}

describe('nebel validate', () => {
  test('warns of unknown words at their line, and does not fail', async () => {
    const { code, problems, accepted } = await validateGold('--lang', 'de');
    expect(problems).toMatchObject([
      { code: 'text-spelling', severity: 'warning', file: 'data/teams/gold.yaml', line: 2, column: 11 },
      { code: 'text-spelling', severity: 'warning', file: 'data/teams/gold.yaml', line: 2, column: 22 },
    ]);
    expect(problems[0]?.fix).toContain('Meinten Sie «players»?');
    expect({ code, accepted }).toEqual({ code: 0, accepted: '' });
  });

  test('--fix accepts a word that is like no other and says so, but not a misspelt one', async () => {
    const { problems, stderr, accepted } = await validateGold('--fix', '--lang', 'de');
    expect(accepted).toBe('Zumbrunn\n');
    expect(stderr).toContain('In data/words.txt aufgenommen: Zumbrunn.');
    expect(problems).toMatchObject([{ code: 'text-spelling', column: 11 }]);
  });

  test('--accept adds the words that it names', async () => {
    const { problems, accepted } = await validateGold('--accept', 'palyers', 'Zumbrunn');
    expect(accepted).toBe('palyers\nZumbrunn\n');
    expect(problems).toEqual([]);
  });

  test('--accept says if a word is already in the list', async () => {
    const root = copyOfMiniSite({ 'words.txt': 'Zumbrunn\n' });
    const { stderr } = await command(spelledSite(), ['validate', '--root', root, '--accept', 'Zumbrunn', 'Ebnat']);
    expect(stderr).toContain('In data/words.txt aufgenommen: Ebnat.');
    expect(stderr).toContain('Schon in data/words.txt: Zumbrunn.');
    expect(readFileSync(join(root, 'data/words.txt'), 'utf8')).toBe('Ebnat\nZumbrunn\n');
  });

  test('says when the dictionary is not installed, and checks everything else', async () => {
    const without = { ...miniSite, spelling: { dictionary: '@cspell/dict-of-nowhere', words: 'words.txt' } };
    const root = copyOfMiniSite({ 'teams/gold.yaml': GOLD });
    const { code, stderr } = await command(without, ['validate', '--root', root, '--lang', 'de']);
    expect(code).toBe(0);
    expect(stderr).toContain('@cspell/dict-of-nowhere ist nicht installiert');
  });

  test('checks no spelling on a site without a dictionary', async () => {
    const root = copyOfMiniSite({ 'teams/gold.yaml': GOLD });
    expect((await command(miniSite, ['validate', '--root', root])).stdout).not.toContain('text-spelling');
    expect((await command(miniSite, ['validate', '--accept', 'palyers', '--root', root])).code).toBe(2);
  });
});
