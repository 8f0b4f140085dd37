import { basename } from 'node:path';
import { groupBy } from '../lib/collections.ts';
import type { Day } from '../lib/day.ts';
import { nearestAddress } from '../lib/did-you-mean.ts';
import { ALWAYS, type Hidden, type Period, visibilityOn } from '../lib/visibility.ts';
import { isPageType } from '../page-entry.ts';
import { locate } from '../problems/locate.ts';
import { compareText, notPublic, type Problem, problem } from '../problems/problem.ts';
import type { SiteDefinition } from '../template-api.ts';
import type { Entry, LoadedFile, Redirect, Source } from '../types.ts';
import { type NewPage, type Origin, type Successor, successorOf } from './successor.ts';

/** One address that was published at some time. */
export interface LedgerEntry {
  readonly url: string;
  /** Where visitors find now what they look for there. */
  readonly redirect?: string;
  /** True if there is nothing in its place. */
  readonly gone?: true;
  /** Why; for people. */
  readonly reason?: string;
}

/** The entries of a list that satisfies its schema. */
export const entriesOf = ({ value }: Source) => (value as { addresses: readonly LedgerEntry[] }).addresses;

interface JudgeOptions {
  readonly addresses: Addresses;
  /** Names the file that a page of this address was made from, and the page type. */
  readonly originOf: (url: string) => Origin | undefined;
  /** What is known of the pages at these addresses. */
  readonly pagesAt: (urls: readonly string[]) => readonly NewPage[];
  /** True while a file is misplaced or misnamed, so that it cannot be said which page is missing. */
  readonly undecided: boolean;
}

interface Judged {
  readonly problems: readonly Problem[];
  /** What hosts answer at addresses without a page, in the order of the list. */
  readonly redirects: readonly Redirect[];
  /** Addresses of pages that the list lacks, sorted. */
  readonly unlisted: readonly string[];
}

/** Compares the list of all addresses with the pages there are. A list that does not exist yet lists nothing. */
export function judgeLedger(source: Source | undefined, options: JudgeOptions): Judged {
  const { open } = options.addresses;
  const entries = source ? entriesOf(source) : [];
  const listed = new Map<string, LedgerEntry>();
  for (const entry of entries) if (!listed.has(entry.url)) listed.set(entry.url, entry);
  const unlisted = [...open].filter((url) => !listed.has(url)).sort(compareText);
  const circumstances = { ...options, listed, successor: findSuccessors(listed, unlisted, options) };
  const problems = entries.flatMap((entry, index) => {
    const at: PlaceOfField = (field) => locate(source as Source, `/addresses/${index}/${field}`);
    if (listed.get(entry.url) !== entry) return [problem('route-listed-twice', at('url'), { url: entry.url })];
    return judgeEntry(entry, at, circumstances);
  });
  const redirects = [...listed.values()].flatMap((entry) => redirectOf(entry, options.addresses));
  return { problems, redirects, unlisted };
}

interface Circumstances extends JudgeOptions {
  readonly listed: ReadonlyMap<string, LedgerEntry>;
  /** The new page that an address belongs to which has lost its own. */
  readonly successor: (url: string) => Successor | undefined;
}

function findSuccessors(
  listed: ReadonlyMap<string, LedgerEntry>,
  unlisted: readonly string[],
  { addresses: { open, hidden }, originOf, pagesAt }: JudgeOptions,
): Circumstances['successor'] {
  const isLost = ({ url, redirect, gone }: LedgerEntry) =>
    redirect === undefined && !gone && !open.has(url) && !hidden.has(url);
  const pages = pagesAt(unlisted);
  const lost = groupBy([...listed.values()].filter(isLost), ({ url }) => originOf(url)?.type);
  return (url) => {
    const type = originOf(url)?.type;
    return successorOf(url, type, lost.get(type)?.length === 1, pages);
  };
}

type PlaceOfField = (field: keyof LedgerEntry) => Problem['place'];

function judgeEntry(entry: LedgerEntry, at: PlaceOfField, circumstances: Circumstances): Problem[] {
  const { url, redirect, gone } = entry;
  const { open, timed } = circumstances.addresses;
  if (redirect !== undefined && gone) return [problem('redirect-or-gone', at('gone'), { url })];
  if (redirect === undefined && !gone) return judgeAbsence(url, at, circumstances);
  if (!PLAIN.test(url)) return [problem('link-form', at('url'), { href: url })];
  if (open.has(url)) {
    const period = timed.get(url);
    // A page with a last day goes by itself and may come back; this entry is for the time when it is not there.
    if (period?.until !== undefined) return [];
    const field = gone ? 'gone' : 'redirect';
    // On its first day a page appears by itself, so that what led elsewhere until then stops nothing.
    const severity = period?.from === undefined ? 'error' : 'warning';
    return [problem('redirect-existing', at(field), { url, field }, severity)];
  }
  return redirect === undefined ? [] : judgeTarget(url, redirect, at, circumstances);
}

