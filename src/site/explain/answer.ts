/** Answers of `nebel explain` about an address or a file. */

import { relative, resolve } from 'node:path';
import { isPageType } from '../../api/page-entry.ts';
import type { SiteDefinition } from '../../api/template-api.ts';
import type { LoadedFile, Route } from '../../api/types.ts';
import { UsageError } from '../../base/findings/failure.ts';
import { hasErrors } from '../../base/findings/finding.ts';
import type { Day } from '../../base/lib/day.ts';
import { didYouMean, nearestAddress } from '../../base/lib/did-you-mean.ts';
import { entriesOf, type LedgerEntry } from '../../base/lib/ledger.ts';
import { basePathOf, decoded, parseUrl, pathBelow } from '../../base/lib/url.ts';
import { visibilityOn } from '../../base/lib/visibility.ts';
import type { Content } from '../../content/content.ts';
import { fieldOnLine, lineOfAnchor, placeOf } from './places.ts';
import type { ExplainWords } from './words.ts';

/** A label and its values, each on a separate line. A row without values is omitted. */
export type Row = readonly [label: string, ...values: readonly (string | undefined)[]];

interface ExplainContext {
  readonly site: SiteDefinition;
  readonly root: string;
  readonly today: Day;
  readonly content: Content;
  readonly words: ExplainWords;
}

/** `data/home.yaml`, `data/home.yaml:12`, and as editors and findings write it, `data/home.yaml:12:3`. */
const FILE = /^(?!https?:)(.+\.ya?ml)(?::(\d+))?(?::\d+)?$/i;

/**
 * Explains an address, optionally with an anchor, or a file below `data/`, optionally with a line. The path of a file may
 * be absolute, or relative to the root or the working directory. Returns an error if nothing matches.
 */
export function explain(query: string, context: ExplainContext): readonly Row[] | UsageError {
  const [, path, line] = FILE.exec(query) ?? [];
  return path === undefined ? explainAddress(query, context) : explainFile(query, path, line, context);
}

function explainAddress(query: string, context: ExplainContext): readonly Row[] | UsageError {
  const { content, words } = context;
  const { url, anchor } = addressIn(query, basePathOf(content.snapshot?.baseUrl ?? ''));
  const routes = routesIn(content);
  const route = routes.find((each) => each.url === url);
  if (route) {
    const anchors = route.entry.type.anchors(route.entry.data);
    if (anchor === undefined) return pageRows(route, [], context);
    if (anchors.includes(anchor)) return pageRows(route, [[words.anchor, anchorAt(route, anchor, words)]], context);
    return new UsageError(words.unknownAnchor(url, anchor, didYouMean(anchor, anchors)));
  }
  const file = content.files.find(({ type, slug }) => isPageType(type) && type.url(slug) === url);
  if (file) return hiddenRows(file, url, [], context);
  const addresses = listedIn(content);
  const listed = addresses.find((each) => each.url === url);
  if (listed) return listedRows(listed, context);
  const urls = [...routes, ...addresses].map((each) => each.url);
  return new UsageError(words.unknown(query, nearestAddress(url, urls)));
}

