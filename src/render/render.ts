import type { AssetLinks, DocumentProps, PictureLink, SiteDefinition, SiteView } from '../template-api.ts';
import type { RenderedPage, Route } from '../types.ts';
import { toMarkup } from './to-markup.ts';

/** The complete HTML of a page. */
export function renderDocument(
  site: SiteDefinition,
  { route, meta, body }: RenderedPage,
  view: SiteView,
  assets: AssetLinks,
  picture?: PictureLink,
) {
  return wrap(site, { page: pageContext(route), meta, assets, picture, body }, view);
}

/** Puts the site's document around a page's own markup. */
export function wrap(site: SiteDefinition, props: DocumentProps, view: SiteView): string {
  const html = `<!doctype html>\n${toMarkup(view, () => site.document(props))}\n`;
  for (const island of html.split(' data-island="').slice(1)) {
    const name = island.slice(0, island.indexOf('"'));
    if (!site.islands?.[name]) throw new Error(`The site has no island named "${name}".`);
  }
  return html;
}

export const pageContext = ({ entry, url }: Route) => ({ type: entry.type.name, slug: entry.slug, url });
