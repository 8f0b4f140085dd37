import { relative, resolve } from 'node:path';
import type { Day } from '../../lib/day.ts';
import { didYouMean, nearestAddress } from '../../lib/did-you-mean.ts';
import { decoded, parseUrl } from '../../lib/url.ts';
import { type Hidden, visibilityOn } from '../../lib/visibility.ts';
import { isPageType } from '../../page-entry.ts';
import { locate } from '../../problems/locate.ts';
import type { Content } from '../../read-content.ts';
import type { LoadedFile, Route } from '../../types.ts';
import { entriesOf, type LedgerEntry } from '../../url-history/judge.ts';

export interface Listed {
  readonly entry: LedgerEntry;
  readonly file: string;
  readonly line: number | undefined;
}

/** A line of a file, from 1. */
export interface At {
  readonly file: LoadedFile;
  readonly line: number | undefined;
}

export type Subject =
  /** `anchor` is one of the page, `at` the place in its file that was asked about. */
  | { readonly kind: 'page'; readonly route: Route; readonly anchor?: string; readonly at?: At }
  /** A page that is not shown: its last day is over, its file is wrong, or another file has its address now. */
  | {
      readonly kind: 'hidden';
      readonly file: LoadedFile;
      readonly url: string;
      readonly why?: Hidden;
      readonly at?: At;
    }
  | { readonly kind: 'listed'; readonly listed: Listed }
  | { readonly kind: 'data'; readonly at: At }
  | { readonly kind: 'unknown'; readonly suggestion: string | undefined }
  | {
      readonly kind: 'unknown-anchor';
      readonly url: string;
      readonly anchor: string;
      readonly suggestion?: string | undefined;
    };

/**
 * Finds what is meant: an address, perhaps with an anchor; or a file below `data/`, perhaps with a line, named from the
 * root, from the current folder or in full.
 */
export function subjectOf(asked: string, root: string, content: Content, today: Day): Subject {
  const [, path = '', line] = FILE.exec(asked) ?? [];
  if (path === '') return atAddress(asked, content, today);
  const names = [path, relative(root, resolve(path))].map((name) => name.replaceAll('\\', '/').replace(/^\.\//, ''));
  const file = content.files.find((each) => names.includes(each.file));
  if (file) return inFile({ file, line: line === undefined ? undefined : Number(line) }, content, today);
  const [name = ''] = names;
  return {
    kind: 'unknown',
    suggestion: didYouMean(
      name,
      content.files.map((each) => each.file),
    ),
  };
}

/** `data/home.yaml`, `data/home.yaml:12`, and as editors and findings write it, `data/home.yaml:12:3`. */
const FILE = /^(?!https?:)(.+\.ya?ml)(?::(\d+))?(?::\d+)?$/i;

/** The pages of files as they are: where a slip was mended in thought, there is no page yet. */
export function routesIn({ files, sound }: Content): readonly Route[] {
  const sources = new Set(files.map(({ source }) => source));
  return sound.routes.filter(({ entry }) => sources.has(entry.source));
}

/** The addresses that the list of all addresses holds, and where. */
export function listedIn({ sound }: Content): readonly Listed[] {
  const source = sound.ledger?.source;
  if (!source) return [];
  return entriesOf(source).map((entry, index) => ({
    entry,
    file: source.file,
    line: locate(source, `/addresses/${index}/url`).range?.line,
  }));
}

function atAddress(asked: string, content: Content, today: Day): Subject {
  const { path: url, anchor } = normalise(asked);
  const routes = routesIn(content);
  const route = routes.find((each) => each.url === url);
  if (route && anchor !== undefined) {
    const anchors = route.entry.type.anchors(route.entry.data);
    if (anchors.includes(anchor)) return { kind: 'page', route, anchor };
    return { kind: 'unknown-anchor', url, anchor, suggestion: didYouMean(anchor, anchors) };
  }
  if (route) return { kind: 'page', route };
  const file = content.files.find(({ type, slug }) => isPageType(type) && !type.slugs && type.url(slug) === url);
  if (file) return hiddenPage(file, url, today);
  const all = listedIn(content);
  const listed = all.find(({ entry }) => entry.url === url);
  if (listed) return { kind: 'listed', listed };
  const known = [...routes.map((each) => each.url), ...all.map(({ entry }) => entry.url)];
  return { kind: 'unknown', suggestion: nearestAddress(url, known) };
}

function inFile(at: At, content: Content, today: Day): Subject {
  const { type, slug, source } = at.file;
  if (!isPageType(type) || type.slugs) return { kind: 'data', at };
  const route = routesIn(content).find(({ entry }) => entry.source === source);
  if (route) return { kind: 'page', route, at };
  return { ...hiddenPage(at.file, type.url(slug), today), at };
}

function hiddenPage(file: LoadedFile, url: string, today: Day) {
  const why = file.source && visibilityOn(file.source.period, today);
  return { kind: 'hidden', file, url, ...(why && why.kind !== 'public' && { why }) } as const;
}

/** `teams/red`, `/teams/red` and a full address all mean `/teams/red/`. */
function normalise(asked: string): { path: string; anchor: string | undefined } {
  const full = parseUrl(asked);
  const [typed = '', anchor] = (full ? `${full.pathname}${full.hash}` : asked).split('#', 2);
  const path = `/${typed.replace(/\?.*$/, '').replace(/^\/+/, '')}`;
  return { path: path.endsWith('/') || /\.[a-z]+$/.test(path) ? path : `${path}/`, anchor: anchor && decoded(anchor) };
}
