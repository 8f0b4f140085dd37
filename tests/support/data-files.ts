import { join } from 'node:path';
import { NO_CACHE } from '../../src/cache.ts';
import { openDatasets } from '../../src/load/datasets.ts';
import { sourcesIn } from '../../src/load/source.ts';
import type { LoadedFile, Source } from '../../src/types.ts';
import { site } from '../../templates/site.ts';

export const PROJECT = join(import.meta.dirname, '../..');

/** The website, as the command finds it. */
export const WEBSITE = { root: PROJECT, module: join(PROJECT, 'templates/site.ts') };

/**
 * Content for tests of templates, commands and the relay. It is a copy, so that an editor who changes `data/` changes
 * nothing here. Only `tests/site` and `tests/brief` read the real content.
 */
export const SAMPLE = join(PROJECT, 'tests/fixtures/website');

/** A data file that could be read. */
export type ReadFile = LoadedFile & { readonly source: Source };

/** The sample's data files, read and parsed. */
export const sampleSources = (): ReadFile[] => sourcesBelow(SAMPLE);

/** The website's data files, read and parsed. Only for tests of any content. */
export const websiteSources = (): ReadFile[] => sourcesBelow(PROJECT);

const sourcesBelow = (root: string) =>
  sourcesIn(site, root).filter((file): file is ReadFile => file.source !== undefined);

/** What the sample's data sets say. */
export const sampleDatasets = openDatasets(site, SAMPLE, NO_CACHE).read;

/** What the website's data sets say. Only for tests of any content. */
export const websiteDatasets = openDatasets(site, PROJECT, NO_CACHE).read;
