import { join, relative, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type Bundle, type BundleOptions, bundle, bundledFiles } from './bundle/bundle.ts';
import { type Cache, NO_CACHE, stateOf } from './cache.ts';
import { check } from './check/check.ts';
import { type FileFacts, fileFacts, isText } from './check/site-facts.ts';
import { traceToSource } from './check/trace.ts';
import { hostFiles } from './hosts/hosts.ts';
import type { Day } from './lib/day.ts';
import type { FileTree } from './lib/file-tree.ts';
import { hashOf } from './lib/hash.ts';
import { once } from './lib/memo.ts';
import type { Waiting } from './lib/visibility.ts';
import { pageMaker } from './make-pages.ts';
import { type Language, WORDS } from './messages/messages.ts';
import type { Stamps } from './output/carry-over.ts';
import { folderOutput, type Output } from './output/output.ts';
import { copiesOf, manifest } from './output/write.ts';
import { isPageType } from './page-entry.ts';
import { openImages } from './pictures/images.ts';
import type { KeptFiles } from './pictures/kept.ts';
import { drawPictures, KEPT_PICTURES } from './pictures/pictures.ts';
import { compareProblems, hasErrors, type Problem } from './problems/problem.ts';
import { type Content, type ContentOptions, formPaths, readContent, readHosting } from './read-content.ts';
import { MARK_STYLES } from './render/draft-mark.ts';
import { movedPages, withPlace } from './render/moved-page.ts';
import { pageOf } from './render/render-page.ts';
import type { SiteSnapshot } from './render/site-view.ts';
import type { WaitingPage } from './route/route.ts';
import { crawlerFiles } from './seo/seo.ts';
import type { AssetLinks, Environment, ReadDataset, SiteDefinition, SiteView } from './template-api.ts';
import type { DraftMark, KnownFile, OutputFile, Page, PageRecord, Route } from './types.ts';
import type { KeptLedger } from './url-history/keep-ledger.ts';

export interface BuildOptions extends ContentOptions {
  /** Output folder, or where else the files go; replaced as a whole, and only by a site that passed every check. */
  readonly out: string | Output;
  /** Folder of pictures that earlier builds drew. Without it, the one beside the packages; `false` draws all again. */
  readonly keptPictures?: string | false | undefined;
  /** How findings name that folder. Without it, by its path from the root. */
  readonly shownAs?: string;
  /** The language in which pages are marked that visitors cannot open yet, if the site shows them. German unless stated. */
  readonly language?: Language;
  /** What `codeStateOf` says, if that has been asked already. */
  readonly codeState?: string;
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
  /** Scripts and styles of the new site. */
  readonly bundle?: Bundle;
  /** What a relay beside the new site needs. */
  readonly forRelay?: { readonly snapshot: SiteSnapshot; readonly assets: AssetLinks };
  /** What data sets say. */
  readonly datasets?: ReadDataset;
}

/** Read each file, know the site, make each page, judge the site, promote. */
export async function build(site: SiteDefinition, options: BuildOptions): Promise<BuildResult> {
  const { env = {}, cache = NO_CACHE, keptPictures = KEPT_PICTURES, language = 'de' } = options;
  // Read each file, know the site.
  const content = readContent(site, { ...options, env });
  const { snapshot, ledger, nextChange, waiting } = content;
  const files = content.files.length;
  const images = await openImages(options.root, content.images, cache);
  const known = [...content.problems, ...images.problems].sort(compareProblems);
  if (!content.pages || !snapshot || hasErrors(known))
    return { problems: known, files, stoppedBy: 'content', pages: [], waiting, nextChange };

  // Make each page, and what goes beside the pages.
  const { routes } = content.pages;
  const view: SiteView = { ...content.pages.view, image: images.image };
  const pages = routes.map((each) => {
    const mark = each.waiting && markOf(each.waiting, each.entry.source.file, language);
    return pageOf(each, mark);
  });
  const delivery = site.delivery?.(view.shared, env);
  const output = outputOf(options.out, cache);
  const { codeState: code = codeStateOf(site) } = options;
  const { datasets } = content;
  const from = [code, datasets.state, images.state, hashOf(JSON.stringify(snapshot))];
  const maker = pageMaker({ site, view, cache, pages, from });
  const bundled = bundleOnce(site, { delivery, unused: site.unusedScripts?.(view.shared) }, content, code, cache);
  const isThere = output.stillHas;
  const folder = keptPictures || undefined;
  const photos = images.encode(shownImages(content, routes), { folder: folder && join(folder, '../images'), isThere });
  const pictures = drawPictures(site, maker.pictures(), { folder, isThere });
  for (const { done } of [photos, pictures]) done.catch(() => {});
  if (!bundled.isKnown) await maker.renderAhead();
  const bundle = await bundled.bundle;
  const records = recordsOf(routes);
  const others = [manifest(records), ...filesBesidePages(site, content, pages, view, env), ...bundledFiles(bundle)];
  const moved = withPlace(movedPages(site, ledger?.redirects ?? [], routes, view, bundle.links), [
    ...others,
    ...routes,
  ]);
  const made = maker.files(bundle, pictures.links);
  const withoutPictures = await output.lay(inOrder([...others, ...moved], made));

  // Judge the site. Pages are read back while the last pictures are drawn.
  const facts = await orDiscard(output, () => readBack(withoutPictures, cache));
  const laid = await output.lay(whenDrawn(photos, pictures));
  const shownAs = options.shownAs ?? pathFrom(options.root, options.out);
  const judge = async () => {
    const found = check(laid, shownAs, {
      publicKey: delivery?.kind === 'direct' ? delivery.key : undefined,
      formPaths: formPaths(site, view.shared),
      budgets: site.budgets,
      previous: output.previous,
      facts,
    });
    return traceToSource(found, records, content.files, shownAs);
  };
  const problems = [...known, ...(await orDiscard(output, judge))].sort(compareProblems);
  if (hasErrors(problems)) {
    output.discard();
    return { problems, files, stoppedBy: 'output', pages, waiting, nextChange };
  }

  // Promote.
  output.promote();
  const forRelay = { snapshot, assets: bundle.links };
  return { problems, files, pages, ledger, waiting, nextChange, bundle, forRelay, datasets: datasets.read };
}

