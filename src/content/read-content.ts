/** The first half of a build: reads the content and learns everything about the site that needs no rendering. */

import { posix } from 'node:path';
import { isPageType } from '../api/page-entry.ts';
import type { Environment, SiteDefinition, SiteView } from '../api/template-api.ts';
import type { DataText, Entry, ImageUse, LoadedFile, ReplacedFiles, Route, Speller } from '../api/types.ts';
import { type Cache, NO_CACHE } from '../base/cache.ts';
import { compareFindings, type Finding, hasErrors } from '../base/findings/finding.ts';
import { isStructural } from '../base/findings/structural.ts';
import type { Day } from '../base/lib/day.ts';
import { lastSegment, siteAddress, withoutQuery } from '../base/lib/url.ts';
import { nextChange } from '../base/lib/visibility.ts';
import { type Datasets, openDatasets } from './load/datasets.ts';
import { checkDefinition } from './load/definition-files.ts';
import { load, loadIllustrations } from './load/load.ts';
import { loadedFile } from './load/source.ts';
import { type FileResult, readFile } from './read-file.ts';
import {
  linksTo,
  previewablePages,
  publicEntries,
  route,
  type UnpublishedPage,
  unpublishedPages,
} from './route/route.ts';
import { createSiteView, type SiteSnapshot } from './site-view.ts';
import { type Ledger, readLedger } from './url-history/read-ledger.ts';
import { type ExaminedFile, type FileRules, fileRulesOf } from './validate/examine.ts';
import { withStandIns } from './validate/gaps.ts';
import { imageUses } from './validate/images.ts';
import { lint } from './validate/lint/lint.ts';
import { withoutSpoiltWords, withoutTodoFollowUps } from './validate/schema-errors/follow-up-errors.ts';
import { checkSpelling } from './validate/spelling.ts';
import { validate } from './validate/validate.ts';

export interface ContentOptions {
  /** Folder that holds `data/`. */
  readonly root: string;
  /** An edit that is only tried out. */
  readonly replaced?: ReplacedFiles | undefined;
  /** True rejects placeholders, claims without evidence, and what the site's own checks reject before a publication. */
  readonly release?: boolean;
  /** Public address that overrides the one in the data. */
  readonly baseUrl?: string | undefined;
  /** Environment variables, which hold the keys. Without it, missing keys are not reported. */
  readonly env?: Environment;
  /** Day for which the site is built. Without it, dates have no effect and only drafts are hidden. */
  readonly today?: Day | undefined;
  /** True also shows drafts and scheduled pages. The findings stay the same. */
  readonly drafts?: boolean;
  /** True shows drafts that lack something, too, with stand-ins for it. Requires `drafts`. */
  readonly incomplete?: boolean;
  /** Checks the spelling. Without it, spelling is not checked. */
  readonly speller?: Speller | undefined;
  /** Results of earlier runs over the same site, so that unchanged input is not processed again. */
  readonly cache?: Cache | undefined;
}

/** Content with its findings and, if it has no errors, its pages. */
export interface Content {
  readonly files: readonly LoadedFile[];
  readonly findings: readonly Finding[];
  readonly pages?: { readonly routes: readonly Route[]; readonly view: SiteView };
  /** Valid targets of references, by set: page types, illustrations, and names that files define. */
  readonly sets: ReadonlyMap<string, ReadonlySet<string>>;
  /** Fields of readable files that show images. */
  readonly images: readonly ImageUse[];
  /** Data below `data/` that is not YAML. */
  readonly datasets: Datasets;
  /** Results from the valid files alone, for tools that explain or edit. Not for building: other files may be missing. */
  readonly fromValidFiles: { readonly routes: readonly Route[]; readonly ledger: Ledger | undefined };
  /** Data for a relay. Needs valid data files only, because an error on some page must not keep inquiries from arriving. */
  readonly snapshot?: SiteSnapshot;
  /** The ledger of all addresses, if the site keeps one and it is usable. */
  readonly ledger?: Ledger | undefined;
  /** Pages that visitors cannot open yet, whether or not they are shown. */
  readonly unpublished: readonly UnpublishedPage[];
  /** The next day on which the same content makes a different site. */
  readonly nextChange?: Day | undefined;
}

