import { type Cache, memoryCache } from '../../src/cache.ts';
import type { SiteDefinition } from '../../src/template-api.ts';

const caches = new WeakMap<SiteDefinition, Cache>();

/** Returns the cache of a site that all tests of this worker share: reading it again takes longer than most of them. */
export function sharedCacheOf(site: SiteDefinition): Cache {
  const cache = caches.get(site) ?? memoryCache();
  caches.set(site, cache);
  return cache;
}
