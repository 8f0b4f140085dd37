import { type Cache, NO_CACHE } from './cache.ts';
import { type HostModel, hostModel } from './hosts/model.ts';
import type { Day } from './lib/day.ts';
import { originOf } from './lib/url.ts';
import { nextChange } from './lib/visibility.ts';
import { type Datasets, openDatasets } from './load/datasets.ts';
import { listImages, load, loadDrawings } from './load/load.ts';
import { sourceIn } from './load/source.ts';
import { isPageType } from './page-entry.ts';
import { compareProblems, hasErrors, type Problem } from './problems/problem.ts';
import { type FileResult, readFile, readWords, type WrittenText } from './read-file.ts';
import { createSiteView, linksTo, type SiteSnapshot } from './render/site-view.ts';
import { presentable, publicEntries, route, type WaitingPage, waitingPages, withReasons } from './route/route.ts';
import { photoBytes, photoPaths } from './shared/form-spec.ts';
import type { AnnouncedPage, Environment, SharedData, SiteDefinition, SiteView } from './template-api.ts';
import type { DataText, Entry, ImageUse, Instead, LoadedFile, PageEntry, Route, Speller } from './types.ts';
import { type KeptLedger, keepLedger } from './url-history/keep-ledger.ts';
import { type Rules, rulesOf } from './validate/examine.ts';
import { withoutPlaceholderFollowUps } from './validate/follow-up-errors.ts';
import { imageUses } from './validate/images.ts';
import { isFilled } from './validate/interpolate-facts.ts';
import { compareFiles, type Linted, type WordContext, type WordRules, wordRules } from './validate/lint/lint.ts';
import { type ExaminedFile, validate } from './validate/validate.ts';

export interface ContentOptions {
  /** Folder that holds `data/`. */
  readonly root: string;
  /** An edit that is only tried out. */
  readonly instead?: Instead | undefined;
  /** True refuses placeholders, claims without evidence, and what the site does without telling its visitors. */
  readonly release?: boolean;
  /** Public address, instead of the one in the data. */
  readonly baseUrl?: string | undefined;
  /** Variables of the environment, where keys come from. Without it, nothing asks whether they are there. */
  readonly env?: Environment;
  /** The day for which the site is made. Without it, dates play no part and only drafts are held back. */
  readonly today?: Day | undefined;
  /** True shows drafts and pages of later days, too. What is said of the content stays the same. */
  readonly drafts?: boolean;
  /** What looks at the spelling. Without it, nothing does. */
  readonly speller?: Speller | undefined;
  /** What earlier runs over the same site left behind: unchanged input is not worked on again. */
  readonly cache?: Cache | undefined;
}

/** Content that was read and judged, and, if it is sound, the pages it makes. */
export interface Content {
  readonly files: readonly LoadedFile[];
  readonly problems: readonly Problem[];
  readonly pages?: { readonly routes: readonly Route[]; readonly view: SiteView };
  /** What references may name, by set: page types, drawings, what files define. */
  readonly sets: ReadonlyMap<string, ReadonlySet<string>>;
  /** Where sound files show pictures. */
  readonly images: readonly ImageUse[];
  /** What else is read below `data/`. */
  readonly datasets: Datasets;
  /** What the sound files among them make. It is only to be spoken of: other files may be missing or wrong. */
  readonly sound: { readonly routes: readonly Route[]; readonly ledger: KeptLedger | undefined };
  /**
   * What a relay needs. It is there as soon as the data files are sound, because a mistake in some page must not keep
   * inquiries from arriving.
   */
  readonly snapshot?: SiteSnapshot;
  /** The list of all addresses, if the site keeps one and it can be used. */
  readonly ledger?: KeptLedger | undefined;
  /** Pages that visitors cannot open yet, whether or not they are shown. */
  readonly waiting: readonly WaitingPage[];
  /** The next day on which the same content makes another site. */
  readonly nextChange?: Day | undefined;
}

/** Content of which pages can be made. */
export type SoundContent = Content & Required<Pick<Content, 'pages' | 'snapshot'>>;

export const isSound = (content: Content): content is SoundContent =>
  content.pages !== undefined && content.snapshot !== undefined;