/** Content from which pages can be made. */
export type BuildableContent = Content & Required<Pick<Content, 'pages' | 'snapshot'>>;

export const isBuildable = (content: Content): content is BuildableContent => !!(content.pages && content.snapshot);

/** Reads each data file, then learns what the site as a whole says, and judges both. */
export function readContent(site: SiteDefinition, options: ContentOptions): Content {
  const { baseUrl, today, env, release = false, speller, cache = NO_CACHE } = options;

  checkDefinition(site);

  // 1. Read each file by itself.
  const data = readFiles(site, options, cache);
  const { files, examined, datasets } = data;
  const sound = examined.filter(({ isSound }) => isSound);

  // 2. Know the site: what its files say together, and which of them become pages.
  const illustrations = loadIllustrations(site);
  const available = { illustrations: illustrations.keys(), images: data.images, dataset: datasets.read };
  const known = validate(site, files, examined, data.rules, { ...available, release, env, today });
  const { entries, shared, sets, lintRules } = known;
  const published = publish(site, data, entries, options);
  const { routes, ledger } = published;

  // 3. Judge the texts, which depends on all data files.
  const all = [
    ...withoutAddressFollowUps([
      ...data.findings,
      ...withSuccessors(known.findings, published.findings),
      ...published.findings,
    ]),
    ...(lintRules ? lint(sound, entries, lintRules, cache) : []),
    ...(speller ? checkSpelling(sound, speller) : []),
  ];
  // Several checks may have met the same unreadable data set.
  const findings = withoutSpoiltWords(withoutTodoFollowUps([...new Set(all)])).sort(compareFindings);

  const periods = entries.filter(({ kind }) => kind === 'page').map(({ source }) => source.period);
  const content = {
    files,
    findings,
    sets,
    images: examined.flatMap(({ source, notes }) => imageUses(source, notes.images, sets)),
    datasets,
    fromValidFiles: { routes, ledger },
    unpublished: published.unpublished,
    nextChange: today && nextChange(periods, today),
  };
  // There are rules for texts only if all data files are valid.
  if (!lintRules || data.isGuess) return content;
  const snapshot: SiteSnapshot = {
    shared,
    links: linksTo(routes),
    illustrations: Object.fromEntries(illustrations),
    baseUrl: siteAddress(baseUrl ?? site.baseUrl(shared)),
  };
  if (hasErrors(findings)) return { ...content, snapshot };
  const pages = { routes, view: createSiteView(snapshot, datasets.read) };
  return { ...content, snapshot, pages, ledger };
}

/** All data files, each judged as if it were the only one. */
interface ReadData {
  readonly files: readonly LoadedFile[];
  /** Paths of the images below `data/`. */
  readonly images: readonly string[];
  readonly examined: readonly ExaminedFile[];
  readonly rules: FileRules;
  readonly datasets: Datasets;
  /** Findings about which files there are. */
  readonly loadFindings: readonly Finding[];
  /** All findings so far. */
  readonly findings: readonly Finding[];
  /** True if a file other than a page was read as it was most likely meant. Nothing is built from that. */
  readonly isGuess: boolean;
}

function readFiles(site: SiteDefinition, { root, replaced }: ContentOptions, cache: Cache): ReadData {
  const { files: texts, images, findings: loadFindings } = load(site, root, replaced);
  const datasets = openDatasets(site, root, cache);
  const rules = fileRulesOf(site);
  const read = texts.map((data) => readOne(data, rules, cache));
  return {
    files: read.map(({ file }) => file),
    images,
    examined: read.flatMap(examinedFile),
    rules,
    datasets,
    loadFindings,
    findings: [...loadFindings, ...datasets.findings, ...read.flatMap(({ result }) => result?.findings ?? [])],
    isGuess: read.some(({ file: { type }, result }) => !isPageType(type) && result?.meant !== undefined),
  };
}

/** A file with its result. There is none if its text could not be read. */
interface Read {
  readonly file: LoadedFile;
  readonly result: FileResult | undefined;
}

function readOne(data: DataText, rules: FileRules, cache: Cache): Read {
  const { file, text } = data;
  const result =
    text === undefined
      ? undefined
      : cache.get('file', [rules.fingerprint, file, text], () => readFile({ ...data, text }, rules));
  return { file: loadedFile(data, result?.value, result?.meant), result };
}

