/** What is said of what somebody asks about: labels and values. */
import { readPage } from '../../check/page/read-page.ts';
import type { ExplainWords } from '../../messages/messages.ts';
import { isPageType } from '../../page-entry.ts';
import { hasErrors } from '../../problems/problem.ts';
import type { Content } from '../../read-content.ts';
import { pageOf, renderPage } from '../../render/render-page.ts';
import type { SiteDefinition, SiteView } from '../../template-api.ts';
import type { Route } from '../../types.ts';
import { fieldOnLine, lineOfAnchor } from './places.ts';
import { type At, type Listed, listedIn, routesIn, type Subject } from './subject.ts';

/** A label and its values, each on a line of its own. */
export type Row = readonly [label: string, values: readonly string[]];

/** What is there to be explained. */
export type Known = Exclude<Subject, { readonly kind: 'unknown' | 'unknown-anchor' }>;

export interface Circumstances {
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

function pageRows(
  { route, anchor, at }: Extract<Known, { kind: 'page' }>,
  circumstances: Circumstances,
): readonly Row[] {
  const { words, content } = circumstances;
  const { entry, url, output, waiting } = route;
  const { source, type } = entry;
  const { until } = source.period;
  const line = anchor === undefined ? undefined : lineOfAnchor(source, anchor);
  const place = line === undefined ? `${source.file}, ${words.fromTemplate}` : `${source.file}:${line}`;
  return [
    [words.address, [url]],
    ...(anchor === undefined ? [] : [[words.anchor, [`#${anchor} (${place})`]] as const]),
    ...fieldRows(at, circumstances),
    [words.state, [waiting ? words.isHidden(waiting, source.file) : words.isPublic(until)]],
    [words.title, [entry.card.meta.title]],
    [words.source, [source.file]],
    [words.type, [type.name]],
    [words.schema, [`templates/${type.schema}`]],
    [words.output, [output]],
    [
      words.anchors,
      either(
        type.anchors(entry.data).map((each) => `#${each}`),
        words.none.anchors,
      ),
    ],
    ...linkRows(route, circumstances),
    [words.oldAddresses, either(oldAddressesOf(url, content), words.none.oldAddresses)],
  ];
}

const either = (values: readonly string[], none: string) => (values.length > 0 ? values : [none]);

/** Links of a page in both directions. They are known as soon as all pages can be made. */
function linkRows(route: Route, { words, content: { pages } }: Circumstances): readonly Row[] {
  if (!pages) return [];
  const linking = pages.routes.filter((other) => internalLinks(other, pages.view).includes(route.url));
  return [
    [words.leadsTo, either(internalLinks(route, pages.view), words.none.leadsTo)],
    [
      words.linkedFrom,
      either(
        linking.map(({ url }) => url),
        words.none.linkedFrom,
      ),
    ],
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
    [words.address, [url]],
    ...fieldRows(at, circumstances),
    [words.state, [why ? words.isHidden(why, file) : unseen, ...(listed ? [answerAt(listed, words)] : [])]],
    [words.source, [file, ...(listed ? [placeOf(listed)] : [])]],
    [words.type, [type.name]],
    [words.schema, [`templates/${type.schema}`]],
  ];
}

function listedRows(listed: Listed, { words, content }: Circumstances): readonly Row[] {
  const { url, redirect, reason } = listed.entry;
  const target = routesIn(content).find((route) => route.url === redirect);
  return [
    [words.address, [url]],
    [words.state, [answerAt(listed, words)]],
    [words.source, [placeOf(listed)]],
    ...(target ? [[words.leadsTo, [`${target.url} (${target.entry.source.file})`]] as const] : []),
    ...(reason === undefined ? [] : [[words.reason, [reason]] as const]),
  ];
}

function dataRows(at: At, circumstances: Circumstances): readonly Row[] {
  const { words, content } = circumstances;
  const { file, type, source } = at.file;
  const made = routesIn(content).filter(({ entry }) => entry.source === source);
  const state = isPageType(type) ? words.list(made.length) : type.ledger ? words.ledger : words.shared;
  return [
    [words.source, [file]],
    ...fieldRows(at, circumstances),
    [words.state, [state]],
    [words.schema, [`templates/${type.schema}`]],
    ...(isPageType(type)
      ? [
          [
            words.address,
            either(
              made.map(({ url }) => url),
              words.none.address,
            ),
          ] as const,
        ]
      : []),
  ];
}

/** The field on the line that was asked about. */
function fieldRows(at: At | undefined, { words, site }: Circumstances): readonly Row[] {
  if (at?.line === undefined) return [];
  const field = fieldOnLine(at.file, at.line, site);
  if (!field) return [[words.field, [words.none.field]]];
  return [
    [words.field, [`${field.path} (${at.file.file}:${at.line})`]],
    ...(field.help === '' ? [] : [[words.help, [field.help]] as const]),
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
