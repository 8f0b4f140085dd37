import { expect, test } from 'vitest';
import { miniSite } from '../../../tests/fixtures/mini-site/site.tsx';
import { memoryCache } from '../../../tests/support/memory-cache.ts';
import { contentOf, copyOfMiniSite } from '../../../tests/support/mini-site.ts';
import type { Day } from '../../base/lib/day.ts';
import { changesSince } from './changes-since.ts';

test('what visitors do not see yet is listed with the changes that they do see', async () => {
  const before = contentOf('teams/blue.yaml');
  const root = copyOfMiniSite({
    'teams/blue.yaml': before.replace(/^lead: .*$/m, 'lead: We ride on Mondays.'),
    'teams/gold.yaml': 'name: Gold Team\nlead: We are of gold.\ndraft: true\n',
    'teams/zinc.yaml': 'name: Zinc Team\nlead: We are of zinc.\nfrom: 2031-02-03\n',
  });
  const since = new Map([
    ['data/teams/blue.yaml', before],
    ['data/teams/gold.yaml', undefined],
    ['data/teams/zinc.yaml', undefined],
  ]);
  const options = { root, today: '2030-01-01' as Day, env: {}, cache: memoryCache() };
  const { parts, isBroken } = await changesSince(miniSite, since, options, 'en');
  expect(isBroken).toBe(false);
  expect(parts.map(({ title }) => title)).toEqual([
    'Bicycle repairs in and around Riverside',
    'Blue Team',
    'Gold Team (Draft)',
    'Zinc Team (from 2031-02-03)',
  ]);
});
