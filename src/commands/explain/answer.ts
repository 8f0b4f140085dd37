/** What is said of an address or a file that someone asks about. */
import { relative, resolve } from 'node:path';
import { readPage } from '../../check/read-page.ts';
import type { Day } from '../../lib/day.ts';
import { didYouMean, nearestAddress } from '../../lib/did-you-mean.ts';
import { decoded, parseUrl } from '../../lib/url.ts';
import { visibilityOn } from '../../lib/visibility.ts';
import type { ExplainWords } from '../../messages/messages.ts';
import { isPageType } from '../../page-entry.ts';
import { hasErrors } from '../../problems/problem.ts';
import type { Content } from '../../read-content.ts';
import { pageOf, renderPage } from '../../render/render-page.ts';
import type { SiteDefinition, SiteView } from '../../template-api.ts';
import type { LoadedFile, Route } from '../../types.ts';
import { entriesOf, type LedgerEntry } from '../../url-history/judge.ts';
import { UsageError } from '../context.ts';
import { fieldOnLine, lineOfAnchor, placeOf } from './places.ts';

/** A label and what is said under it, each value on a line of its own. A row without values is left out. */
export type Row = readonly [label: string, ...values: readonly (string | undefined)[]];

interface Known {
  readonly site: SiteDefinition;
  readonly root: string;
  readonly today: Day;
  readonly content: Content;
  readonly words: ExplainWords;
}

/** `data/home.yaml`, `data/home.yaml:12`, and as editors and findings write it, `data/home.yaml:12:3`. */
const FILE = /^(?!https?:)(.+\.ya?ml)(?::(\d+))?(?::\d+)?$/i;

/**
 * Explains an address, perhaps with an anchor; or a file below `data/`, perhaps with a line, named from the root, from
 * the current folder or in full. Returns an error for what does not exist.
 */
export function explain(asked: string, known: Known): readonly Row[] | UsageError {
  const [, path, line] = FILE.exec(asked) ?? [];
  return path === undefined ? explainAddress(asked, known) : explainFile(asked, path, line, known);
}

function explainAddress(asked: string, known: Known): readonly Row[] | UsageError {
  const { content, words } = known;
  const { url, anchor } = addressIn(asked);
  const routes = routesIn(content);
  const route = routes.find((each) => each.url === url);
  if (route) {
    const anchors = route.entry.type.anchors(route.entry.data);
    if (anchor === undefined) return pageRows(route, [], known);
    if (anchors.includes(anchor)) return pageRows(route, [[words.anchor, anchorAt(route, anchor, words)]], known);
    return new UsageError(words.unknownAnchor(url, anchor, didYouMean(anchor, anchors)));
  }
  const file = content.files.find(({ type, slug }) => isPageType(type) && !type.slugs && type.url(slug) === url);
  if (file) return hiddenRows(file, url, [], known);
  const addresses = listedIn(content);
  const listed = addresses.find((each) => each.url === url);
  if (listed) return listedRows(listed, known);
  const urls = [...routes, ...addresses].map((each) => each.url);
  return new UsageError(words.unknown(asked, nearestAddress(url, urls)));
}

