/** Runs the checks of a site's own. */

import { isPageType } from '../../api/page-entry.ts';
import type { Environment, KnownFile, ReadDataset, SiteDefinition } from '../../api/template-api.ts';
import type { LoadedFile } from '../../api/types.ts';
import { TemplateMistake } from '../../base/findings/failure.ts';
import { type Finding, findingOfSite } from '../../base/findings/finding.ts';
import { locate } from '../../base/findings/locate.ts';
import { groupBy } from '../../base/lib/collections.ts';
import type { Day } from '../../base/lib/day.ts';
import { neededFiles } from '../../base/lib/paths.ts';
import { isPublicOn } from '../../base/lib/visibility.ts';
import type { ExaminedFile } from './examine.ts';

export interface CheckOptions {
  /** True rejects placeholders and claims without evidence. */
  readonly release: boolean;
  /** Source of API keys. Without it, missing keys are not reported. */
  readonly env?: Environment | undefined;
  /** The day for which the site is built. Without it, dates are ignored. */
  readonly today?: Day | undefined;
  readonly dataset: ReadDataset;
}

/**
 * Returns what the checks of the site find in its valid files.
 *
 * @param files all files, also those that could not be read
 */
export function runSiteChecks(
  { checks = [], dataFiles, pageTypes }: SiteDefinition,
  files: readonly LoadedFile[],
  examined: readonly ExaminedFile[],
  { release, env, today, dataset }: CheckOptions,
): Finding[] {
  const valid = examined.filter((each) => each.valid);
  const byType = groupBy(valid, ({ file }) => file.type.name);
  const needed = [...dataFiles, ...pageTypes].flatMap(neededFiles);
  const present = new Set(files.map(({ file }) => file));
  const known = {
    files: <Data>(type: string) => (byType.get(type) ?? []).map((each) => knownFile<Data>(each, today)),
    isComplete: valid.length === files.length && needed.every((path) => present.has(`data/${path}`)),
    dataset,
    release,
    env,
  };
  return checks.flatMap((check) => orMistakes(() => check(known).map(findingOfSite)));
}

/** A data set that cannot be read must not hide what else is wrong. */
function orMistakes(check: () => readonly Finding[]): readonly Finding[] {
  try {
    return check();
  } catch (error) {
    if (error instanceof TemplateMistake) return error.findings;
    throw error;
  }
}

const knownFile = <Data>({ file, source, value }: ExaminedFile, today: Day | undefined): KnownFile<Data> => ({
  file: source.file,
  slug: file.slug,
  // The schema guarantees the shape, and the check names it.
  data: value as Data,
  isPublic: !isPageType(file.type) || isPublicOn(source.period, today),
  at: (pointer) => locate(source, pointer),
});
