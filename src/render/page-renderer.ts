import { eachUntil } from '../lib/each-until.ts';
import type { Memory } from '../lib/memory.ts';
import type { AssetLinks, OutputFile, PictureLink, SiteDefinition, SiteView } from '../template-api.ts';
import type { Page, RenderedPage } from '../types.ts';
import { renderDocument } from './render.ts';
import { renderPage } from './render-page.ts';

/** Renders the pages of a site one after the other, and keeps none of them. */
export interface PageRenderer {
  /** Renders pages ahead while something else is waited for: their documents lack no more than the names of assets. */
  renderUntil(done: Promise<unknown>, pages: readonly Page[]): Promise<void>;
  /** The document of a page, and whether an earlier run has made the same. */
  document(page: Page, assets: AssetLinks, picture: PictureLink | undefined): OutputFile & { readonly isNew: boolean };
  /** The files of all documents so far, each once: two pages that want the same text want the same file. */
  files(): Iterable<OutputFile>;
}

const RENDERED_BEFORE = 'rendered before';

export function pageRenderer(site: SiteDefinition, view: SiteView, memory: Memory): PageRenderer {
  const ahead = new Map<Page, RenderedPage>();
  const files = new Map<string, OutputFile>();
  const render = (page: Page) =>
    memory.recall(`rendered ${page.route.output}`, [page, view], () => renderPage(page, view));
  return {
    async renderUntil(done, pages) {
      // Most documents are known then, and need no rendering at all.
      if (memory.noted<boolean>(RENDERED_BEFORE)) return;
      await eachUntil(done, pages, (page) => ahead.set(page, render(page)));
    },
    document(page, assets, picture) {
      const { output } = page.route;
      const madeFrom = [page, view, JSON.stringify([assets, picture])];
      let isNew = false;
      const made = memory.recallData(`document ${output}`, madeFrom, () => {
        isNew = true;
        const rendered = ahead.get(page) ?? render(page);
        return { bytes: renderDocument(site, rendered, view, assets, picture), files: rendered.files };
      });
      ahead.delete(page);
      for (const file of made.files) files.set(file.output, file);
      return { output, bytes: made.bytes, isNew };
    },
    files() {
      memory.note(RENDERED_BEFORE, true);
      return files.values();
    },
  };
}
