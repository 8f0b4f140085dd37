import { isPageType, pageEntry } from '../../api/page-entry.ts';
import type { SharedData, SiteDefinition } from '../../api/template-api.ts';
import type { Entry, LoadedFile } from '../../api/types.ts';
import type { Finding } from '../../base/findings/finding.ts';
import { siteAddress } from '../../base/lib/url.ts';
import type { ExaminedFile, FileRules } from './examine.ts';
import { titlesIn } from './facts/fact-names.ts';
import { interpolateFacts } from './facts/facts.ts';
import { withReferences } from './gaps.ts';
import { checkImages, unusedImages } from './images.ts';
import { type LintRules, lintRulesOf } from './lint/lint.ts';
import { checkHidden, checkPeriod, periodsOf } from './periods.ts';
import { isComplete, referenceIndex } from './reference-index.ts';
import { checkReferences, type Targets } from './references.ts';
import { checkForms, checkReservedAddresses } from './relay-rules.ts';
import { checkRelease } from './release.ts';
import { type CheckOptions, runSiteChecks } from './site-checks.ts';

interface ValidateOptions extends CheckOptions {
  /** Names of the illustrations that data may refer to. */
  readonly illustrations: Iterable<string>;
  /** Paths of the images below `data/`. */
  readonly images: readonly string[];
}

interface Validated {
  /** Files that satisfy their schema. Facts are interpolated if all data files are valid. */
  readonly entries: readonly Entry[];
  readonly shared: SharedData;
  /** Valid targets of references, by set. */
  readonly sets: Targets['sets'];
  readonly findings: readonly Finding[];
  /** Rules for texts. Missing unless every data file exists, is readable and satisfies its schema. */
  readonly lintRules?: LintRules;
}

/** Judges all files together: checks references against what exists, and fills facts into texts. */
export function validate(
  site: SiteDefinition,
  files: readonly LoadedFile[],
  examined: readonly ExaminedFile[],
  { schemas, fingerprint }: FileRules,
  options: ValidateOptions,
): Validated {
  const { today, illustrations, images } = options;
  const valid = examined.filter((each) => each.valid);
  const outlines = new Map(valid.map(({ source, outline }) => [source, outline]));
  const shared = sharedData(valid.filter(({ file }) => !isPageType(file.type)).map(toEntry));
  const isWhole = isComplete({ site, files, examined });
  const origin = isWhole ? siteAddress(site.baseUrl(shared)) : undefined;
  const targets = referenceIndex({ site, schemas, files, examined, illustrations, images, origin });
  const entries = valid.map((each) => toEntry({ ...each, value: withReferences(each.gaps, each.value, targets.sets) }));
  const periods = periodsOf(files);
  const named = new Set(examined.flatMap(({ notes }) => notes.definitions.map(({ set, value }) => `${set}/${value}`)));
  const isAnnounced = (type: string, slug: string) => named.has(`${type}/${slug}`);
  // While the settings are unknown, every part counts as shown.
  const omitted = ({ file: { type }, valid, value }: ExaminedFile) =>
    isWhole && valid && isPageType(type) ? (type.omitted?.(value, shared) ?? []) : [];
  const findings = [
    ...examined.flatMap((each) => {
      const { file, source, notes } = each;
      return [
        ...checkReferences(source, isPageType(file.type) ? file.type.url(file.slug) : undefined, notes, targets),
        ...checkHidden(source, file.type, notes, periods, isAnnounced, today),
        ...(isPageType(file.type) ? checkPeriod(source, file.type, today) : []),
        ...checkImages(source, notes.images, targets.sets, options.release),
        ...(options.release ? checkRelease(source, notes, omitted(each)) : []),
      ];
    }),
    ...(isWhole ? [...checkForms(site, entries, shared), ...checkReservedAddresses(site, entries, shared)] : []),
    ...runSiteChecks(site, files, examined, options),
    ...unusedImages(images, files, examined),
  ];
  const known = { sets: targets.sets, findings };
  if (!isWhole) return { ...known, entries, shared };

  const filled = interpolateFacts(site, entries, shared, ({ source }) => outlines.get(source));
  const dataFiles = entries.filter((entry) => entry.kind === 'data');
  const lintRules = lintRulesOf(site, filled, titlesIn(dataFiles, schemas), fingerprint);
  return { ...known, entries: filled.entries, shared: filled.shared, lintRules };
}

function toEntry({ file: { type, slug }, source, value }: ExaminedFile): Entry {
  return isPageType(type) ? pageEntry(type, slug, source, value) : { kind: 'data', type, slug, source, data: value };
}

/** Contents of all data files by name. A pattern with `*` becomes a record by file name. */
function sharedData(entries: readonly Entry[]): SharedData {
  const shared: Record<string, unknown> = {};
  for (const { kind, type, slug, data } of entries) {
    if (kind !== 'data' || type.ledger) continue;
    if (type.files.includes('*')) shared[type.name] = { ...(shared[type.name] as object), [slug]: data };
    else shared[type.name] = data;
  }
  return shared;
}
