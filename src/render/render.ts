import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type AssetLinks, type SiteDefinition, SiteProvider, type SiteView } from '../template-api.ts';
import type { RenderedPage, Route } from '../types.ts';

/** Renders the page's own markup. The document around it comes later, when the names of the assets are known. */
export function renderPage(route: Route, view: SiteView): RenderedPage {
  const { type, slug, data } = route.entry;
  const page = pageContext(route);
  const body = toMarkup(view, () => type.render({ data, page }));
  return { route, meta: type.meta(data, slug), body };
}

/** The complete HTML of a page. */
export function renderDocument(
  site: SiteDefinition,
  { route, meta, body }: RenderedPage,
  view: SiteView,
  assets: AssetLinks,
) {
  const page = pageContext(route);
  return `<!doctype html>\n${toMarkup(view, () => site.document({ page, meta, assets, body }))}\n`;
}

const pageContext = ({ entry, url }: Route) => ({ type: entry.type.name, slug: entry.slug, url });

// The templates' functions run inside a component, so that they may use hooks themselves.
const toMarkup = (view: SiteView, render: () => ReactNode) =>
  renderToStaticMarkup(createElement(SiteProvider, { value: view }, createElement(render)));