/** What is known of a site before the words of its files are read. */
export interface KnownSite {
  /** The content, as if nothing were wrong with its words. */
  readonly content: Content;
  /** What the words are held against, and the files that have them. Missing unless all data files are sound. */
  readonly words?: SiteWords;
}

/** The words of a site. */
export interface SiteWords {
  readonly context: WordContext;
  readonly rules: WordRules;
  readonly files: readonly WordsOfFile[];
}

/** One file whose words are to be read. */
interface WordsOfFile {
  readonly written: WrittenText;
  readonly entry: Entry | undefined;
  /** All that the result follows from. */
  readonly from: readonly string[];
}

/** Read each file, know the site: everything that can be known without rendering. */
export function readContent(site: SiteDefinition, options: ContentOptions): Content {
  const { cache = NO_CACHE } = options;
  const known = knowSite(site, options);
  const { words } = known;
  if (!words) return known.content;
  const linted = words.files.map(({ written, from }) =>
    cache.get('words', from, () => readWords(written, words.rules, site)),
  );
  return withWords(known, linted);
}

/** The same, while the words are read elsewhere: `withWords` adds what is found in them. */
export function knowSite(site: SiteDefinition, options: ContentOptions): KnownSite {
  const { root, baseUrl, today, drafts = false, env, release = false, speller, cache = NO_CACHE } = options;
  const loaded = load(site, root, options.instead);
  const datasets = openDatasets(site, root, cache);
  const rules = rulesOf(site, cache);
  const read = loaded.files.map((data) => ({ data, result: resultOf(data, rules, cache) }));
  const files = read.map(({ data, result }) => loadedFile(data, result));
  const examined = files.flatMap((file, index) => {
    const known = read[index]?.result?.examined;
    return known && file.source ? [{ ...known, file, source: file.source }] : [];
  });

  const drawings = loadDrawings(site);
  const illustrations = drawings.keys();
  const images = listImages(root);
  const known = validate(site, files, examined, rules.schemas, { release, illustrations, images, env, today, speller });
  const { entries, shared, practices } = known;
  const words = known.words && siteWords(site, known.words, entries, examined, rules);
  const visible = publicEntries(entries, today);
  const waiting = waitingPages(entries, today);
  const early = drafts ? presentable(waiting, visible) : [];
  const routed = route([...visible, ...early.map(({ entry }) => entry)]);
  const routes = withReasons(routed.routes, early);
  const ledger = keepLedger(site, files, entries, {
    today,
    loadProblems: loaded.problems,
    mention: isUnattended(env),
  });
  const problems = withoutPlaceholderFollowUps([
    ...loaded.problems,
    ...datasets.problems,
    ...read.flatMap(({ result }) => result?.problems ?? []),
    ...known.problems,
    ...routed.problems,
    ...(ledger?.problems ?? []),
  ]).sort(compareProblems);

  const periods = entries.filter(({ kind }) => kind === 'page').map(({ source }) => source.period);
  const sound = { routes, ledger: ledger && makingWay(ledger, early) };
  const content = {
    files,
    problems,
    sets: known.sets,
    images: examined.flatMap(({ source, notes }) => imageUses(source, notes.images, known.sets)),
    datasets,
    sound,
    waiting,
    nextChange: today && nextChange(periods, today),
  };
  const isGuess = ({ data: { type }, result }: (typeof read)[number]) =>
    !isPageType(type) && result?.meant !== undefined;
  if (!words || read.some(isGuess)) return { content, ...(words && { words }) };
  const snapshot: SiteSnapshot = {
    shared,
    links: linksTo(routes),
    announced: known.announced.filter((page) => !early.some(({ entry }) => isOf(page, entry))),
    practices,
    drawings: Object.fromEntries(drawings),
    baseUrl: originOf(baseUrl ?? site.baseUrl(shared)),
  };
  if (hasErrors(problems)) return { content: { ...content, snapshot }, words };
  const pages = { routes, view: createSiteView(snapshot, datasets.read) };
  return { content: { ...content, snapshot, pages, ledger: sound.ledger }, words };
}