function examinedFile({ file, result }: Read): ExaminedFile[] {
  const { source } = file;
  if (!result?.examined || !source) return [];
  const value = withStandIns(result.examined.gaps, source.value);
  return [{ ...result.examined, file, source, value, isSound: !result.examined.findings.some(isStructural) }];
}

/** The pages of a site by address. */
interface Published {
  readonly routes: readonly Route[];
  readonly unpublished: readonly UnpublishedPage[];
  readonly ledger: Ledger | undefined;
  readonly findings: readonly Finding[];
}

/** Assigns addresses to the pages that this build shows, and compares them with those ever published. */
function publish(
  site: SiteDefinition,
  { files, examined, loadFindings }: ReadData,
  entries: readonly Entry[],
  { today, drafts = false, incomplete = false, env }: ContentOptions,
): Published {
  const visible = publicEntries(entries, today);
  const gaps = new Map(examined.map((each) => [each.source, each.gaps.map(({ title }) => title)]));
  const unpublished = unpublishedPages(entries, today).map((each): UnpublishedPage => {
    const missing = [...new Set(gaps.get(each.entry.source))];
    return missing.length > 0 ? { ...each, unpublished: { ...each.unpublished, missing } } : each;
  });
  const isShown = ({ unpublished: { missing } }: UnpublishedPage) => incomplete || !missing;
  const early = drafts ? previewablePages(unpublished.filter(isShown), visible) : [];
  const routed = route(visible, early);
  const ledger = readLedger(site, files, entries, { today, loadFindings, reportsUnlisted: isUnattended(env) });
  return {
    routes: routed.routes,
    unpublished,
    ledger: ledger && withoutRedirectsFrom(early, ledger),
    findings: [...routed.findings, ...(ledger?.findings ?? [])],
  };
}

/** Findings that follow from an unusable address of a page, and whose advice would lead to it. */
const FOLLOWS_FROM_ADDRESS: ReadonlySet<string> = new Set(['link-unknown', 'route-disappeared', 'redirect-target']);

/** Drops findings that follow from an unusable address, or that name a page whose file is in the wrong place. */
function withoutAddressFollowUps(findings: readonly Finding[]): readonly Finding[] {
  const isCaused = findings.some(({ code }) => code === 'template-address');
  const misplaced = new Set(
    findings.flatMap(({ code, place }) => (code === 'file-misplaced' ? [posix.basename(place.file, '.yaml')] : [])),
  );
  return findings.filter((found) => {
    if (isCaused && FOLLOWS_FROM_ADDRESS.has(found.code)) return false;
    const slug = slugOfMissing(found);
    return slug === undefined || !misplaced.has(slug);
  });
}

/** The slug of the page that a finding misses, if it misses one. */
function slugOfMissing({ code, params }: Finding): string | undefined {
  switch (code) {
    case 'reference-unknown':
      return params.value;
    case 'link-unknown':
      return lastSegment(withoutQuery(params.href));
    case 'route-disappeared':
      return lastSegment(params.url);
    case 'redirect-target':
      return lastSegment(params.to);
    default:
      return undefined;
  }
}

/** Lets links to a page that was renamed suggest its new address, which only the comparison with the ledger knows. */
function withSuccessors(findings: readonly Finding[], ledgerFindings: readonly Finding[]): Finding[] {
  const successors = new Map(
    ledgerFindings.flatMap(({ code, params }) =>
      code === 'route-disappeared' && params.suggestion !== undefined ? [[params.url, params.suggestion]] : [],
    ),
  );
  return findings.map((found) => {
    if (found.code !== 'link-unknown') return found;
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(found.params.href) ?? [];
    const successor = successors.get(path);
    return successor === undefined ? found : { ...found, params: { ...found.params, suggestion: successor + rest } };
  });
}

/** Drops redirects whose address shows an unpublished page in this build. */
function withoutRedirectsFrom(early: readonly UnpublishedPage[], ledger: Ledger): Ledger {
  const shown = new Set(early.map(({ entry }) => entry.type.url(entry.slug)));
  return { ...ledger, redirects: ledger.redirects.filter(({ from }) => !shown.has(from)) };
}

/** True on a build server, where the files that a build changes are not committed. */
const isUnattended = (env: Environment | undefined) => Boolean(env?.CI) && env?.CI !== 'false';