/** The next build need not wait for one that was given up. */
async function orDiscard<Result>(output: Output, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    output.discard();
    throw error;
  }
}

function outputOf(out: BuildOptions['out'], cache: Cache): Output {
  if (typeof out !== 'string') return out;
  const folder = resolve(out);
  return folderOutput(folder, {
    last: () => cache.find<Stamps>('written', [folder]),
    keep: (stamps) => void cache.keep('written', [folder], stamps),
  });
}

/** What scripts of browsers are bundled from: no code of the engine, but pages name them. */
const BROWSER_CODE = ['browser', 'shared'].map((room) => join(import.meta.dirname, room));

/** Changes with everything that a build reads beside the data and the code that runs. */
export const codeStateOf = (site: SiteDefinition) => stateOf([site.templates, ...BROWSER_CODE]);

/** The bundled styles and scripts. The bundler works in a process of its own, so there is time for something else. */
function bundleOnce(site: SiteDefinition, options: BundleOptions, { datasets }: Content, code: string, cache: Cache) {
  const from = [code, datasets.state, JSON.stringify(options)];
  const known = cache.find<Bundle>('bundle', from);
  if (known) return { isKnown: true, bundle: Promise.resolve(known) };
  const made = bundle(site, options, datasets.read).then((each) => cache.keep('bundle', from, each));
  // What goes wrong beside this is thrown where it is awaited, unless something else is thrown before.
  made.catch(() => {});
  return { isKnown: false, bundle: made };
}

/** Pictures of pages that are there, and of what all pages share: what waits with its page is not published. */
function shownImages({ images, files }: Content, routes: readonly Route[]): ReadonlySet<string> {
  const shown = new Set([
    ...files.filter(({ type }) => !isPageType(type)).map(({ file }) => file),
    ...routes.map(({ entry }) => entry.source.file),
  ]);
  return new Set(images.filter(({ place }) => shown.has(place.file)).map(({ file }) => file));
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

/** The files that are there, then each page when it is made, so that few are held at once. */
async function* inOrder(
  others: readonly OutputFile[],
  pages: AsyncIterable<OutputFile | KnownFile>,
): AsyncIterable<OutputFile | KnownFile> {
  yield* others;
  yield* pages;
}

async function* whenDrawn(...all: readonly KeptFiles[]): AsyncIterable<KnownFile> {
  for (const { done, files } of all) {
    await done;
    yield* files;
  }
}

/** What each file of text says that was laid down, by its path. */
async function readBack(laid: FileTree, cache: Cache): Promise<ReadonlyMap<string, FileFacts>> {
  const facts = new Map<string, FileFacts>();
  for (const path of laid.paths.filter(isText)) {
    const text = once(() => laid.text(path));
    const from = [path, laid.hash?.(path) ?? hashOf(text())];
    facts.set(
      path,
      cache.get('facts', from, () => fileFacts(path, text())),
    );
    await setImmediate();
  }
  return facts;
}

/** How findings name the output folder: as seen from the root. */
const pathFrom = (root: string, out: string | Output) =>
  typeof out === 'string' ? relative(root, resolve(out)).replaceAll('\\', '/') || '.' : 'dist';
