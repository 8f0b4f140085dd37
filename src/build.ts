import { join, relative, resolve } from 'node:path';
import { bundle } from './bundle/bundle.ts';
import { check } from './check/check.ts';
import { loadDrawings } from './load/drawings.ts';
import { load } from './load/load.ts';
import { compareProblems, hasErrors, type Problem } from './problems/problem.ts';
import { renderDocument, renderPage } from './render/render.ts';
import { createSiteView } from './render/site-view.ts';
import { route } from './route/route.ts';
import type { SiteDefinition, SiteView } from './template-api.ts';
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
}

export interface BuildOptions extends ContentOptions {
  /** Output folder; replaced as a whole, and only by a site that passed every check. */
  readonly out: string;
  /** Told after each page, for showing progress. */
  readonly onPage?: (done: number, total: number) => void;
}

/** Content that was read and judged, and, if it is sound, the pages it makes. */
export interface Content {
  readonly files: readonly LoadedFile[];
  readonly problems: readonly Problem[];
  readonly pages?: { readonly routes: readonly Route[]; readonly view: SiteView };
}

export interface BuildResult {
  readonly problems: readonly Problem[];
  /** Number of data files read. */
  readonly files: number;
  /** What stopped the build, if anything did. */
  readonly stoppedBy?: 'content' | 'output';
  readonly pages: readonly RenderedPage[];
}

/** load → validate → route: everything that can be known without rendering. */
export function readContent(site: SiteDefinition, { root, release = false, baseUrl }: ContentOptions): Content {
  const drawings = loadDrawings(site);
  const loaded = load(site, root);
  const validated = validate(site, loaded.files, { release, illustrations: drawings.keys() });
  const { routes, problems: collisions } = route(validated.entries);
  const problems = [...loaded.problems, ...validated.problems, ...collisions].sort(compareProblems);
  if (hasErrors(problems)) return { files: loaded.files, problems };
  const { shared, announced } = validated;
  const view = createSiteView({ routes, shared, announced, drawings, baseUrl: baseUrl ?? site.baseUrl(shared) });
  return { files: loaded.files, problems, pages: { routes, view } };
}

/** load → validate → route → render → bundle → write → check → promote */
export async function build(site: SiteDefinition, options: BuildOptions): Promise<BuildResult> {
  const content = readContent(site, options);
  const files = content.files.length;
  if (!content.pages) return { problems: content.problems, files, stoppedBy: 'content', pages: [] };

  const { routes, view } = content.pages;
  const pages = routes.map((each, index) => {
    options.onPage?.(index + 1, routes.length);
    return renderPage(each, view);
  });
  const { assets, links } = await bundle(site);
  const documents = pages.map((page) => ({
    output: page.route.output,
    bytes: renderDocument(site, page, view, links),
  }));

  const out = resolve(options.out);
  const next = nextFolder(out);
  recover(out);
  write(next, [...documents, ...assets], join(site.templates, site.publicFiles));

  const shownAs = relative(options.root, out).replaceAll('\\', '/') || '.';
  const problems = [...content.problems, ...check(next, shownAs)].sort(compareProblems);
  if (hasErrors(problems)) {
    discard(next);
    return { problems, files, stoppedBy: 'output', pages };
  }
  promote(next, out);
  return { problems, files, pages };
}
