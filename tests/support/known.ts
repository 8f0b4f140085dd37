import { type Cache, memoryCache } from '../../src/cache.ts';
import type { SiteDefinition } from '../../src/template-api.ts';

const known = new WeakMap<SiteDefinition, Cache>();

/** What the tests of this worker have read and made of a site: doing it again takes longer than most of them. */
export function knownOf(site: SiteDefinition): Cache {
  const cache = known.get(site) ?? memoryCache();
  known.set(site, cache);
  return cache;
}
