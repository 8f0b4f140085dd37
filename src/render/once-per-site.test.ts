import { expect, test } from 'vitest';
import type { SiteView } from '../template-api.ts';
import { oncePerSite } from './once-per-site.ts';

const newSite = () => ({ pages: () => [] }) as unknown as SiteView;

test('pages of one site share an answer, those of another have their own', () => {
  let asked = 0;
  const count = oncePerSite(() => ++asked);
  const [site, other] = [newSite(), newSite()];
  // A page knows its site by a view of its own.
  expect([count(site), count({ ...site }), count(other), count(site)]).toEqual([1, 1, 2, 1]);
});

test('each text and each object has an answer of its own, even if that is nothing', () => {
  const asked: unknown[] = [];
  const find = oncePerSite((_site, key: unknown) => {
    asked.push(key);
    return undefined;
  });
  const site = newSite();
  const [red, alsoRed] = [{ name: 'red' }, { name: 'red' }];
  for (const key of ['red', red, alsoRed, 'red', red, alsoRed]) find(site, key);
  expect(asked).toEqual(['red', red, alsoRed]);
});
