import { type HostModel, hostModel } from './hosts/model.ts';
import { type KeptLedger, keepLedger } from './ledger/keep-ledger.ts';
import type { Day } from './lib/day.ts';
import { type Memory, NO_MEMORY } from './lib/memory.ts';
import { originOf } from './lib/url.ts';
import { nextChange } from './lib/visibility.ts';
import { loadDrawings } from './load/drawings.ts';
import { forgetFiles, type Loaded, load } from './load/load.ts';
import { ChangedMeanwhile } from './load/read-source.ts';
import { isPageType } from './page-entry.ts';
import { compareProblems, hasErrors, type Problem } from './problems/problem.ts';
import { createSiteView, linksTo, type SiteSnapshot } from './render/site-view.ts';
import { route } from './route/route.ts';
import { presentable, publicEntries, type WaitingPage, waitingPages, withReasons } from './route/shown.ts';
import { mendFiles } from './slips/mend-files.ts';
import type { AnnouncedPage, Environment, SharedData, SiteDefinition, SiteView } from './template-api.ts';
import type { LoadedFile, PageEntry, Route, Speller } from './types.ts';
import { validate } from './validate/validate.ts';

export interface ContentOptions {
  /** Folder that holds `data/`. */
  readonly root: string;
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
  /** What earlier runs over the same site in the same folder left behind: unchanged input is not worked on again. */
  readonly memory?: Memory;
}

/** Content that was read and judged, and, if it is sound, the pages it makes. */
export interface Content {
  readonly files: readonly LoadedFile[];
  readonly problems: readonly Problem[];
  readonly pages?: { readonly routes: readonly Route[]; readonly view: SiteView };
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

/** load → validate → route: everything that can be known without rendering. Begins anew if a file changes under its hands. */
export function readContent(site: SiteDefinition, options: ContentOptions): Content {
  try {
    return readOnce(site, options);
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) throw error;
    forgetFiles(options.memory);
    return readOnce(site, options);
  }
}

function readOnce(site: SiteDefinition, options: ContentOptions): Content {
  const { root, baseUrl, today, memory = NO_MEMORY } = options;
  const drawings = loadDrawings(site);
  const loaded = load(site, root, memory);
  // Findings are about what an editor most likely meant. Nothing else may be built on that guess.
  const readable = mendFiles(site, loaded, undefined, memory) ?? loaded;
  const judged = judgeFiles(site, readable, drawings.keys(), options);
  const mended = mendFiles(site, readable, judged.problems, memory);
  const { problems } = mended ? judgeFiles(site, mended, drawings.keys(), options) : judged;
  const { validated, waiting, early, routes, ledger } = judged;
  const periods = validated.entries.filter(({ kind }) => kind === 'page').map(({ source }) => source.period);
  const sound = { routes, ledger: ledger && makingWay(ledger, early) };
  const content = { files: loaded.files, problems, sound, waiting, nextChange: today && nextChange(periods, today) };
  const { shared, practices, whole } = validated;
  const isGuess = ({ type, file }: LoadedFile) => !isPageType(type) && loaded.unsound.has(file);
  if (!whole || loaded.files.some(isGuess)) return content;
  const known = {
    links: linksTo(routes),
    announced: validated.announced.filter((page) => !early.some(({ entry }) => isOf(page, entry))),
    practices,
    drawings: Object.fromEntries(drawings),
    baseUrl: originOf(baseUrl ?? site.baseUrl(shared)),
  };
  const snapshot = memory.recall(
    'snapshot',
    [shared, JSON.stringify(known)],
    (): SiteSnapshot => ({ shared, ...known }),
  );
  if (hasErrors(problems)) return { ...content, snapshot };
  const view = memory.recall('view', [snapshot], () => createSiteView(snapshot));
  return { ...content, snapshot, pages: { routes, view }, ledger: sound.ledger };
}

/** Everything that is wrong with some files, and the pages that the sound ones among them make. */
function judgeFiles(
  site: SiteDefinition,
  { files, problems: loadProblems }: Loaded,
  illustrations: Iterable<string>,
  { release = false, env, today, drafts = false, speller, memory = NO_MEMORY }: ContentOptions,
) {
  const validated = validate(site, files, { release, illustrations, env, today, speller, memory });
  const visible = publicEntries(validated.entries, today);
  const waiting = waitingPages(validated.entries, today);
  const early = drafts ? presentable(waiting, visible) : [];
  const routed = route([...visible, ...early.map(({ entry }) => entry)], memory);
  const ledger = keepLedger(site, files, validated.entries, { today, loadProblems, mention: isUnattended(env) });
  const problems = [...loadProblems, ...validated.problems, ...routed.problems, ...(ledger?.problems ?? [])].sort(
    compareProblems,
  );
  return { validated, waiting, early, routes: withReasons(routed.routes, early), ledger, problems };
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
  return hostModel({
    delivery: site.delivery?.(shared, env),
    hstsPreload: site.hstsPreload?.(shared),
    redirects: ledger?.redirects ?? [],
    outputs: pages?.routes.map(({ output }) => output) ?? [],
    formPaths: formPaths(site, shared),
  });
}

/** Addresses at which a relay takes the forms of the site. */
export const formPaths = (site: SiteDefinition, shared: SharedData): readonly string[] =>
  site.forms?.(shared).map(({ action }) => action) ?? [];

/** Build servers set this variable; what is written there is thrown away afterwards. */
const isUnattended = (env: Environment | undefined) => Boolean(env?.CI) && env?.CI !== 'false';
