import { cacheOver, type LastingCache } from '../../src/base/cache.ts';

/** A cache for the builds of one test. Saving drops nothing. */
export function memoryCache(): LastingCache {
  const results = new Map<string, unknown>();
  const cache = cacheOver(
    (key) => results.get(key),
    (key) => results.has(key),
    (key, result) => results.set(key, result),
  );
  return { ...cache, save() {} };
}
