import { join, relative, resolve } from 'node:path';
import { bundle } from './bundle/bundle.ts';
import { check } from './check/check.ts';
import { type Memory, NO_MEMORY } from './lib/memory.ts';
import { loadDrawings } from './load/drawings.ts';
import { load } from './load/load.ts';
import { compareProblems, hasErrors, type Problem } from './problems/problem.ts';
import { renderDocument, renderPage } from './render/render.ts';
import { createSiteView, linksTo, type SiteSnapshot } from './render/site-view.ts';
import { route } from './route/route.ts';
import type { AssetLinks, Environment, SiteDefinition, SiteView } from './template-api.ts';
import type { LoadedFile, RenderedPage, Route } from './types.ts';
import { validate } from './validate/validate.ts';
import { discard, nextFolder, promote, recover } from './write/output-folder.ts';
import { write } from './write/write.ts';

export interface ContentOptions {
  /** Folder that holds `data/`. */
  readonly root: string;
  /** True refuses placeholders and claims without evidence. */
  readonly release?: boolean;
  /** Public address, instead of the one in the data. */
  readonly baseUrl?: string | undefined;
  /** Variables of the environment, where keys come from. Without it, nothing asks whether they are there. */
  readonly env?: Environment;
  /** What earlier runs over the same site in the same folder left behind: unchanged input is not worked on again. */
  readonly memory?: Memory;
}

export interface BuildOptions extends ContentOptions {
  /** Output folder; replaced as a whole, and only by a site that passed every check. */
  readonly out: string;
  /** How findings name that folder. Without it, by its path from the root. */
  readonly shownAs?: string;
  /** Told after each page, for showing progress. */
  readonly onPage?: (done: number, total: number) => void;
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
}

export interface BuildResult {
  readonly problems: readonly Problem[];
  /** Number of data files read. */
  readonly files: number;
  /** What stopped the build, if anything did. */
  readonly stoppedBy?: 'content' | 'output';
  readonly pages: readonly RenderedPage[];
  /** What a relay beside the new site needs. */
  readonly forRelay?: { readonly snapshot: SiteSnapshot; readonly assets: AssetLinks };
}

/** load → validate → route: everything that can be known without rendering. */
export function readContent(site: SiteDefinition, options: ContentOptions): Content {
  const { root, release = false, baseUrl, env, memory = NO_MEMORY } = options;
  const drawings = loadDrawings(site);
  const loaded = load(site, root, memory);
  const validated = validate(site, loaded.files, { release, illustrations: drawings.keys(), env, memory });
  const { routes, problems: collisions } = route(validated.entries);
  const problems = [...loaded.problems, ...validated.problems, ...collisions].sort(compareProblems);
  const { shared, announced, whole } = validated;
  if (!whole) return { files: loaded.files, problems };
  const known = {
    links: linksTo(routes),
    announced,
    drawings: Object.fromEntries(drawings),
    baseUrl: baseUrl ?? site.baseUrl(shared),
  };
  const snapshot = memory.recall(
    'snapshot',
    [shared, JSON.stringify(known)],
    (): SiteSnapshot => ({ shared, ...known }),
  );
  if (hasErrors(problems)) return { files: loaded.files, problems, snapshot };
  const view = memory.recall('view', [snapshot], () => createSiteView(snapshot));
  return { files: loaded.files, problems, snapshot, pages: { routes, view } };
}

/** load → validate → route → render → bundle → write → check → promote */
export async function build(site: SiteDefinition, options: BuildOptions): Promise<BuildResult> {
  const { env = {}, memory = NO_MEMORY } = options;
  const content = readContent(site, { ...options, env });
  const files = content.files.length;
  const { snapshot } = content;
  if (!content.pages || !snapshot) return { problems: content.problems, files, stoppedBy: 'content', pages: [] };

  const { routes, view } = content.pages;
  const pages = routes.map((each, index) => {
    options.onPage?.(index + 1, routes.length);
    const { source, data } = each.entry;
    return memory.recall(`page ${each.output}`, [source, data, view], () => renderPage(each, view));
  });
  const delivery = site.delivery?.(view.shared, env);
  const { assets, links } = await bundle(site, delivery);
  const documents = pages.map((page) => {
    const { output } = page.route;
    const madeFrom = [page, view, JSON.stringify(links)];
    return {
      output,
      bytes: memory.recall(`document ${output}`, madeFrom, () => renderDocument(site, page, view, links)),
    };
  });

  const out = resolve(options.out);
  const next = nextFolder(out);
  recover(out);
  write(next, [...documents, ...assets], join(site.templates, site.publicFiles));

  const shownAs = options.shownAs ?? (relative(options.root, out).replaceAll('\\', '/') || '.');
  const publicKey = delivery?.kind === 'direct' ? delivery.key : undefined;
  const problems = [...content.problems, ...check(next, shownAs, { publicKey, memory })].sort(compareProblems);
  if (hasErrors(problems)) {
    discard(next);
    return { problems, files, stoppedBy: 'output', pages };
  }
  promote(next, out);
  return { problems, files, pages, forRelay: { snapshot, assets: links } };
}
