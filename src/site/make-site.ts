/** The second half of a build: makes every file of the site while writing it. */

import { join } from 'node:path';
import { isPageType } from '../api/page-entry.ts';
import type { Environment, SharedData, SiteDefinition } from '../api/template-api.ts';
import type { DraftMark, LazyFile, MakeDraftMark, OutputFile, PageRecord, Route, WrittenFile } from '../api/types.ts';
import type { Cache } from '../base/cache.ts';
import { hashOfContents } from '../base/file-hashes.ts';
import { TemplateMisuse } from '../base/lib/errors.ts';
import { hashOf } from '../base/lib/fingerprint.ts';
import { outputPath } from '../base/lib/paths.ts';
import { withoutQuery } from '../base/lib/url.ts';
import { type BuildableContent, createSiteView, placementOf } from '../content/content.ts';
import { addedFiles, refuseRedirectsFrom } from './added-files.ts';
import { type Bundle, type BundleOptions, bundle, bundledFiles, bundleOptionsOf } from './bundle/bundle.ts';
import { pageMaker } from './make-pages.ts';
import type { Output } from './output/output.ts';
import { placedFiles } from './output/placed-files.ts';
import { type TakenPaths, takenPaths } from './output/taken-paths.ts';
import { manifest } from './output/write.ts';
import type { Images } from './pictures/images.ts';
import { drawPictures } from './pictures/pictures.ts';
import { MARK_STYLES } from './render/draft-mark.ts';
import { movedPages, withoutCollisions } from './render/moved-page.ts';
import { pageOf } from './render/render-page.ts';
import { crawlerFiles } from './seo/seo.ts';

export interface MakeOptions {
  readonly content: BuildableContent;
  readonly images: Images;
  readonly output: Output;
  readonly cache: Cache;
  /** Environment variables, on which the delivery of forms can depend. */
  readonly env: Environment;
  /** Folder that caches pictures and images between builds. Without it, all of them are made again. */
  readonly cacheFolder: string | undefined;
  /** Further files of the site, such as the configuration of its host. */
  readonly hostFiles: readonly OutputFile[];
  readonly draftMark: MakeDraftMark | undefined;
}

/**
 * Starts making a site: draws pictures, resizes images, bundles scripts and styles, and renders the first pages in the
 * meantime. Writes nothing before `write` is called.
 */
export async function makeSite(site: SiteDefinition, options: MakeOptions) {
  const { content, images, output, cache, env, cacheFolder, hostFiles } = options;
  const { routes } = content.pages;
  const placement = placementOf(site, content.snapshot);
  const view = createSiteView({ ...content.snapshot, images: images.shown }, content.datasets.read);
  const pages = routes.map((each) => pageOf(each, markOf(each, options.draftMark)));
  const known = hashOf(JSON.stringify(content.snapshot));
  const code = hashOfContents(codeFolders(site), cache);
  const inputs = [code, content.datasets.fingerprint, images.fingerprint, known];
  const maker = pageMaker({ site, view, cache, pages, inputs });
  const bundling = startBundle(site, bundleOptionsOf(site, content.snapshot, env), code, options);

  const keptIn = (folder: string) => ({ folder: cacheFolder && join(cacheFolder, folder), isThere: output.stillHas });
  const resized = images.encode(shownImages(content, routes), keptIn('images'));
  const pictures = drawPictures(site, maker.pictures(), keptIn('pictures'));
  // Errors are thrown where `done` is awaited.
  for (const { done } of [resized, pictures]) done.catch(() => {});

  if (!bundling.isKnown) await maker.renderAhead();
  const bundle = await bundling.bundle;
  const records = routes.map(({ output, entry, unpublished }): PageRecord => {
    const record = { output, type: entry.type.name, source: entry.source.file };
    return unpublished?.missing ? { ...record, isIncomplete: true } : record;
  });
  const others = [
    manifest(records, placement.path),
    ...hostFiles,
    ...crawlerFiles(pages, view.baseUrl),
    ...(pages.some(({ mark }) => mark) ? [MARK_STYLES] : []),
    ...bundledFiles(bundle),
  ];
  const taken = takenPaths([...others, ...routes]);
  const added = addedFiles(site, view, taken);
  refuseRedirectsFrom(added, content.ledger);
  refuseDeadEnds(site, content.snapshot.shared, env, taken);
  others.push(...added);
  const redirects = content.ledger?.redirects ?? [];
  const moved = withoutCollisions(movedPages(site, redirects, routes, view, bundle.links), taken);

  return {
    pages,
    records,
    bundle,
    /**
     * Writes all files. Makes each page only when it is about to be written, so that few are in memory at once.
     *
     * @param onWritten is called with each file once it is written
     */
    write: (onWritten: (file: WrittenFile) => void) =>
      output.write(placement.path === '' ? allFiles() : placedFiles(allFiles(), placement, known), onWritten),
  };

  /** Yields the files that are ready, then the pages one by one, and pictures and images last, because they take longest. */
  async function* allFiles(): AsyncIterable<OutputFile | LazyFile> {
    yield* [...others, ...moved];
    yield* maker.files(bundle, pictures.links);
    for (const { done, files } of [resized, pictures]) {
      await done;
      yield* files;
    }
  }
}

