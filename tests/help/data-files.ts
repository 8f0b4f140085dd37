import { join } from 'node:path';
import { load } from '../../src/load/load.ts';
import type { LoadedFile, Source } from '../../src/types.ts';
import { site } from '../../templates/site.ts';

export const PROJECT = join(import.meta.dirname, '../..');

/** The website's real data files, read and parsed. */
export function realSources(): (LoadedFile & { source: Source })[] {
  return load(site, PROJECT).files.filter((file): file is LoadedFile & { source: Source } => file.source !== undefined);
}
