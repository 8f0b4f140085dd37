import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteProvider, type SiteView } from '../template-api.ts';

/** Plain HTML. The templates' functions run inside a component, so that they may use hooks themselves. */
export const toMarkup = (view: SiteView, render: () => ReactNode): string =>
  renderToStaticMarkup(createElement(SiteProvider, { value: view }, createElement(render)));