/** Throws a `TemplateMisuse` if the relay lacks what it answers with, which visitors and staff alone would notice. */
function refuseDeadEnds(site: SiteDefinition, shared: SharedData, env: Environment, taken: TakenPaths): void {
  if (!site.forms?.(shared).length || site.delivery?.(shared, env).kind === 'direct') return;
  if (!site.formPage) throw new TemplateMisuse('A site with forms needs a formPage().');
  const { thanksUrl = '/' } = site;
  if (!taken.has(outputPath(withoutQuery(thanksUrl))))
    throw new TemplateMisuse(`thanksUrl is "${thanksUrl}", and the site has no such page.`);
  const icon = site.inbox?.(shared)?.look.icon;
  if (icon !== undefined && !taken.has(icon))
    throw new TemplateMisuse(`inbox().look.icon is "${icon}", and "publicFiles" has no such file.`);
}

/** Sources of the browser scripts. They are not part of the engine's bundle, but pages link to what is made from them. */
const BROWSER_CODE = ['browser', 'forms'].map((folder) => join(import.meta.dirname, '../api', folder));

/** Folders of everything a build reads from disk, apart from data and the engine's own code. */
export const codeFolders = (site: SiteDefinition): readonly string[] => [site.templates, ...BROWSER_CODE];

/** Starts bundling styles and scripts. esbuild runs in its own process, so this thread is free in the meantime. */
function startBundle(site: SiteDefinition, options: BundleOptions, code: string, { content, cache }: MakeOptions) {
  const { datasets } = content;
  const inputs = [code, datasets.fingerprint, JSON.stringify(options)];
  const known = cache.find<Bundle>('bundle', inputs);
  if (known) return { isKnown: true, bundle: Promise.resolve(known) };
  const made = bundle(site, options, datasets.read).then((each) => cache.keep('bundle', inputs, each));
  // An error is thrown where the bundle is awaited, unless another error comes first.
  made.catch(() => {});
  return { isKnown: false, bundle: made };
}

/** Images of published pages and of shared data. Images used only by an unpublished page are not published either. */
function shownImages({ images, files }: BuildableContent, routes: readonly Route[]): ReadonlySet<string> {
  const shown = new Set([
    ...files.filter(({ type }) => !isPageType(type)).map(({ file }) => file),
    ...routes.map(({ entry }) => entry.source.file),
  ]);
  return new Set(images.filter(({ place }) => shown.has(place.file)).map(({ file }) => file));
}

/** The mark of a page that visitors cannot open yet; undefined for all others. */
function markOf({ unpublished, entry }: Route, draftMark: MakeDraftMark | undefined): DraftMark | undefined {
  if (!unpublished) return undefined;
  if (!draftMark) throw new Error('A build that shows unpublished pages needs their marks.');
  return draftMark(entry.source.file, unpublished);
}
