import type { AssetLinks, PictureLink, SiteDefinition, SiteView } from '../template-api.ts';
import type { OutputFile, RenderedPage } from '../types.ts';
import { withMark } from './draft-mark.ts';
import { renderDocument } from './render.ts';

/** A page as it is written, and the files that its components asked for. */
export interface MadePage {
  readonly bytes: Uint8Array;
  readonly files: readonly OutputFile[];
}

/** Puts the document around a page's own markup. */
export function makePage(
  site: SiteDefinition,
  rendered: RenderedPage,
  view: SiteView,
  assets: AssetLinks,
  picture: PictureLink | undefined,
): MadePage {
  const html = renderDocument(site, rendered, view, assets, picture);
  return { bytes: Buffer.from(rendered.mark ? withMark(html, rendered.mark) : html), files: rendered.files };
}