function explainFile(
  query: string,
  path: string,
  line: string | undefined,
  context: ExplainContext,
): readonly Row[] | UsageError {
  const { content, words, site, root } = context;
  const names = [path, relative(root, resolve(path))].map((name) => name.replaceAll('\\', '/').replace(/^\.\//, ''));
  const file = content.files.find((each) => names.includes(each.file));
  if (!file) {
    const files = content.files.map((each) => each.file);
    return new UsageError(words.unknown(query, didYouMean(names[0] ?? path, files)));
  }
  const { type, slug, source } = file;
  const field = source && line !== undefined ? fieldOnLine(type.schema, source, Number(line), site) : undefined;
  const fieldRows: readonly Row[] = field
    ? [
        [words.field, `${field.path} (${file.file}:${line})`],
        [words.help, field.help || undefined],
      ]
    : [[words.field, line === undefined ? undefined : words.noField]];
  if (!isPageType(type))
    return [
      [words.source, file.file],
      ...fieldRows,
      [words.state, type.ledger ? words.ledger : words.shared],
      [words.schema, `templates/${type.schema}`],
    ];
  const route = routesIn(content).find(({ entry }) => entry.source === source);
  return route ? pageRows(route, fieldRows, context) : hiddenRows(file, type.url(slug), fieldRows, context);
}

/** `teams/red`, `/teams/red` and a full address, with the path of the site, all mean `/teams/red/`. */
function addressIn(query: string, base: string): { readonly url: string; readonly anchor: string | undefined } {
  const full = parseUrl(query);
  const below = full && (pathBelow(base, `${full.pathname}/`) ? full.pathname.slice(base.length) : full.pathname);
  const [typed = '', anchor] = (full ? `${below}${full.hash}` : query).split('#', 2);
  const path = `/${typed.replace(/\?.*$/, '').replace(/^\/+/, '')}`;
  return { url: path.endsWith('/') || /\.[a-z]+$/.test(path) ? path : `${path}/`, anchor: anchor && decoded(anchor) };
}

/** Routes of files as they are. A file that was repaired in memory only has no page yet. */
function routesIn({ files, fromValidFiles }: Content): readonly Route[] {
  const sources = new Set(files.map(({ source }) => source));
  return fromValidFiles.routes.filter(({ entry }) => sources.has(entry.source));
}

interface Listed extends LedgerEntry {
  /** Position in the ledger: `data/addresses.yaml:6`. */
  readonly place: string;
}

function listedIn({ fromValidFiles }: Content): readonly Listed[] {
  const source = fromValidFiles.ledger?.source;
  if (!source) return [];
  return entriesOf(source).map((entry, index) => ({ ...entry, place: placeOf(source, `/addresses/${index}/url`) }));
}

/** @param details rows about the requested anchor or line */
function pageRows(route: Route, details: readonly Row[], { content, words }: ExplainContext): readonly Row[] {
  const { entry, url, output, unpublished } = route;
  const { source, type } = entry;
  const anchors = type.anchors(entry.data).map((each) => `#${each}`);
  const moved = listedIn(content).filter(({ redirect }) => redirect === url);
  const old = moved.map((each) => `${each.url} (${each.place})`);
  return [
    [words.address, url],
    ...details,
    [words.state, unpublished ? words.isHidden(unpublished, source.file) : words.isPublic(source.period.until)],
    [words.title, entry.profile.meta.title],
    [words.source, source.file],
    [words.type, type.name],
    [words.schema, `templates/${type.schema}`],
    [words.output, output],
    [words.anchors, ...orNone(anchors, words.none)],
    [words.oldAddresses, ...orNone(old, words.none)],
  ];
}

const orNone = (values: readonly string[], none: string) => (values.length > 0 ? values : [none]);

function anchorAt({ entry: { source } }: Route, anchor: string, words: ExplainWords): string {
  const line = lineOfAnchor(source, anchor);
  return `#${anchor} (${source.file}${line === undefined ? `, ${words.fromTemplate}` : `:${line}`})`;
}

/** Rows for a hidden page: not published today, with errors in its file, or replaced by another file. */
function hiddenRows(
  { file, type, source }: LoadedFile,
  url: string,
  details: readonly Row[],
  { content, words, today }: ExplainContext,
): readonly Row[] {
  const visibility = source && visibilityOn(source.period, today);
  const hasMistakes = hasErrors(content.findings.filter(({ place }) => place.file === file));
  const reason = hasMistakes ? words.hasMistakes : words.isReplaced;
  const listed = listedIn(content).find((entry) => entry.url === url && (entry.redirect !== undefined || entry.gone));
  return [
    [words.address, url],
    ...details,
    [
      words.state,
      visibility && visibility.kind !== 'public' ? words.isHidden(visibility, file) : reason,
      listed && redirectState(listed, words),
    ],
    [words.source, file, listed?.place],
    [words.type, type.name],
    [words.schema, `templates/${type.schema}`],
  ];
}

function listedRows(listed: Listed, { content, words }: ExplainContext): readonly Row[] {
  const target = routesIn(content).find(({ url }) => url === listed.redirect);
  return [
    [words.address, listed.url],
    [words.state, redirectState(listed, words)],
    [words.source, listed.place],
    [words.leadsTo, target && `${target.url} (${target.entry.source.file})`],
    [words.reason, listed.reason],
  ];
}

const redirectState = ({ redirect }: LedgerEntry, words: ExplainWords) =>
  redirect === undefined ? words.gone : words.moved(redirect);
