import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { OutputFile, SiteView } from '../template-api.ts';
import type { RenderedPage, Route } from '../types.ts';
import { pageContext } from './render.ts';
import { toMarkup } from './to-markup.ts';

/**
 * The page's own markup and the files that belong to it, rendered when somebody asks for them. The document around it
 * comes later, when the names of the assets are known.
 */
export function renderPage(route: Route, view: SiteView): RenderedPage {
  const { type, slug, data } = route.entry;
  let rendered: Pick<RenderedPage, 'body' | 'files'> | undefined;
  const render = () => {
    rendered ??= renderBody(route, view);
    return rendered;
  };
  return {
    route,
    meta: type.meta(data, slug),
    get body() {
      return render().body;
    },
    get files() {
      return render().files;
    },
  };
}

function renderBody(route: Route, view: SiteView): Pick<RenderedPage, 'body' | 'files'> {
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
  return { body, files: [...files.values()] };
}

/** The files of all pages, each once: two pages that want the same text want the same file. */
export function filesOfPages(pages: readonly Pick<RenderedPage, 'files'>[]): readonly OutputFile[] {
  const files = new Map(pages.flatMap((page) => page.files).map((file) => [file.output, file]));
  return [...files.values()];
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
