import { extname } from 'node:path';
import type {
  AssetLinks,
  OutputFile,
  PageContext,
  PictureLink,
  SiteDefinition,
  SiteView,
} from '../../api/template-api.ts';
import { toMarkup, wrap } from '../../api/to-markup.ts';
import type { DraftMark, Page, RenderedPage, Route } from '../../api/types.ts';
import { forPage } from '../../base/findings/failure.ts';
import { sha256 } from '../../base/lib/fingerprint.ts';
import { hashedAsset } from '../../base/lib/paths.ts';
import { withMark } from './draft-mark.ts';

/** Creates a page, before it is rendered. A marked page is kept out of search indexes. */
export const pageOf = (route: Route, mark?: DraftMark): Page => {
  const { meta } = route.entry.profile;
  return { route, meta: mark ? { ...meta, noindex: true } : meta, mark };
};

const pageContext = ({ entry, url }: Route): PageContext => ({ type: entry.type.name, slug: entry.slug, url });

export function renderPage({ route, meta, mark }: Page, view: SiteView): RenderedPage {
  const { type, data } = route.entry;
  const page = pageContext(route);
  const files = new Map<string, OutputFile>();
  const ownView: SiteView = {
    ...view,
    file(name, text) {
      const ending = extname(name);
      const hash = sha256(text);
      const output = hashedAsset(name.slice(0, name.length - ending.length), hash, ending);
      files.set(output, { output, bytes: text });
      return `/${output}`;
    },
  };
  const body = forPage(madeFrom(route), () => toMarkup(ownView, () => type.render({ data, page })));
  return { route, meta, mark, body, files: [...files.values()] };
}

/** Identifies the page in errors. */
export const madeFrom =
  ({ url, entry }: Route) =>
  () => ({ url, file: entry.source.file });

export interface MadePage {
  readonly bytes: Uint8Array;
  readonly files: readonly OutputFile[];
}

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