function explainFile(asked: string, path: string, line: string | undefined, known: Known): readonly Row[] | UsageError {
  const { content, words, site, root } = known;
  const names = [path, relative(root, resolve(path))].map((name) => name.replaceAll('\\', '/').replace(/^\.\//, ''));
  const file = content.files.find((each) => names.includes(each.file));
  if (!file) {
    const files = content.files.map((each) => each.file);
    return new UsageError(words.unknown(asked, didYouMean(names[0] ?? path, files)));
  }
  const { type, slug, source } = file;
  const field = source && line !== undefined ? fieldOnLine(type.schema, source, Number(line), site) : undefined;
  const fieldRows: readonly Row[] = field
    ? [
        [words.field, `${field.path} (${file.file}:${line})`],
        [words.help, field.help || undefined],
      ]
    : [[words.field, line === undefined ? undefined : words.none.field]];
  if (!isPageType(type) || type.slugs) return dataRows(file, fieldRows, known);
  const route = routesIn(content).find(({ entry }) => entry.source === source);
  return route ? pageRows(route, fieldRows, known) : hiddenRows(file, type.url(slug), fieldRows, known);
}

/** `teams/red`, `/teams/red` and a full address all mean `/teams/red/`. */
function addressIn(asked: string): { readonly url: string; readonly anchor: string | undefined } {
  const full = parseUrl(asked);
  const [typed = '', anchor] = (full ? `${full.pathname}${full.hash}` : asked).split('#', 2);
  const path = `/${typed.replace(/\?.*$/, '').replace(/^\/+/, '')}`;
  return { url: path.endsWith('/') || /\.[a-z]+$/.test(path) ? path : `${path}/`, anchor: anchor && decoded(anchor) };
}

/** The pages of files as they are: a file that was only mended in thought has no page yet. */
function routesIn({ files, sound }: Content): readonly Route[] {
  const sources = new Set(files.map(({ source }) => source));
  return sound.routes.filter(({ entry }) => sources.has(entry.source));
}

interface Listed extends LedgerEntry {
  /** Where the list of all addresses has it: `data/addresses.yaml:6`. */
  readonly place: string;
}

function listedIn({ sound }: Content): readonly Listed[] {
  const source = sound.ledger?.source;
  if (!source) return [];
  return entriesOf(source).map((entry, index) => ({ ...entry, place: placeOf(source, `/addresses/${index}/url`) }));
}

/** @param asked what is said of the anchor or the line that was asked about */
function pageRows(route: Route, asked: readonly Row[], { content, words }: Known): readonly Row[] {
  const { entry, url, output, waiting } = route;
  const { source, type } = entry;
  const anchors = type.anchors(entry.data).map((each) => `#${each}`);
  const moved = listedIn(content).filter(({ redirect }) => redirect === url);
  const old = moved.map((each) => `${each.url} (${each.place})`);
  return [
    [words.address, url],
    ...asked,
    [words.state, waiting ? words.isHidden(waiting, source.file) : words.isPublic(source.period.until)],
    [words.title, entry.card.meta.title],
    [words.source, source.file],
    [words.type, type.name],
    [words.schema, `templates/${type.schema}`],
    [words.output, output],
    [words.anchors, ...orNone(anchors, words.none.anchors)],
    ...(content.pages ? linkRows(route, content.pages, words) : []),
    [words.oldAddresses, ...orNone(old, words.none.oldAddresses)],
  ];
}

const orNone = (values: readonly string[], none: string) => (values.length > 0 ? values : [none]);

function anchorAt({ entry: { source } }: Route, anchor: string, words: ExplainWords): string {
  const line = lineOfAnchor(source, anchor);
  return `#${anchor} (${source.file}${line === undefined ? `, ${words.fromTemplate}` : `:${line}`})`;
}

/** Links of a page in both directions. They are known as soon as all pages can be made. */
function linkRows(route: Route, { routes, view }: NonNullable<Content['pages']>, words: ExplainWords): readonly Row[] {
  const from = routes.filter((other) => internalLinks(other, view).includes(route.url)).map(({ url }) => url);
  return [
    [words.leadsTo, ...orNone(internalLinks(route, view), words.none.leadsTo)],
    [words.linkedFrom, ...orNone(from, words.none.linkedFrom)],
  ];
}

/** Pages that the page's own text leads to, without those of header and footer. */
function internalLinks(route: Route, view: SiteView): string[] {
  const page = readPage(route.output, renderPage(pageOf(route), view).body);
  const paths = page.addresses.map(({ href }) => href.replace(/[?#].*$/, '')).filter((path) => path.startsWith('/'));
  return [...new Set(paths)].filter((path) => path !== route.url && view.leadsSomewhere(path)).sort();
}

/** A page that is not shown: its day is not today, its file is wrong, or another file has its address now. */
function hiddenRows(
  { file, type, source }: LoadedFile,
  url: string,
  asked: readonly Row[],
  { content, words, today }: Known,
): readonly Row[] {
  const visibility = source && visibilityOn(source.period, today);
  const isWrong = hasErrors(content.problems.filter(({ place }) => place.file === file));
  const unseen = isWrong ? words.isWrong : words.isReplaced;
  const listed = listedIn(content).find((entry) => entry.url === url && (entry.redirect !== undefined || entry.gone));
  return [
    [words.address, url],
    ...asked,
    [
      words.state,
      visibility && visibility.kind !== 'public' ? words.isHidden(visibility, file) : unseen,
      listed && answerAt(listed, words),
    ],
    [words.source, file, listed?.place],
    [words.type, type.name],
    [words.schema, `templates/${type.schema}`],
  ];
}

function listedRows(listed: Listed, { content, words }: Known): readonly Row[] {
  const target = routesIn(content).find(({ url }) => url === listed.redirect);
  return [
    [words.address, listed.url],
    [words.state, answerAt(listed, words)],
    [words.source, listed.place],
    [words.leadsTo, target && `${target.url} (${target.entry.source.file})`],
    [words.reason, listed.reason],
  ];
}

const answerAt = ({ redirect }: LedgerEntry, words: ExplainWords) =>
  redirect === undefined ? words.gone : words.moved(redirect);

function dataRows(
  { file, type, source }: LoadedFile,
  asked: readonly Row[],
  { content, words }: Known,
): readonly Row[] {
  const made = routesIn(content).flatMap(({ entry, url }) => (entry.source === source ? url : []));
  const state = isPageType(type) ? words.list(made.length) : type.ledger ? words.ledger : words.shared;
  return [
    [words.source, file],
    ...asked,
    [words.state, state],
    [words.schema, `templates/${type.schema}`],
    [words.address, ...(isPageType(type) ? orNone(made, words.none.address) : [])],
  ];
}
