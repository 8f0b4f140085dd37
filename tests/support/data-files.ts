import { join } from 'node:path';
import { load } from '../../src/load/load.ts';
import type { LoadedFile, Source } from '../../src/types.ts';
import { site } from '../../templates/site.ts';

export const PROJECT = join(import.meta.dirname, '../..');

/**
 * Content for tests of templates, commands and the relay. It is a copy, so that an editor who changes `data/` changes
 * nothing here. Only `tests/site` and `tests/brief` read the real content.
 */
export const SAMPLE = join(PROJECT, 'tests/fixtures/website');

/** The sample's data files, read and parsed. */
export function sampleSources(): (LoadedFile & { source: Source })[] {
  return load(site, SAMPLE).files.filter((file): file is LoadedFile & { source: Source } => file.source !== undefined);
}
