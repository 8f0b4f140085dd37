import { setImmediate } from 'node:timers/promises';
import type { PictureLink, SiteDefinition, SiteView } from '../api/template-api.ts';
import type { LazyFile, OutputFile, Page, RenderedPage, RenderedPicture } from '../api/types.ts';
import type { Cache } from '../base/cache.ts';
import { once } from '../base/lib/collections.ts';
import { hashOf } from '../base/lib/fingerprint.ts';
import type { Bundle } from './bundle/bundle.ts';
import { type MadePage, renderDocument, renderPage } from './render/render-page.ts';
import { renderPicture } from './render/render-picture.ts';

export interface PageSources {
  readonly site: SiteDefinition;
  readonly view: SiteView;
  readonly pages: readonly Page[];
  readonly cache: Cache;
  /** Inputs of every page. */
  readonly inputs: readonly string[];
}

/** Maximum number of pages kept in memory until the names of styles and scripts are known. */
const MAX_RENDERED_AHEAD = 200;

/** Cached result of a page: the hash of its document and the paths of the files that its components created. */
interface CachedPage {
  readonly hash: string;
  readonly files: readonly string[];
}

/** Makes pages. A page whose inputs are cached is made again only if its file is missing. */
export function pageMaker({ site, view, pages, cache, inputs }: PageSources) {
  const inputsOf = ({ route, mark }: Page): readonly string[] => [
    ...inputs,
    route.output,
    route.entry.source.text,
    JSON.stringify(mark ?? null),
  ];
  const bodies = new Map<Page, RenderedPage>();
  return {
    /** Yields the social pictures, described but not yet drawn. */
    *pictures(): Iterable<RenderedPicture> {
      for (const page of pages) {
        const picture = renderPicture(page.route, view, (describe) => cache.get('picture', inputsOf(page), describe));
        if (picture) yield picture;
      }
    },
    /** Renders the part of pages that does not depend on the names of styles and scripts, while these are being bundled. */
    async renderAhead() {
      for (const page of pages.slice(0, MAX_RENDERED_AHEAD)) {
        bodies.set(page, renderPage(page, view));
        await setImmediate();
      }
    },
    /**
     * Yields the documents, each rendered on demand, then the files that their components created.
     *
     * @param pictures by output path of the page
     */
    async *files(
      { links, ownStyles }: Bundle,
      pictures: ReadonlyMap<string, PictureLink>,
    ): AsyncIterable<OutputFile | LazyFile> {
      const files = new Map<string, LazyFile>();
      for (const page of pages) {
        const { entry, output } = page.route;
        const assets = { ...links, styles: ownStyles[entry.type.name] ?? links.styles };
        const picture = pictures.get(output);
        const make = once(() =>
          renderDocument(site, bodies.get(page) ?? renderPage(page, view), view, assets, picture),
        );
        const { hash, files: created } = cache.get(
          'page',
          [...inputsOf(page), JSON.stringify([assets, picture])],
          (): CachedPage => ({ hash: hashOf(make().bytes), files: make().files.map((file) => file.output) }),
        );
        yield { output, hash, make: () => make().bytes };
        for (const file of created) {
          // The path contains a hash of the content.
          if (!files.has(file)) files.set(file, { output: file, hash: file, make: () => bytesOf(make(), file) });
        }
        // Lets the pool handle replies, so that its threads get the next files to read.
        await setImmediate();
      }
      yield* files.values();
    },
  };
}

function bytesOf({ files }: MadePage, path: string): OutputFile['bytes'] {
  const file = files.find(({ output }) => output === path);
  if (!file) throw new Error(`Rendering the page again did not produce ${path}: a template is not deterministic.`);
  return file.bytes;
}
