/** What is said of what someone asks about: labels and values. */
import { readPage } from '../../check/read-page.ts';
import { pointerSegment, pointerSegments, stringsOf } from '../../lib/json-pointer.ts';
import { fieldAt, helpOf } from '../../lib/json-schema.ts';
import { toSlug } from '../../lib/slug.ts';
import type { ExplainWords } from '../../messages/messages.ts';
import { isPageType } from '../../page-entry.ts';
import { locate, readablePath } from '../../problems/locate.ts';
import { hasErrors } from '../../problems/problem.ts';
import type { Content } from '../../read-content.ts';
import { pageOf, renderPage } from '../../render/render-page.ts';
import type { SiteDefinition, SiteView } from '../../template-api.ts';
import type { LoadedFile, Route, Source } from '../../types.ts';
import { readSchemas } from '../../validate/schemas.ts';
import { type At, type Listed, listedIn, routesIn, type Subject } from './subject.ts';

/** A label and its values, each on a line of its own. */
export type Row = readonly [label: string, values: readonly string[]];

type Known = Exclude<Subject, { readonly kind: 'unknown' | 'unknown-anchor' }>;

interface Circumstances {
  readonly site: SiteDefinition;
  readonly content: Content;
  readonly words: ExplainWords;
}

export function rowsFor(subject: Known, circumstances: Circumstances): readonly Row[] {
  switch (subject.kind) {
    case 'page':
      return pageRows(subject, circumstances);
    case 'hidden':
      return hiddenRows(subject, circumstances);
    case 'listed':
      return listedRows(subject.listed, circumstances);
    case 'data':
      return dataRows(subject.at, circumstances);
  }
}

function row(label: string, ...values: readonly (string | undefined)[]): readonly Row[] {
  const said = values.filter((value) => value !== undefined);
  return said.length > 0 ? [[label, said]] : [];
}

const rowOf = (label: string, values: readonly string[], none: string) =>
  row(label, ...(values.length > 0 ? values : [none]));

function pageRows(
  { route, anchor, at }: Extract<Known, { kind: 'page' }>,
  circumstances: Circumstances,
): readonly Row[] {
  const { words, content } = circumstances;
  const { entry, url, output, waiting } = route;
  const { source, type } = entry;
  const line = anchor === undefined ? undefined : lineOfAnchor(source, anchor);
  const place = line === undefined ? `${source.file}, ${words.fromTemplate}` : `${source.file}:${line}`;
  const anchors = type.anchors(entry.data).map((each) => `#${each}`);
  return [
    ...row(words.address, url),
    ...row(words.anchor, anchor === undefined ? undefined : `#${anchor} (${place})`),
    ...fieldRows(at, circumstances),
    ...row(words.state, waiting ? words.isHidden(waiting, source.file) : words.isPublic(source.period.until)),
    ...row(words.title, entry.card.meta.title),
    ...row(words.source, source.file),
    ...row(words.type, type.name),
    ...row(words.schema, `templates/${type.schema}`),
    ...row(words.output, output),
    ...rowOf(words.anchors, anchors, words.none.anchors),
    ...linkRows(route, circumstances),
    ...rowOf(words.oldAddresses, oldAddressesOf(url, content), words.none.oldAddresses),
  ];
}

/** Links of a page in both directions. They are known as soon as all pages can be made. */
function linkRows(route: Route, { words, content: { pages } }: Circumstances): readonly Row[] {
  if (!pages) return [];
  const linking = pages.routes.filter((other) => internalLinks(other, pages.view).includes(route.url));
  const from = linking.map(({ url }) => url);
  return [
    ...rowOf(words.leadsTo, internalLinks(route, pages.view), words.none.leadsTo),
    ...rowOf(words.linkedFrom, from, words.none.linkedFrom),
  ];
}

const oldAddressesOf = (url: string, content: Content): readonly string[] =>
  listedIn(content).flatMap((listed) =>
    listed.entry.redirect === url ? [`${listed.entry.url} (${placeOf(listed)})`] : [],
  );

function hiddenRows(
  { file: { file, type }, url, why, at }: Extract<Known, { kind: 'hidden' }>,
  circumstances: Circumstances,
): readonly Row[] {
  const { words, content } = circumstances;
  const isWrong = hasErrors(content.problems.filter(({ place }) => place.file === file));
  const unseen = isWrong ? words.isWrong : words.isReplaced;
  const listed = listedIn(content).find(({ entry }) => entry.url === url && isAnswered(entry));
  return [
    ...row(words.address, url),
    ...fieldRows(at, circumstances),
    ...row(words.state, why ? words.isHidden(why, file) : unseen, listed && answerAt(listed, words)),
    ...row(words.source, file, listed && placeOf(listed)),
    ...row(words.type, type.name),
    ...row(words.schema, `templates/${type.schema}`),
  ];
}