/** Addresses that the files of every host can hold unchanged. */
const PLAIN = /^\/([\w-][\w.-]*\/)*([\w-][\w.-]*)?$/;

function judgeAbsence(url: string, at: PlaceOfField, circumstances: Circumstances): Problem[] {
  const { addresses, originOf, undecided, successor } = circumstances;
  if (addresses.open.has(url)) return [];
  const hidden = addresses.hidden.get(url);
  // A page disappears on its day by itself: that is said at the page and stops nothing.
  if (hidden?.kind === 'expired' || (undecided && !hidden)) return [];
  const next = hidden ? undefined : successor(url);
  return [
    problem('route-disappeared', at('url'), {
      url,
      file: originOf(url)?.file,
      state: hidden?.kind,
      field: hidden && 'field' in hidden ? hidden.field : undefined,
      suggestion: next?.url,
      renamedTo: next?.file,
    }),
  ];
}

function judgeTarget(url: string, to: string, at: PlaceOfField, { addresses, listed }: Circumstances): Problem[] {
  if (addresses.open.has(to)) return [];
  const hidden = addresses.hidden.get(to);
  if (hidden) return [notPublic(at('redirect'), to, hidden)];
  const end = lastStop(url, listed);
  if (end === undefined) return [problem('redirect-loop', at('redirect'), { to })];
  if (end !== to) return [problem('redirect-chain', at('redirect'), { to, end })];
  return [problem('redirect-target', at('redirect'), { to, suggestion: nearestAddress(to, addresses.open) })];
}

/** Where the redirects from an address end. Undefined if they go round in circles. */
function lastStop(url: string, listed: ReadonlyMap<string, LedgerEntry>): string | undefined {
  const seen = new Set<string>();
  let stop = url;
  for (let next = listed.get(stop)?.redirect; next !== undefined; next = listed.get(stop)?.redirect) {
    seen.add(stop);
    if (seen.has(next)) return undefined;
    stop = next;
  }
  return stop;
}

function redirectOf({ url, redirect, gone }: LedgerEntry, { open, hidden }: Addresses): Redirect[] {
  if (open.has(url) || !PLAIN.test(url)) return [];
  if (gone) return [{ from: url, status: 410 }];
  if (redirect === undefined || !open.has(redirect)) return [];
  // Browsers remember a permanent redirect for good, and then never see the page that comes back.
  return [{ from: url, to: redirect, status: hidden.has(url) ? 302 : 301 }];
}

/** The site's own addresses, whatever is wrong with the files behind them. */
export interface Addresses {
  /** Those that visitors can open. */
  readonly open: ReadonlySet<string>;
  /** Those of pages that are not public at the moment. */
  readonly hidden: ReadonlyMap<string, Hidden>;
  /** Those of pages that appear or disappear on some day by themselves, and when. */
  readonly timed: ReadonlyMap<string, Period>;
}

/**
 * A file that cannot be read, or is missing although it has to be there, has its address: it is one mistake, not two.
 * The parts of a list that grows with the site are left out.
 */
export function addressesOf(site: SiteDefinition, files: readonly LoadedFile[], today: Day | undefined): Addresses {
  const open = new Set<string>();
  const hidden = new Map<string, Hidden>();
  const timed = new Map<string, Period>();
  for (const type of site.pageTypes) {
    const isMissing = !type.slugs && !type.files.includes('*') && files.every((file) => file.type !== type);
    if (isMissing) open.add(type.url(basename(type.files, '.yaml')));
  }
  for (const { type, slug, source } of files) {
    if (!isPageType(type) || type.slugs) continue;
    const url = type.url(slug);
    const period = source?.period ?? ALWAYS;
    const visibility = visibilityOn(period, today);
    if (period.from !== undefined || period.until !== undefined) timed.set(url, period);
    if (visibility.kind === 'public') open.add(url);
    else hidden.set(url, visibility);
  }
  // Of two files with one address, the other may be public.
  for (const url of open) hidden.delete(url);
  return { open, hidden, timed };
}

/** The file that a page of this address would be made from, if its name can be told from the address, and its page type. */
export function originOf(site: SiteDefinition, url: string): Origin | undefined {
  const slug = url.split('/').filter(Boolean).at(-1) ?? '';
  const type = site.pageTypes.find((each) => each.files.includes('*') && each.url(slug) === url);
  return type && { file: `data/${type.files.replace('*', slug)}`, type: type.name };
}

/** The pages at these addresses, by their files. */
export function pagesAt(urls: readonly string[], files: readonly LoadedFile[], entries: readonly Entry[]): NewPage[] {
  const wanted = new Set(urls);
  const named = new Map(entries.map((entry) => [entry.source.file, entry]));
  return files.flatMap(({ type, slug, file }) => {
    const url = isPageType(type) && !type.slugs ? type.url(slug) : undefined;
    if (url === undefined || !wanted.has(url)) return [];
    const entry = named.get(file);
    return [{ url, file, type: type.name, name: entry?.kind === 'page' ? entry.card.names[0] : undefined }];
  });
}
