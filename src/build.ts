import { join, relative, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type Bundle, bundle } from './bundle/bundle.ts';
import { check } from './check/check.ts';
import { openReadings } from './check/readings.ts';
import { traceToSource } from './check/trace.ts';
import { crawlerFiles } from './crawlers/crawlers.ts';
import { hostFiles } from './hosts/hosts.ts';
import type { KeptLedger } from './ledger/keep-ledger.ts';
import type { Day } from './lib/day.ts';
import { createMemory, NO_MEMORY } from './lib/memory.ts';
import type { Waiting } from './lib/visibility.ts';
import { forgetFiles } from './load/load.ts';
import { ChangedMeanwhile } from './load/read-source.ts';
import { WORDS } from './messages/messages.ts';
import { folderOutput, type Output } from './output/output.ts';
import { copiesOf, manifest } from './output/write.ts';
import { drawPictures, KEPT_PICTURES, type Pictures } from './pictures/pictures.ts';
import type { Language } from './problems/describe.ts';
import { compareProblems, hasErrors, type Problem } from './problems/problem.ts';
import { type ReadingScribe, readingScribe } from './read-back/reading-scribe.ts';
import { type Content, type ContentOptions, formPaths, readContent, readHosting } from './read-content.ts';
import { MARK_STYLES } from './render/draft-mark.ts';
import { movedPages, withPlace } from './render/moved-page.ts';
import { type PageRenderer, pageRenderer } from './render/page-renderer.ts';
import { pageOf } from './render/render-page.ts';
import { renderPictures } from './render/render-picture.ts';
import type { SiteSnapshot } from './render/site-view.ts';
import type { WaitingPage } from './route/shown.ts';
import type { AssetLinks, Environment, SiteDefinition, SiteView } from './template-api.ts';
import type { DraftMark, KnownFile, OutputFile, Page, PageRecord, Route } from './types.ts';

export interface BuildOptions extends ContentOptions {
  /** Output folder, or where else the files go; replaced as a whole, and only by a site that passed every check. */
  readonly out: string | Output;
  /** Folder of pictures that earlier builds drew. Without it, the one beside the packages; `false` draws all anew. */
  readonly keptPictures?: string | false;
  /** How findings name that folder. Without it, by its path from the root. */
  readonly shownAs?: string;
  /** The language in which pages are marked that visitors cannot open yet, if the site shows them. German unless stated. */
  readonly language?: Language;
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
  /** Pages that visitors cannot open yet. The site has them only if it was built with drafts. */
  readonly waiting: readonly WaitingPage[];
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
  const { env = {}, memory = NO_MEMORY, keptPictures = KEPT_PICTURES, language = 'de', onPage } = options;
  // load → validate → route
  const content = readContent(site, { ...options, env });
  const files = content.files.length;
  const { snapshot, ledger, nextChange, waiting } = content;
  if (!content.pages || !snapshot)
    return { problems: content.problems, files, stoppedBy: 'content', pages: [], waiting, nextChange };

  // render, bundle: the bundler works in a process of its own, and pictures are drawn in threads.
  const { routes, view } = content.pages;
  const pages = routes.map((each) => {
    const mark = each.waiting && markOf(each.waiting, each.entry.source.file, language);
    const madeFrom = [each.entry, view, mark ? JSON.stringify(mark) : ''];
    return memory.recall(`page ${each.output}`, madeFrom, () => pageOf(each, mark));
  });
  const delivery = site.delivery?.(view.shared, env);
  const bundling = bundle(site, delivery, memory, site.unusedScripts?.(view.shared));
  // What goes wrong beside this is thrown where it is awaited, unless something else is thrown before.
  bundling.catch(() => {});
  const output = typeof options.out === 'string' ? folderOutput(resolve(options.out), memory) : options.out;
  const pictures = drawPictures(site, renderPictures(routes, view, memory), {
    folder: keptPictures || undefined,
    isThere: output.stillHas,
  });
  pictures.done.catch(() => {});
  const renderer = pageRenderer(site, view, memory);
  await renderer.renderUntil(bundling, pages);
  const bundled = await bundling;

