import { groupBy } from '../lib/group-by.ts';
import { nearestAddress } from '../lib/nearest-address.ts';
import { once } from '../lib/once.ts';
import { locate } from '../problems/locate.ts';
import { notPublic } from '../problems/not-public.ts';
import { compareText, type Problem, problem } from '../problems/problem.ts';
import type { Redirect, Source } from '../types.ts';
import type { Addresses } from './addresses.ts';
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

export interface JudgeOptions {
  readonly addresses: Addresses;
  /** Names the file that a page of this address was made from, and the page type. */
  readonly originOf: (url: string) => Origin | undefined;
  /** What is known of the pages at these addresses. */
  readonly pagesAt: (urls: readonly string[]) => readonly NewPage[];
  /** True while a file is misplaced or misnamed, so that it cannot be said which page is missing. */
  readonly undecided: boolean;
}

export interface Judged {
  readonly problems: readonly Problem[];
  /** What hosts answer at addresses without a page, in the order of the list. */
  readonly redirects: readonly Redirect[];
  /** Addresses of pages that the list lacks, sorted. */
  readonly unlisted: readonly string[];
}

/** Holds the list of all addresses against the pages there are. A list that does not exist yet lists nothing. */
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
  const found = once(() => ({
    pages: pagesAt(unlisted),
    lost: groupBy([...listed.values()].filter(isLost), ({ url }) => originOf(url)?.type),
  }));
  return (url) => {
    const { pages, lost } = found();
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

/** Only such addresses reach the files that hosts read unchanged, whatever the host. */
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

/** Where one ends up who follows every redirect from here, or nothing if that goes round in circles. */
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
