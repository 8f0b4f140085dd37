import { join } from 'node:path';
import type { LoadedFile, Source } from '../../src/api/types.ts';
import { NO_CACHE } from '../../src/base/cache.ts';
import { openDatasets } from '../../src/content/load/datasets.ts';
import { sourcesIn } from '../../src/content/load/source.ts';
import { site } from '../../templates/site.ts';

export const PROJECT = join(import.meta.dirname, '../..');

/** The website as the command line locates it. */
export const WEBSITE = { root: PROJECT, module: join(PROJECT, 'templates/site.ts') };

/**
 * Content for tests of templates, commands and the relay. It is a frozen copy, so that edits of `data/` do not affect these
 * tests: `npm run proof:edits` makes such edits.
 */
export const SAMPLE = join(PROJECT, 'tests/fixtures/website');

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