/** Content with what was found in its words, of each file in the order of `words.files`. */
export function withWords({ content, words }: KnownSite, linted: readonly Linted[]): Content {
  if (!words) return content;
  const whole = words.files.flatMap(({ entry, written: { notes } }, index) => {
    const own = linted[index];
    return entry && own ? [{ entry, notes, linted: own }] : [];
  });
  const found = [...linted.flatMap(({ problems }) => problems), ...compareFiles(whole, words.rules)];
  const problems = withoutPlaceholderFollowUps([...content.problems, ...found]).sort(compareProblems);
  if (!hasErrors(found)) return { ...content, problems };
  const { pages, ledger, ...others } = content;
  return { ...others, problems };
}

function resultOf(data: DataText, rules: Rules, cache: Cache): FileResult | undefined {
  const { file, text } = data;
  if (text === undefined) return undefined;
  return cache.get('file', [rules.key, file, text], () => readFile({ ...data, text }, rules));
}

function loadedFile(data: DataText, result: FileResult | undefined): LoadedFile {
  const { file, slug, type, text } = data;
  if (text === undefined || result?.value === undefined) return { file, slug, type };
  return { file, slug, type, source: sourceIn(data, result.meant ?? text, result.value) };
}

function siteWords(
  site: SiteDefinition,
  context: WordContext,
  entries: readonly Entry[],
  examined: readonly ExaminedFile[],
  { key, schemas }: Rules,
): SiteWords {
  const rules = wordRules(context, site, () => schemas);
  const byFile = new Map(entries.filter(isFilled).map((entry) => [entry.source.file, entry]));
  const files = examined.map(({ file: { type, slug }, source, notes: all, textRanges, outline }): WordsOfFile => {
    const { file, text, typed, value } = source;
    const { texts, slots, namings, joined } = all;
    const entry = byFile.get(file);
    const filled = entry && { data: entry.data, card: entry.kind === 'page' ? entry.card : undefined };
    const notes = { texts, slots, namings, joined };
    return {
      entry,
      written: { file, slug, type: type.name, text, typed, value, filled, notes, textRanges, outline },
      from: [key, rules.keyFor(type.name), file, text, typed ?? ''],
    };
  });
  return { context, rules, files };
}

const isOf = (page: AnnouncedPage, { type, slug }: PageEntry) => page.type === type.name && page.slug === slug;

/** Nothing leads away from where a page is shown before visitors can open it. */
function makingWay(ledger: KeptLedger, early: readonly WaitingPage[]): KeptLedger {
  if (early.length === 0) return ledger;
  const shown = new Set(early.map(({ entry }) => entry.type.url(entry.slug)));
  return { ...ledger, redirects: ledger.redirects.filter(({ from }) => !shown.has(from)) };
}

/** What any host of the site has to be told. Of content that is not sound, as far as it is known. */
export function readHosting(site: SiteDefinition, content: Content, env: Environment): HostModel {
  const { snapshot, pages, ledger } = content;
  const shared = snapshot?.shared ?? {};
  const forms = site.forms?.(shared) ?? [];
  return hostModel({
    delivery: site.delivery?.(shared, env),
    hstsPreload: site.hstsPreload?.(shared),
    redirects: ledger?.redirects ?? [],
    outputs: pages?.routes.map(({ output }) => output) ?? [],
    formPaths: [
      ...formPaths(site, shared),
      ...callsPath(site, shared),
      ...photoPaths(forms),
      ...inboxPath(site, shared),
    ],
    formFiles: Math.max(0, ...forms.map(photoBytes)),
  });
}

/** Addresses at which a relay takes the forms of the site. */
export const formPaths = (site: SiteDefinition, shared: SharedData): readonly string[] =>
  site.forms?.(shared).map(({ action }) => action) ?? [];

/** Where a relay is told of taps on phone numbers, if it counts them. */
const callsPath = (site: SiteDefinition, shared: SharedData): readonly string[] => {
  const counting = site.counting?.(shared);
  return counting ? [counting.calls] : [];
};

/** Where a relay serves the inbox, if the site has one. */
const inboxPath = (site: SiteDefinition, shared: SharedData): readonly string[] => {
  const inbox = site.inbox?.(shared);
  return inbox ? [inbox.path] : [];
};

/** Build servers set this variable; what is written there is thrown away afterwards. */
const isUnattended = (env: Environment | undefined) => Boolean(env?.CI) && env?.CI !== 'false';
