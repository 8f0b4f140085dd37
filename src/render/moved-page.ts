import { outputPath } from '../lib/output-path.ts';
import type { AssetLinks, SiteDefinition, SiteView } from '../template-api.ts';
import type { OutputFile, Redirect, Route } from '../types.ts';
import { toMarkup } from './render.ts';

/** Addresses that plain hosting can answer with a page. */
const PAGE = /^\/([\w-][\w.-]*\/)*([\w-][\w.-]*\.html)?$/;

/** A small page at each address that moved, which leads on by itself where the host does not. */
export function movedPages(
  site: SiteDefinition,
  redirects: readonly Redirect[],
  routes: readonly Route[],
  view: SiteView,
  assets: AssetLinks,
): OutputFile[] {
  return redirects.flatMap((redirect) => {
    if (redirect.status === 410 || !PAGE.test(redirect.from)) return [];
    const { from, to } = redirect;
    const target = routes.find(({ url }) => url === to);
    if (!target) throw new Error(`A redirect leads to ${to}, which is no page.`);
    const { type, slug, data } = target.entry;
    const { title } = type.meta(data, slug);
    const html = toMarkup(view, () => {
      if (!site.movedPage) throw new Error('A site with a ledger needs a movedPage().');
      return site.movedPage({ to, title, assets });
    });
    return [{ output: outputPath(from), bytes: `<!doctype html>\n${html}\n` }];
  });
}