  // write
  const records = recordsOf(routes);
  const others = [manifest(records), ...filesBesidePages(site, content, pages, view, env), ...bundled.assets];
  const redirects = ledger?.redirects ?? [];
  const moved = withPlace(movedPages(site, redirects, routes, view, bundled.links), [...others, ...routes]);
  // What was read of pages has to be there when they are judged, even if nothing else is remembered.
  const remembered = memory === NO_MEMORY ? createMemory() : memory;
  const readings = openReadings(remembered);
  const scribe = output.laidIn && readingScribe(output.laidIn, pages.length, readings.keep);
  const made = filesInOrder([...others, ...moved], { pages, renderer, bundled, pictures, scribe, onPage });
  const laid = await output.lay(made, scribe);

  // check
  const shownAs = options.shownAs ?? pathFrom(options.root, options.out);
  const judge = () => {
    const found = check(laid, shownAs, {
      publicKey: delivery?.kind === 'direct' ? delivery.key : undefined,
      formPaths: formPaths(site, view.shared),
      budgets: site.budgets,
      previous: output.previous,
      memory: remembered,
      readings,
    });
    return traceToSource(found, records, content.files, shownAs);
  };
  const problems = [...content.problems, ...orDiscard(output, judge)].sort(compareProblems);
  if (hasErrors(problems)) {
    output.discard();
    return { problems, files, stoppedBy: 'output', pages, waiting, nextChange };
  }
  output.promote();
  return { problems, files, pages, ledger, waiting, nextChange, forRelay: { snapshot, assets: bundled.links } };
}

/** Whoever works in the output folder next does not wait for a build that was given up. */
function orDiscard<Result>(output: Output, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    output.discard();
    throw error;
  }
}

const recordsOf = (routes: readonly Route[]): readonly PageRecord[] =>
  routes.map(({ output, entry: { type, source } }) => ({ output, type: type.name, source: source.file }));

/** What a page is marked with that visitors cannot open yet. */
function markOf(waiting: Waiting, file: string, language: Language): DraftMark {
  const { label, reason } = WORDS[language].pages;
  return { label: label(waiting), title: reason(waiting, file), language };
}

/** What belongs to a site and is neither a page nor bundled. */
const filesBesidePages = (
  site: SiteDefinition,
  content: Content,
  pages: readonly Page[],
  view: SiteView,
  env: Environment,
): readonly OutputFile[] => [
  ...copiesOf(join(site.templates, site.publicFiles)),
  ...hostFiles(readHosting(site, content, env)),
  ...crawlerFiles(pages, view.baseUrl),
  ...(pages.some(({ mark }) => mark) ? [MARK_STYLES] : []),
  ...(site.files?.(view) ?? []),
];

/** What documents are made of, and what goes on while they are. */
interface Making {
  readonly pages: readonly Page[];
  readonly renderer: PageRenderer;
  readonly bundled: Bundle;
  readonly pictures: Pictures;
  readonly scribe: ReadingScribe | undefined;
  readonly onPage: BuildOptions['onPage'];
}

/** All files of the site: those that are there, then each document and picture when it is made, so that few are held at once. */
async function* filesInOrder(
  others: readonly OutputFile[],
  { pages, renderer, bundled: { links, ownStyles }, pictures, scribe, onPage }: Making,
): AsyncIterable<OutputFile | KnownFile> {
  yield* others;
  for (const [index, page] of pages.entries()) {
    const { output, entry } = page.route;
    onPage?.(index + 1, pages.length);
    const own = { ...links, styles: ownStyles[entry.type.name] ?? links.styles };
    yield renderer.document(page, own, pictures.links.get(output));
    // A drawn picture waits for a turn, and the next one for that.
    await setImmediate();
  }
  yield* renderer.files();
  // Whoever asks for the next file has written all of these.
  await scribe?.readUntil(pictures.done);
  await pictures.done;
  yield* pictures.files;
}

/** How findings name the output folder: as seen from the root. */
const pathFrom = (root: string, out: string | Output) =>
  typeof out === 'string' ? relative(root, resolve(out)).replaceAll('\\', '/') || '.' : 'dist';
