import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { OutputFile, SiteView } from '../template-api.ts';
import type { Page, RenderedPage, Route } from '../types.ts';
import { pageContext } from './render.ts';
import { toMarkup } from './to-markup.ts';

/** What can be said of a page before it is rendered. */
export const pageOf = (route: Route): Page => ({ route, meta: route.entry.card.meta });

/** The page's own markup and the files that belong to it. */
export function renderPage({ route, meta }: Page, view: SiteView): RenderedPage {
  const { type, data } = route.entry;
  const page = pageContext(route);
  const files = new Map<string, OutputFile>();
  const noting: SiteView = {
    ...view,
    file(name, text) {
      const output = hashedPath(view, name, text);
      files.set(output, { output, bytes: text });
      return `/${output}`;
    },
  };
  const body = toMarkup(noting, () => type.render({ data, page }));
  return { route, meta, body, files: [...files.values()] };
}

/** Many pages ask for the same file: by view, name and text. */
const paths = new WeakMap<SiteView, Map<string, Map<string, string>>>();

/** A path that changes with the content, so that browsers may keep the file for ever. */
function hashedPath(view: SiteView, name: string, text: string): string {
  const byName = paths.get(view) ?? new Map<string, Map<string, string>>();
  const byText = byName.get(name) ?? new Map<string, string>();
  paths.set(view, byName.set(name, byText));
  const ending = extname(name);
  const make = () => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8).toUpperCase();
    return `assets/${name.slice(0, name.length - ending.length)}-${hash}${ending}`;
  };
  const path = byText.get(text) ?? make();
  byText.set(text, path);
  return path;
}
