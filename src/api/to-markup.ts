import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TemplateMisuse } from '../base/lib/errors.ts';
import type { DocumentProps, SiteDefinition } from './site-definition.ts';
import { SiteProvider, type SiteView } from './site-view.ts';

/** Renders to static HTML. Calls `render` inside a component, so that it can use hooks itself. */
export const toMarkup = (view: SiteView, render: () => ReactNode): string =>
  renderToStaticMarkup(createElement(SiteProvider, { value: view }, createElement(render)));

/** Renders the site's document around the markup of a page. Throws if it contains an island that the site lacks. */
export function wrap(site: SiteDefinition, props: DocumentProps, view: SiteView): string {
  const html = `<!doctype html>\n${toMarkup(view, () => site.document(props))}\n`;
  for (const island of html.split(' data-island="').slice(1)) {
    const name = island.slice(0, island.indexOf('"'));
    if (!site.islands?.[name]) throw new TemplateMisuse(`The site has no island named "${name}".`);
  }
  return html;
}
