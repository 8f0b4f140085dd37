import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteProvider, type SiteView } from '../template-api.ts';

/**
 * Plain HTML. The templates' functions run inside a component, so that they may use hooks themselves. A template that
 * shows the same on every page can render it once and place the markup.
 */
export const toMarkup = (view: SiteView, render: () => ReactNode, idPrefix?: string): string =>
  joined(
    renderToStaticMarkup(createElement(SiteProvider, { value: view }, createElement(render)), {
      ...(idPrefix && { identifierPrefix: idPrefix }),
    }),
  );

/** React gives a text that the engine holds as a tree of pieces, four times its size, until somebody looks into it. */
function joined(text: string): string {
  text.charCodeAt(0);
  return text;
}
