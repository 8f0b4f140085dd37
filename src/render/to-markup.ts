import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DocumentProps, SiteDefinition } from '../template-api/site-definition.ts';
import { SiteProvider, type SiteView } from '../template-api/site-view.ts';

/** Plain HTML. The templates' functions run inside a component, so that they may use hooks themselves. */
export const toMarkup = (view: SiteView, render: () => ReactNode): string =>
  renderToStaticMarkup(createElement(SiteProvider, { value: view }, createElement(render)));

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
