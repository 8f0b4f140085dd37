import { eachUntil } from '../lib/each-until.ts';
import { hashOf } from '../lib/hash.ts';
import type { Memory } from '../lib/memory.ts';
import type { AssetLinks, PictureLink, SiteDefinition, SiteView } from '../template-api.ts';
import type { KnownFile, OutputFile, Page, RenderedPage } from '../types.ts';
import { withMark } from './draft-mark.ts';
import { renderDocument } from './render.ts';
import { renderPage } from './render-page.ts';

/** Renders the pages of a site one after the other, and keeps none of them. */
export interface PageRenderer {
  /** Renders pages ahead while something else is waited for: their documents lack no more than the names of assets. */
  renderUntil(done: Promise<unknown>, pages: readonly Page[]): Promise<void>;
  /** The document of a page. It is rendered when somebody asks for its bytes, or if nobody knows their hash. */
  document(page: Page, assets: AssetLinks, picture: PictureLink | undefined): KnownFile;
  /** The files of all documents so far, each once: two pages that want the same text want the same file. */
  files(): Iterable<KnownFile>;
}

const RENDERED_BEFORE = 'rendered before';

function textOf({ files }: RenderedPage, path: string): string | Uint8Array {
  const file = files.find(({ output }) => output === path);
  if (!file) throw new Error(`The page that wanted ${path} does not want it any more.`);
  return file.bytes;
}

export function pageRenderer(site: SiteDefinition, view: SiteView, memory: Memory): PageRenderer {
  const ahead = new Map<Page, RenderedPage>();
  const files = new Map<string, KnownFile>();
  const hashes = memory.series<{ readonly hash: string; readonly files: readonly string[] }>('hash of document');
  const render = (page: Page) =>
    memory.recall(`rendered ${page.route.output}`, [page, view], () => renderPage(page, view));
  // A function of its own, because what is made here must not hold on to a whole document.
  const fileOf = (page: Page, output: string, bytes: OutputFile['bytes'] | undefined): KnownFile => ({
    output,
    // It is a hash of the text already.
    hash: output,
    make: () => bytes ?? textOf(render(page), output),
  });
  return {
    async renderUntil(done, pages) {
      // Most documents are known then, and need no rendering at all.
      if (memory.noted<boolean>(RENDERED_BEFORE)) return;
      await eachUntil(done, pages, (page) => ahead.set(page, render(page)));
    },
    document(page, assets, picture) {
      const { output } = page.route;
      const madeFrom = [page, view, JSON.stringify([assets, picture])];
      const name = `document ${output}`;
      const make = () => {
        const rendered = ahead.get(page) ?? render(page);
        // Encoded once: bytes are hashed and handed to a thread sooner than texts.
        const html = renderDocument(site, rendered, view, assets, picture);
        const bytes = Buffer.from(page.mark ? withMark(html, page.mark) : html);
        return { bytes, files: rendered.files };
      };
      let made: ReturnType<typeof make> | undefined;
      const { hash, files: wanted } = hashes.recall(output, madeFrom, () => {
        made = memory.recall(name, madeFrom, make);
        return { hash: hashOf(made.bytes), files: made.files.map((file) => file.output) };
      });
      ahead.delete(page);
      for (const [index, path] of wanted.entries()) {
        if (!files.has(path)) files.set(path, fileOf(page, path, made?.files[index]?.bytes));
      }
      return { output, hash, make: () => (made ?? memory.recall(name, madeFrom, make)).bytes };
    },
    files() {
      hashes.close();
      memory.note(RENDERED_BEFORE, true);
      return files.values();
    },
  };
}
