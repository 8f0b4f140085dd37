import type { SiteDefinition } from '../../src/api/template-api.ts';
import { type Cache, memoryCache } from '../../src/base/cache.ts';

const caches = new WeakMap<SiteDefinition, Cache>();

/** Returns the cache of a site that all tests of this worker share: reading it again takes longer than most of them. */
export function sharedCacheOf(site: SiteDefinition): Cache {
  const cache = caches.get(site) ?? memoryCache();
  caches.set(site, cache);
  return cache;
}
