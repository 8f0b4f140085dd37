import type { AssetLinks, DocumentProps, OutputFile, PictureLink, SiteDefinition, SiteView } from '../template-api.ts';
import type { RenderedPage } from '../types.ts';
import { withMark } from './draft-mark.ts';
import { pageContext } from './render-page.ts';
import { toMarkup } from './to-markup.ts';

/** A page as it is written, and the files that its components asked for. */
export interface MadePage {
  readonly bytes: Uint8Array;
  readonly files: readonly OutputFile[];
}

/** Puts the document around a page's own markup. */
export function renderDocument(
  site: SiteDefinition,
  { route, meta, body, mark, files }: RenderedPage,
  view: SiteView,
  assets: AssetLinks,
  picture?: PictureLink,
): MadePage {
  const html = wrap(site, { page: pageContext(route), meta, assets, picture, body }, view);
  return { bytes: Buffer.from(mark ? withMark(html, mark) : html), files };
}

/**
 * The site's document around any markup.
 *
 * @throws if it has an island that the site does not define
 */
export function wrap(site: SiteDefinition, props: DocumentProps, view: SiteView): string {
  const html = `<!doctype html>\n${toMarkup(view, () => site.document(props))}\n`;
  for (const island of html.split(' data-island="').slice(1)) {
    const name = island.slice(0, island.indexOf('"'));
    if (!site.islands?.[name]) throw new Error(`The site has no island named "${name}".`);
  }
  return html;
}
