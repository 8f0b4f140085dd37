import { forPage } from '../problems/failure.ts';
import type { AssetLinks, OutputFile, PictureLink, SiteDefinition, SiteView } from '../template-api.ts';
import type { RenderedPage } from '../types.ts';
import { withMark } from './draft-mark.ts';
import { madeFrom, pageContext } from './render-page.ts';
import { wrap } from './to-markup.ts';

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
  const props = { page: pageContext(route), meta, assets, picture, body };
  const html = forPage(madeFrom(route), () => wrap(site, props, view));
  return { bytes: Buffer.from(mark ? withMark(html, mark) : html), files };
}