function listedRows(listed: Listed, { words, content }: Circumstances): readonly Row[] {
  const { url, redirect, reason } = listed.entry;
  const target = routesIn(content).find((route) => route.url === redirect);
  return [
    ...row(words.address, url),
    ...row(words.state, answerAt(listed, words)),
    ...row(words.source, placeOf(listed)),
    ...row(words.leadsTo, target && `${target.url} (${target.entry.source.file})`),
    ...row(words.reason, reason),
  ];
}

function dataRows(at: At, circumstances: Circumstances): readonly Row[] {
  const { words, content } = circumstances;
  const { file, type, source } = at.file;
  const made = routesIn(content).flatMap(({ entry, url }) => (entry.source === source ? url : []));
  const state = isPageType(type) ? words.list(made.length) : type.ledger ? words.ledger : words.shared;
  return [
    ...row(words.source, file),
    ...fieldRows(at, circumstances),
    ...row(words.state, state),
    ...row(words.schema, `templates/${type.schema}`),
    ...(isPageType(type) ? rowOf(words.address, made, words.none.address) : []),
  ];
}

function fieldRows(at: At | undefined, { words, site }: Circumstances): readonly Row[] {
  if (at?.line === undefined) return [];
  const field = fieldOnLine(at.file, at.line, site);
  if (!field) return row(words.field, words.none.field);
  return [
    ...row(words.field, `${field.path} (${at.file.file}:${at.line})`),
    ...row(words.help, field.help || undefined),
  ];
}

const isAnswered = ({ redirect, gone }: Listed['entry']) => redirect !== undefined || gone === true;

const answerAt = ({ entry: { redirect } }: Listed, words: ExplainWords) =>
  redirect === undefined ? words.gone : words.moved(redirect);

const placeOf = ({ file, line }: Listed) => (line === undefined ? file : `${file}:${line}`);

/** Pages that the page's own text leads to, without those of header and footer. */
function internalLinks(route: Route, view: SiteView): string[] {
  const page = readPage(route.output, renderPage(pageOf(route), view).body);
  const paths = page.addresses.map(({ href }) => href.replace(/[?#].*$/, '')).filter((path) => path.startsWith('/'));
  return [...new Set(paths)].filter((path) => path !== route.url && view.leadsSomewhere(path)).sort();
}

/** The field to which a line belongs. Nothing for a line before the first one. */
function fieldOnLine({ type, source }: LoadedFile, line: number, site: SiteDefinition) {
  if (!source) return undefined;
  const pointer = pointerOnLine(source, line);
  if (pointer === undefined) return undefined;
  const field = fieldAt(readSchemas(site), type.schema, source.value, pointerSegments(pointer));
  return { path: readablePath(pointer), help: field ? helpOf(field.schema) : '' };
}

/** The last field or item that begins on the line or above it. */
function pointerOnLine(source: Source, line: number): string | undefined {
  // In the order of the file, so that fields begin one after the other.
  return [...pointersOf(source.value)].filter((pointer) => (lineOf(source, pointer) ?? line + 1) <= line).at(-1);
}

const lineOf = (source: Source, pointer: string) => locate(source, pointer, 'key').range?.line;

function* pointersOf(value: unknown, pointer = ''): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    const own = `${pointer}/${pointerSegment(key)}`;
    yield own;
    yield* pointersOf(child, own);
  }
}

/**
 * The line from which an anchor is made: the one that names it, says its words, or is a part of that name. Undefined if
 * only the template knows it.
 */
function lineOfAnchor(source: Source, anchor: string): number | undefined {
  const texts = [...stringsOf(source.value)];
  const named = texts.find(({ text }) => text === anchor);
  const said = texts
    .map(({ text, pointer }) => ({ slug: toSlug(text), pointer }))
    .filter(({ slug }) => slug !== '' && `-${anchor}`.endsWith(`-${slug}`))
    .sort((a, b) => b.slug.length - a.slug.length)[0];
  const [part] = [...pointersOf(source.value)]
    .filter((pointer) => pointer.endsWith(`/${anchor}`))
    .sort((a, b) => a.length - b.length);
  const pointer = named?.pointer ?? (part === undefined ? said?.pointer : part);
  return pointer === undefined ? undefined : lineOf(source, pointer);
}
