import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Argument, Command } from 'commander';
import { readPage } from '../check/read-page.ts';
import { nearestAddress } from '../lib/nearest-address.ts';
import { parseUrl } from '../lib/url.ts';
import { load } from '../load/load.ts';
import { isPageType } from '../page-entry.ts';
import { readContent } from '../read-content.ts';
import { pageOf, renderPage } from '../render/render-page.ts';
import type { SiteView } from '../template-api.ts';
import type { Route } from '../types.ts';
import { withValues } from './completion/candidates.ts';
import {
  type CommandContext,
  type RootOptions,
  refuse,
  rootFolder,
  UsageError,
  withExample,
  withRoot,
} from './context.ts';
import { today } from './today.ts';

/** `nebel explain <url>`: one page's way from its file to the output, and its links in both directions. */
export function explainCommand(context: CommandContext): Command {
  const command = new Command('explain')
    .description(context.words.help.explain)
    .addArgument(withValues(new Argument('<url>', context.words.help.url), (root) => addresses(root, context)));
  withExample(withRoot(command, context), context, 'explain /blog/');
  return command.action((address: string, options: RootOptions) => {
    const root = rootFolder(options, context);
    const content = readContent(context.site, { root, today: today({}, context) });
    if (!content.pages) {
      refuse(content, options, context);
      return;
    }
    const { routes, view } = content.pages;
    const url = normalise(address);
    const route = routes.find((candidate) => candidate.url === url);
    if (!route) {
      const suggestion = nearestAddress(
        url,
        routes.map((candidate) => candidate.url),
      );
      throw new UsageError(context.words.noRoute(address, suggestion));
    }
    process.stdout.write(explanation(route, routes, view, context));
  });
}

/** The addresses of all pages, for completion: of those with mistakes too, because nothing is judged. */
function addresses(root: string, { site }: CommandContext): readonly string[] {
  if (!existsSync(join(root, 'data'))) return [];
  return load(site, root).files.flatMap(({ type, slug }) => (isPageType(type) && !type.slugs ? [type.url(slug)] : []));
}

/** `teams/red`, `/teams/red` and a full address all mean `/teams/red/`. */
function normalise(address: string): string {
  const path = parseUrl(address)?.pathname ?? `/${address.replace(/^\/+/, '')}`;
  return path.endsWith('/') || /\.[a-z]+$/.test(path) ? path : `${path}/`;
}

function explanation(route: Route, routes: readonly Route[], view: SiteView, { words }: CommandContext): string {
  const { entry, url, output } = route;
  const none = words.explain.none;
  const rows: [label: string, values: readonly string[]][] = [
    [words.explain.address, [url]],
    [words.explain.title, [entry.card.meta.title]],
    [words.explain.source, [entry.source.file]],
    [words.explain.type, [entry.type.name]],
    [words.explain.schema, [`templates/${entry.type.schema}`]],
    [words.explain.output, [output]],
    [words.explain.anchors, entry.type.anchors(entry.data).map((anchor) => `#${anchor}`)],
    [words.explain.leadsTo, internalLinks(route, view)],
    [
      words.explain.linkedFrom,
      routes.filter((other) => internalLinks(other, view).includes(url)).map((other) => other.url),
    ],
  ];
  const width = Math.max(...rows.map(([label]) => label.length)) + 2;
  return rows
    .map(
      ([label, values]) =>
        `${label.padEnd(width)}${(values.length > 0 ? values : [none]).join(`\n${' '.repeat(width)}`)}\n`,
    )
    .join('');
}

/** Pages that the page's own text leads to, without those of header and footer. */
function internalLinks(route: Route, view: SiteView): string[] {
  const page = readPage(route.output, renderPage(pageOf(route), view).body);
  const paths = page.addresses.map(({ href }) => href.replace(/[?#].*$/, '')).filter((path) => path.startsWith('/'));
  return [...new Set(paths)].filter((path) => path !== route.url && view.leadsSomewhere(path)).sort();
}
