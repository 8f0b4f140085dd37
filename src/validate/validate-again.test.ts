import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { miniSite } from '../../tests/fixtures/riding-club/site.tsx';
import { type Changes, copyOfMiniSite } from '../../tests/support/mini-site.ts';
import { memoryCache } from '../cache.ts';
import { readContent } from '../read-content.ts';
import type { SiteDefinition } from '../template-api.ts';

const LONG = 'Every week on Tuesday evenings we meet behind the old mill and run.';
const CLUB = 'name: Lake Club\nurl: https://club.example\nphone: +41 62 000 00 00\ngrounds: [meadow, hall]\n';
const GREEN = 'comingTeams: [{ slug: green, name: Green Team }]\n';

/** What reading a site finds and hands on, told as plain values. */
function read(site: SiteDefinition, root: string, cache = memoryCache()) {
  const { problems, pages, snapshot } = readContent(site, { root, cache });
  return { problems, handedOn: JSON.stringify([snapshot, pages?.routes.map(({ entry: { data } }) => data)]) };
}

describe('reading a site again with what is kept of the last time', () => {
  test.each<[what: string, changes: Changes, site?: Partial<SiteDefinition>]>([
    ['nothing', {}],
    ['a text', { 'teams/gold.yaml': 'name: Gold Team\nlead: We are new - and slow.\n' }],
    [
      'a text that is like another',
      { 'teams/gold.yaml': `name: Gold Team\nlead: ${LONG}\n`, 'teams/zinc.yaml': `name: Zinc Team\nlead: ${LONG}\n` },
    ],
    ['a file that breaks its schema', { 'teams/blue.yaml': 'name: Blue Team\n' }],
    ['a file that cannot be read', { 'teams/blue.yaml': 'name: [\n' }],
    ['a fact of the site', { 'club.yaml': `${CLUB.replace('+41 62', '+41 44')}${GREEN}` }],
    ['a fact that is gone', { 'teams/red.yaml': 'name: Red Team\nlead: Pay {{fee}}.\n' }],
    ['a name that is gone', { 'club.yaml': `${CLUB.replace('meadow, ', '')}${GREEN}` }],
    ['an announcement that is gone', { 'club.yaml': CLUB }],
    [
      'a heading',
      {
        'teams/gold.yaml':
          'name: Gold Team\nlead: Us.\nsections: [{ kind: text, anchor: a, heading: Like Blue Team, text: x }]\n',
      },
    ],
    [
      'the house style',
      {},
      {
        style: () => ({
          typography: [{ pattern: /Bring/g, replace: 'Take' }],
          forbidden: [{ word: 'lost', instead: '' }],
          similarity: { types: [], sequenceWords: 5, sharedSequences: 0.5, ownSentences: 0.6 },
        }),
      },
    ],
    ['how amounts look', { 'teams/gold.yaml': 'name: Gold Team\nlead: Pay EUR 7 or {{fee}}.\nfee: 120\n' }],
    ['what the site knows by itself', {}, { names: { league: ['second'] } }],
  ])('finds what reading it again finds, after a change of %s', (_what, changes, site = {}) => {
    const cache = memoryCache();
    read(miniSite, copyOfMiniSite({ 'teams/gold.yaml': 'name: Gold Team\nlead: We are new.\n' }), cache);
    const root = copyOfMiniSite(changes);
    const changed = { ...miniSite, ...site };
    expect(read(changed, root, cache)).toEqual(read(changed, root));
    writeFileSync(join(root, 'data/teams/gold.yaml'), 'name: Gold Team\nlead: We are **new.\n');
    expect(read(changed, root, cache)).toEqual(read(changed, root));
  });
});
