import { setImmediate } from 'node:timers/promises';
import type { Bundle } from './bundle/bundle.ts';
import type { Cache } from './cache.ts';
import { once } from './lib/collections.ts';
import { hashOf } from './lib/fingerprint.ts';
import { type MadePage, renderDocument, renderPage } from './render/render-page.ts';
import { renderPicture } from './render/render-picture.ts';
import type { PictureLink, SiteDefinition, SiteView } from './template-api.ts';
import type { KnownFile, OutputFile, Page, RenderedPage, RenderedPicture } from './types.ts';

/** What pages are made of. */
export interface PageSources {
  readonly site: SiteDefinition;
  readonly view: SiteView;
  readonly pages: readonly Page[];
  readonly cache: Cache;
  /** What every page follows from, beside what is its own. */
  readonly from: readonly string[];
}

/** Makes each page. One that was made of the same before is made again only if its file is gone. */
export interface PageMaker {
  /** The pictures for sharing, as far as they can be described without being drawn. */
  pictures(): Iterable<RenderedPicture>;
  /** Renders what does not depend on the names of styles and scripts, while these are being bundled. */
  renderAhead(): Promise<void>;
  /**
   * The documents, each made when it is asked for, then the files that their components asked for.
   *
   * @param pictures by the output path of the page
   */
  files(bundle: Bundle, pictures: ReadonlyMap<string, PictureLink>): AsyncIterable<OutputFile | KnownFile>;
}

/** Pages whose markup is held until the names of their styles and scripts are known. */
const MOST_AHEAD = 200;

/** What is known of a page that was made before: hashes of its document and of the files that it asked for, by path. */
interface KnownPage {
  readonly hash: string;
  readonly files: readonly string[];
}

export function pageMaker({ site, view, pages, cache, from }: PageSources): PageMaker {
  const sourcesOf = ({ route, mark }: Page): readonly string[] => [
    ...from,
    route.output,
    route.entry.source.text,
    JSON.stringify(mark ?? null),
  ];
  const bodies = new Map<Page, RenderedPage>();
  return {
    *pictures() {
      for (const page of pages) {
        const picture = renderPicture(page.route, view, (say) => cache.get('picture', sourcesOf(page), say));
        if (picture) yield picture;
      }
    },
    async renderAhead() {
      for (const page of pages.slice(0, MOST_AHEAD)) {
        bodies.set(page, renderPage(page, view));
        await setImmediate();
      }
    },
    async *files({ links, ownStyles }, pictures) {
      const files = new Map<string, KnownFile>();
      for (const page of pages) {
        const { entry, output } = page.route;
        const assets = { ...links, styles: ownStyles[entry.type.name] ?? links.styles };
        const picture = pictures.get(output);
        const make = once(() =>
          renderDocument(site, bodies.get(page) ?? renderPage(page, view), view, assets, picture),
        );
        const { hash, files: wanted } = cache.get(
          'page',
          [...sourcesOf(page), JSON.stringify([assets, picture])],
          (): KnownPage => ({ hash: hashOf(make().bytes), files: make().files.map((file) => file.output) }),
        );
        yield { output, hash, make: () => make().bytes };
        for (const file of wanted) {
          // Its path has a hash of its text.
          if (!files.has(file)) files.set(file, { output: file, hash: file, make: () => bytesOf(make(), file) });
        }
        // A drawn picture waits for a turn, and the next one for that.
        await setImmediate();
      }
      yield* files.values();
    },
  };
}

function bytesOf({ files }: MadePage, path: string): OutputFile['bytes'] {
  const file = files.find(({ output }) => output === path);
  if (!file) throw new Error(`The page that asked for ${path} asks for it no more.`);
  return file.bytes;
}
