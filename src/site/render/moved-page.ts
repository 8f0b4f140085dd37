/** Renders a page at each address that moved, for hosts that do not redirect. */

import type { AssetLinks, SiteDefinition, SiteView } from '../../api/template-api.ts';
import { toMarkup } from '../../api/to-markup.ts';
import type { OutputFile, Redirect, Route } from '../../api/types.ts';
import { TemplateMisuse } from '../../base/lib/errors.ts';
import { outputPath } from '../../base/lib/paths.ts';
import type { TakenPaths } from '../output/taken-paths.ts';

/** Addresses that a static host can serve as HTML, and whose names are valid on disk. */
const SERVABLE = /^(?=.{1,1000}$)\/([\w-][\w.-]{0,199}\/)*([\w-][\w.-]{0,199}\.html)?$/;

export function movedPages(
  site: SiteDefinition,
  redirects: readonly Redirect[],
  routes: readonly Route[],
  view: SiteView,
  assets: AssetLinks,
): OutputFile[] {
  return redirects.flatMap((redirect) => {
    if (redirect.status === 410 || !SERVABLE.test(redirect.from)) return [];
    const { from, to } = redirect;
    const target = routes.find(({ url }) => url === to);
    if (!target) throw new Error(`A redirect leads to ${to}, which is no page.`);
    const { title } = target.entry.profile.meta;
    const html = toMarkup(view, () => {
      if (!site.movedPage) throw new TemplateMisuse('A site with a ledger needs a movedPage().');
      return site.movedPage({ to, title, assets });
    });
    return [{ output: outputPath(from), bytes: `<!doctype html>\n${html}\n` }];
  });
}

/**
 * Drops the redirecting pages whose path is taken; there, only the host redirects. `/old/` and `/old/index.html` are the
 * same file, and so are `/Old/` and `/old/` on many disks. `/sitemap.xml/` would turn a file into a folder.
 *
 * @param taken paths of all other files, to which theirs are added
 */
export function withoutCollisions(moved: readonly OutputFile[], taken: TakenPaths): OutputFile[] {
  return moved.filter(({ output }) => {
    if (taken.has(output)) return false;
    taken.add(output);
    return true;
  });
}
