/** Loads the data sets of a site: files below `data/` that are not YAML. */

import type { Dataset, ReadDataset, SiteDefinition } from '../../api/template-api.ts';
import type { Cache } from '../../base/cache.ts';
import { TemplateMistake } from '../../base/findings/failure.ts';
import { type Finding, finding } from '../../base/findings/finding.ts';
import { once } from '../../base/lib/collections.ts';
import { TemplateMisuse } from '../../base/lib/errors.ts';
import { hashOf } from '../../base/lib/fingerprint.ts';
import { readDataFile } from './load.ts';

/** The data sets of a site, each parsed at most once, on demand. */
export interface Datasets {
  readonly read: ReadDataset;
  /** Hash over the texts of all data sets. */
  readonly fingerprint: string;
  readonly findings: readonly Finding[];
}

/** Generous: a register of a whole country has a few hundred kilobytes. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Reads the text of every data set that the site lists. */
export function openDatasets({ datasets = [] }: SiteDefinition, root: string, cache: Cache): Datasets {
  const texts = datasets.map(({ file }) => readDataFile(root, `data/${file}`, MAX_BYTES));
  const values = new Map<Dataset, () => unknown>(
    datasets.map((dataset, index) => [dataset, once(() => parsed(dataset, texts[index] ?? '', cache))]),
  );
  return {
    read<Value>(dataset: Dataset<Value>): Value {
      const parse = values.get(dataset);
      if (!parse) throw new TemplateMisuse(`The site does not list the data set "${dataset.file}".`);
      const value = parse();
      if (value instanceof TemplateMistake) throw value;
      return value as Value;
    },
    fingerprint: hashOf(texts.map((text) => (typeof text === 'string' ? hashOf(text) : '')).join(' ')),
    findings: texts.filter((text) => typeof text !== 'string'),
  };
}

/** Returns what is wrong if the file could not be read or its parser throws: the same for all that ask. */
function parsed({ file, parse }: Dataset, text: string | Finding, cache: Cache): unknown {
  if (typeof text !== 'string') return new TemplateMistake(text);
  try {
    return cache.get('dataset', [file, text], () => parse(text));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return new TemplateMistake(finding('template-dataset', { file: `data/${file}` }, { message }));
  }
}
