import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDefinition } from '../../src/api/template-api.ts';
import type { LoadedFile, Source } from '../../src/api/types.ts';
import { type Cache, NO_CACHE } from '../../src/base/cache.ts';
import { openDatasets } from '../../src/content/load/datasets.ts';
import { sourcesIn } from '../../src/content/load/source.ts';
import { site } from '../../templates/site.ts';
import { memoryCache } from './memory-cache.ts';
import { temporaryFolder } from './mini-site.ts';

export const PROJECT = join(import.meta.dirname, '../..');

/**
 * Content for tests of templates, commands and the relay: a few pages of the website, with every kind of section. Edits of
 * `data/` do not affect these tests: `npm run proof:edits` makes such edits.
 */
export const SAMPLE = join(PROJECT, 'tests/fixtures/website');

/** A file below `data/`, a part of it, and what to write in its place. */
export type Edit = readonly [file: string, from: string | RegExp, to: string];

/** Edits a file of a website. Throws if it lacks the part. */
export function edit(root: string, ...[name, from, to]: Edit): void {
  const file = join(root, 'data', name);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${name} does not hold ${from}`);
  writeFileSync(file, after);
}

/** Copies the data of the sample to a folder. */
export const copySample = (root: string): void => cpSync(join(SAMPLE, 'data'), join(root, 'data'), { recursive: true });

/** Copies the data of the sample to a temporary folder, and edits it. */
export function copyOfSample(...edits: readonly Edit[]): string {
  const root = temporaryFolder();
  copySample(root);
  for (const each of edits) edit(root, ...each);
  return root;
}

/** A data file that was read successfully. */
export type ReadFile = LoadedFile & { readonly source: Source };

/** Reads and parses the sample's data files. */
export const sampleSources = (): ReadFile[] => sourcesBelow(SAMPLE);

/** Reads and parses the website's data files. Only for tests that hold for any content. */
export const websiteSources = (): ReadFile[] => sourcesBelow(PROJECT);

const sourcesBelow = (root: string) =>
  sourcesIn(site, root).filter((file): file is ReadFile => file.source !== undefined);

/** Reads the sample's data sets. */
export const sampleDatasets = openDatasets(site, SAMPLE, NO_CACHE).read;

/** Reads the website's data sets. Only for tests that hold for any content. */
export const websiteDatasets = openDatasets(site, PROJECT, NO_CACHE).read;

const caches = new WeakMap<SiteDefinition, Cache>();

/** Returns the cache of a site that all tests of this worker share: reading it again takes longer than most of them. */
export function sharedCacheOf(site: SiteDefinition): Cache {
  const cache = caches.get(site) ?? memoryCache();
  caches.set(site, cache);
  return cache;
}
