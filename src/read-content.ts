import { type HostModel, hostModel } from './hosts/model.ts';
import { type KeptLedger, keepLedger } from './ledger/keep-ledger.ts';
import type { Day } from './lib/day.ts';
import { type Memory, NO_MEMORY } from './lib/memory.ts';
import { originOf } from './lib/url.ts';
import { isPublicOn, nextChange } from './lib/visibility.ts';
import { loadDrawings } from './load/drawings.ts';
import { forgetFiles, load } from './load/load.ts';
import { ChangedMeanwhile } from './load/read-source.ts';
import { compareProblems, hasErrors, type Problem } from './problems/problem.ts';
import { createSiteView, linksTo, type SiteSnapshot } from './render/site-view.ts';
import { route } from './route/route.ts';
import type { Environment, SharedData, SiteDefinition, SiteView } from './template-api.ts';
import type { LoadedFile, Route } from './types.ts';
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
  /** What earlier runs over the same site in the same folder left behind: unchanged input is not worked on again. */
  readonly memory?: Memory;
}

/** Content that was read and judged, and, if it is sound, the pages it makes. */
export interface Content {
  readonly files: readonly LoadedFile[];
  readonly problems: readonly Problem[];
  readonly pages?: { readonly routes: readonly Route[]; readonly view: SiteView };
  /**
   * What a relay needs. It is there as soon as the data files are sound, because a mistake in some page must not keep
   * inquiries from arriving.
   */
  readonly snapshot?: SiteSnapshot;
  /** The list of all addresses, if the site keeps one and it can be used. */
  readonly ledger?: KeptLedger | undefined;
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
  const { root, release = false, baseUrl, env, today, memory = NO_MEMORY } = options;
  const drawings = loadDrawings(site);
  const loaded = load(site, root, memory);
  const validated = validate(site, loaded.files, { release, illustrations: drawings.keys(), env, today, memory });
  const shown = validated.entries.filter(({ kind, source }) => kind === 'data' || isPublicOn(source.period, today));
  const { routes, problems: collisions } = route(shown, memory);
  const { files, problems: loadProblems } = loaded;
  const ledger = keepLedger(site, files, validated.entries, { today, loadProblems, mention: isUnattended(env) });
  const problems = [...loadProblems, ...validated.problems, ...collisions, ...(ledger?.problems ?? [])].sort(
    compareProblems,
  );
  const periods = validated.entries.filter(({ kind }) => kind === 'page').map(({ source }) => source.period);
  const judged = { files, problems, nextChange: today && nextChange(periods, today) };
  const { shared, announced, practices, whole } = validated;
  if (!whole) return judged;
  const known = {
    links: linksTo(routes),
    announced,
    practices,
    drawings: Object.fromEntries(drawings),
    baseUrl: originOf(baseUrl ?? site.baseUrl(shared)),
  };
  const snapshot = memory.recall(
    'snapshot',
    [shared, JSON.stringify(known)],
    (): SiteSnapshot => ({ shared, ...known }),
  );
  if (hasErrors(problems)) return { ...judged, snapshot };
  const view = memory.recall('view', [snapshot], () => createSiteView(snapshot));
  return { ...judged, snapshot, pages: { routes, view }, ledger };
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
