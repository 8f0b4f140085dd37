/** The second half of a build: everything that a site consists of, made while it is laid down. */
import { join } from 'node:path';
import { type Bundle, type BundleOptions, bundle, bundledFiles } from './bundle/bundle.ts';
import { type Cache, stateOf } from './cache.ts';
import { hostFiles } from './hosts/hosts.ts';
import type { SiteJobs } from './jobs.ts';
import type { FileTree } from './lib/file-tree.ts';
import { hashOf } from './lib/fingerprint.ts';
import { pageMaker } from './make-pages.ts';
import { type Language, WORDS } from './messages/messages.ts';
import type { Output } from './output/output.ts';
import { copiesOf, manifest } from './output/write.ts';
import { isPageType } from './page-entry.ts';
import type { Images } from './pictures/images.ts';
import { drawPictures, fontsOf } from './pictures/pictures.ts';
import type { Pool } from './pool.ts';
import { readHosting, type SoundContent } from './read-content.ts';
import { MARK_STYLES } from './render/draft-mark.ts';
import { movedPages, withPlace } from './render/moved-page.ts';
import { pageOf } from './render/render-page.ts';
import { crawlerFiles } from './seo/seo.ts';
import type { DeliverySettings } from './shared/delivery.ts';
import type { Environment, SiteDefinition, SiteView } from './template-api.ts';
import type { DraftMark, KnownFile, LaidFile, OutputFile, Page, PageRecord, Route } from './types.ts';

export interface MakeOptions {
  readonly content: SoundContent;
  readonly images: Images;
  /** Where the site goes. */
  readonly output: Output;
  readonly cache: Cache;
  readonly pool: Pool<SiteJobs>;
  readonly env: Environment;
  readonly delivery: DeliverySettings | undefined;
  /** What `codeStateOf` says. */
  readonly code: string;
  /** Folder of pictures that earlier builds drew. Without it, all are drawn. */
  readonly keptPictures: string | undefined;
  /** The language of the marks on pages that visitors cannot open yet. */
  readonly language: Language;
}

export interface MadeSite {
  readonly pages: readonly Page[];
  readonly records: readonly PageRecord[];
  readonly bundle: Bundle;
  /**
   * Lays down all files. Each page is made when it is its turn, so that few are held at once.
   *
   * @param onLaid is told of each file once it is there
   */
  layDown(onLaid: (file: LaidFile) => void): Promise<FileTree>;
}

/**
 * Begins to make a site: draws what has to be drawn, bundles scripts and styles, and meanwhile renders the first pages.
 * Nothing is written before `layDown`.
 */
export async function makeSite(site: SiteDefinition, options: MakeOptions): Promise<MadeSite> {
  const { content, images, output, cache, pool, env, delivery, code, keptPictures: folder, language } = options;
  const { routes } = content.pages;
  const view: SiteView = { ...content.pages.view, image: images.image };
  const pages = routes.map((each) => pageOf(each, markOf(each, language)));
  const from = [code, content.datasets.state, images.state, hashOf(JSON.stringify(content.snapshot))];
  const maker = pageMaker({ site, view, cache, pages, from });
  const bundling = startBundle(site, { delivery, unused: site.unusedScripts?.(view.shared) }, options);

  const drawing = pool.open('picture', fontsOf(site));
  const kept = { folder, isThere: output.stillHas };
  const photos = images.encode(shownImages(content, routes), { ...kept, folder: folder && join(folder, '../images') });
  const pictures = drawPictures(site, maker.pictures(), { ...kept, draw: drawing.add });
  // What goes wrong is thrown where it is awaited.
  for (const { done } of [photos, pictures]) done.catch(() => {});

  if (!bundling.isKnown) await maker.renderAhead();
  const bundle = await bundling.bundle;
  const records = routes.map(({ output, entry }) => ({ output, type: entry.type.name, source: entry.source.file }));
  const others = [
    manifest(records),
    ...copiesOf(join(site.templates, site.publicFiles)),
    ...hostFiles(readHosting(site, content, env)),
    ...crawlerFiles(pages, view.baseUrl),
    ...(pages.some(({ mark }) => mark) ? [MARK_STYLES] : []),
    ...(site.files?.(view) ?? []),
    ...bundledFiles(bundle),
  ];
  const redirects = content.ledger?.redirects ?? [];
  const moved = withPlace(movedPages(site, redirects, routes, view, bundle.links), [...others, ...routes]);

  return {
    ...{ pages, records, bundle },
    layDown: (onLaid) => output.lay(allFiles(), onLaid),
  };

  /** The files that are there, then each page when it is made, and pictures last, because they take longest. */
  async function* allFiles(): AsyncIterable<OutputFile | KnownFile> {
    yield* [...others, ...moved];
    yield* maker.files(bundle, pictures.links);
    await drawing.finish();
    for (const { done, files } of [photos, pictures]) {
      await done;
      yield* files;
    }
  }
}

/** What scripts of browsers are bundled from: no code of the engine, but pages name them. */
const BROWSER_CODE = ['browser', 'shared'].map((room) => join(import.meta.dirname, room));

/** Changes with everything that a build reads beside the data and the code that runs. */
export const codeStateOf = (site: SiteDefinition) => stateOf([site.templates, ...BROWSER_CODE]);

/** The bundled styles and scripts. The bundler works in a process of its own, so there is time for something else. */
function startBundle(site: SiteDefinition, options: BundleOptions, { content, code, cache }: MakeOptions) {
  const { datasets } = content;
  const from = [code, datasets.state, JSON.stringify(options)];
  const known = cache.find<Bundle>('bundle', from);
  if (known) return { isKnown: true, bundle: Promise.resolve(known) };
  const made = bundle(site, options, datasets.read).then((each) => cache.keep('bundle', from, each));
  // What goes wrong beside this is thrown where it is awaited, unless something else is thrown before.
  made.catch(() => {});
  return { isKnown: false, bundle: made };
}

/** Pictures of pages that are there, and of what all pages share: what waits with its page is not published. */
function shownImages({ images, files }: SoundContent, routes: readonly Route[]): ReadonlySet<string> {
  const shown = new Set([
    ...files.filter(({ type }) => !isPageType(type)).map(({ file }) => file),
    ...routes.map(({ entry }) => entry.source.file),
  ]);
  return new Set(images.filter(({ place }) => shown.has(place.file)).map(({ file }) => file));
}

/** What a page is marked with that visitors cannot open yet. */
function markOf({ waiting, entry }: Route, language: Language): DraftMark | undefined {
  if (!waiting) return undefined;
  const { label, reason } = WORDS[language].pages;
  return { label: label(waiting), title: reason(waiting, entry.source.file), language };
}
