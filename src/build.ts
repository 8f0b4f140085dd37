import { join, relative, resolve } from 'node:path';
import { workBeside } from './beside/beside.ts';
import { bundle } from './bundle/bundle.ts';
import { check } from './check/check.ts';
import { openReadings } from './check/readings.ts';
import { traceToSource } from './check/trace.ts';
import { crawlerFiles } from './crawlers/crawlers.ts';
import { hostFiles } from './hosts/hosts.ts';
import type { KeptLedger } from './ledger/keep-ledger.ts';
import type { Day } from './lib/day.ts';
import { createMemory, NO_MEMORY } from './lib/memory.ts';
import { forgetFiles } from './load/load.ts';
import { ChangedMeanwhile } from './load/read-source.ts';
import { drawPictures, KEPT_PICTURES, prepareDrawer } from './pictures/pictures.ts';
import { compareProblems, hasErrors, type Problem } from './problems/problem.ts';
import { type ContentOptions, formPaths, readContent, readHosting } from './read-content.ts';
import { movedPages, withPlace } from './render/moved-page.ts';
import { pageRenderer } from './render/page-renderer.ts';
import { pageOf } from './render/render-page.ts';
import { renderPictures } from './render/render-picture.ts';
import type { SiteSnapshot } from './render/site-view.ts';
import type { AssetLinks, SiteDefinition } from './template-api.ts';
import type { KnownFile, OutputFile, Page } from './types.ts';
import { folderOutput, type Output } from './write/output.ts';
import { copiesOf, manifest } from './write/write.ts';

export interface BuildOptions extends ContentOptions {
  /** Output folder, or where else the files go; replaced as a whole, and only by a site that passed every check. */
  readonly out: string | Output;
  /** Folder of pictures that earlier builds drew. Without it, the one beside the packages; `false` draws all anew. */
  readonly keptPictures?: string | false;
  /** How findings name that folder. Without it, by its path from the root. */
  readonly shownAs?: string;
  /** Told after each page, for showing progress. */
  readonly onPage?: (done: number, total: number) => void;
}

export interface BuildResult {
  readonly problems: readonly Problem[];
  /** Number of data files read. */
  readonly files: number;
  /** What stopped the build, if anything did. */
  readonly stoppedBy?: 'content' | 'output';
  readonly pages: readonly Page[];
  /** The list of all addresses as this build found it. What it lacks has yet to be written. */
  readonly ledger?: KeptLedger | undefined;
  /** The next day on which the same content makes another site. */
  readonly nextChange?: Day | undefined;
  /** What a relay beside the new site needs. */
  readonly forRelay?: { readonly snapshot: SiteSnapshot; readonly assets: AssetLinks };
}

/** load → validate → route → render → bundle → write → check → promote. Begins anew if a file changes under its hands. */
export async function build(site: SiteDefinition, options: BuildOptions): Promise<BuildResult> {
  try {
    return await buildOnce(site, options);
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) throw error;
    forgetFiles(options.memory);
    return buildOnce(site, options);
  }
}

async function buildOnce(site: SiteDefinition, options: BuildOptions): Promise<BuildResult> {
  const { env = {}, memory = NO_MEMORY, keptPictures = KEPT_PICTURES } = options;
  const folder = keptPictures || undefined;
  const drawer = prepareDrawer(site, folder);
  // load → validate → route
  const content = readContent(site, { ...options, env });
  const files = content.files.length;
  const { snapshot, ledger, nextChange } = content;
  if (!content.pages || !snapshot) {
    drawer.stop();
    return { problems: content.problems, files, stoppedBy: 'content', pages: [], nextChange };
  }

  const { routes, view } = content.pages;
  const pages = routes.map((each) => memory.recall(`page ${each.output}`, [each.entry, view], () => pageOf(each)));
  const delivery = site.delivery?.(view.shared, env);
  const bundling = bundle(site, delivery, memory, site.unusedScripts?.(view.shared));
  // What goes wrong beside this is thrown where it is awaited, unless something else is thrown before.
  bundling.catch(() => {});
  const output = typeof options.out === 'string' ? folderOutput(resolve(options.out), memory) : options.out;
  const shown = renderPictures(routes, view, memory);
  const pictures = drawPictures(site, shown, {
    folder,
    drawer,
    isThere: output.stillHas,
  });
  pictures.done.catch(() => {});
  const renderer = pageRenderer(site, view, memory);
  // The bundler works in a process of its own, and pictures are drawn in a thread.
  await renderer.renderUntil(bundling, pages);
  const { assets, links, ownStyles } = await bundling;

  const redirects = ledger?.redirects ?? [];
  const records = routes.map(({ output, entry: { type, source } }) => ({
    output,
    type: type.name,
    source: source.file,
  }));
  const others = [
    manifest(records),
    ...copiesOf(join(site.templates, site.publicFiles)),
    ...hostFiles(readHosting(site, content, env)),
    ...crawlerFiles(pages, view.baseUrl),
    ...(site.files?.(view) ?? []),
    ...assets,
  ];
  const moved = withPlace(movedPages(site, redirects, routes, view, links), [...others, ...routes]);
  // What was read of pages has to be there when they are judged, even if nothing else is remembered.
  const remembered = memory === NO_MEMORY ? createMemory() : memory;
  const readings = openReadings(remembered);
  const beside = output.laidIn && workBeside(output.laidIn, pages.length, readings.keep);
  const made = async function* (): AsyncIterable<OutputFile | KnownFile> {
    yield* others;
    yield* moved;
    for (const [index, page] of pages.entries()) {
      const { output: path, entry } = page.route;
      options.onPage?.(index + 1, pages.length);
      const own = { ...links, styles: ownStyles[entry.type.name] ?? links.styles };
      yield renderer.document(page, own, pictures.links.get(path));
      // Pictures that wait to be written take more memory than all the rest, and so do many that were read just now.
      if (index % SOME === 0) yield* await pictures.ready(2 * SOME);
    }
    yield* renderer.files();
    // Whoever asks for the next file has written all of these.
    await beside?.readUntil(pictures.done);
    await pictures.done;
    yield* await pictures.ready();
  };
  const laid = await output.lay(made(), beside);

  const shownAs = options.shownAs ?? pathFrom(options.root, options.out);
  const publicKey = delivery?.kind === 'direct' ? delivery.key : undefined;
  const { budgets } = site;
  const found = check(laid, shownAs, {
    publicKey,
    formPaths: formPaths(site, view.shared),
    budgets,
    previous: output.previous,
    memory: remembered,
    readings,
  });
  const traced = traceToSource(found, records, content.files, shownAs);
  const problems = [...content.problems, ...traced].sort(compareProblems);
  if (hasErrors(problems)) {
    output.discard();
    return { problems, files, stoppedBy: 'output', pages, nextChange };
  }
  output.promote();
  return { problems, files, pages, ledger, nextChange, forRelay: { snapshot, assets: links } };
}

/** So many pages are written before somebody looks which pictures are ready. */
const SOME = 16;

/** How findings name the output folder: as seen from the root. */
const pathFrom = (root: string, out: string | Output) =>
  typeof out === 'string' ? relative(root, resolve(out)).replaceAll('\\', '/') || '.' : 'dist';
