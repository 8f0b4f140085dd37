import { expect, test } from 'vitest';
import { oncePerSite } from './once-per-site.ts';
import type { SiteView } from './template-api.ts';

const newSite = () => ({ pages: () => [] }) as unknown as SiteView;

test('the pages of one site share a result, and another site has its own', () => {
  let calls = 0;
  const count = oncePerSite(() => ++calls);
  const [site, other] = [newSite(), newSite()];
  // Each page has its own view of the site.
  expect([count(site), count({ ...site }), count(other), count(site)]).toEqual([1, 1, 2, 1]);
});
