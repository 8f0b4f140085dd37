/** Compares the ledger of all addresses with the pages of the site. */
import type { Redirect, Source } from '../../api/types.ts';
import { type Finding, finding, notPublic } from '../../base/findings/finding.ts';
import { locate } from '../../base/findings/locate.ts';
import { compareText, groupBy } from '../../base/lib/collections.ts';
import { nearestAddress } from '../../base/lib/did-you-mean.ts';
import { entriesOf, type LedgerEntry } from '../../base/lib/ledger.ts';
import { addressOfOutput, outputPath } from '../../base/lib/paths.ts';
import type { Addresses } from './addresses.ts';
import { type PageFile, type PossibleSuccessor, type Successor, successorOf } from './successor.ts';

interface CheckOptions {
  readonly addresses: Addresses;
  /** Returns the file and the page type to which an address belongs or belonged. */
  readonly fileBehind: (url: string) => PageFile | undefined;
  readonly pagesAt: (urls: readonly string[]) => readonly PossibleSuccessor[];
  /** True if a file is misplaced or misnamed, so that there is no telling which page is missing. */
  readonly undecided: boolean;
}

/** What a comparison of the ledger with the pages shows. */
export interface CheckedLedger {
  readonly findings: readonly Finding[];
  /** Responses at addresses without a page, in the order of the ledger. */
  readonly redirects: readonly Redirect[];
  /** Addresses of pages that the ledger lacks, sorted. */
  readonly unlisted: readonly string[];
}

/** Compares the ledger with the existing pages. A missing ledger counts as empty. */
export function checkLedger(source: Source | undefined, options: CheckOptions): CheckedLedger {
  const { open } = options.addresses;
  const entries = source ? entriesOf(source) : [];
  const listed = new Map<string, LedgerEntry>();
  for (const entry of entries) if (!listed.has(entry.url)) listed.set(entry.url, entry);
  const unlisted = [...open].filter((url) => !listed.has(url)).sort(compareText);
  const context = { ...options, listed, findSuccessor: successorFinder(listed, unlisted, options) };
  const findings = entries.flatMap((entry, index) => {
    const placeOf: PlaceOfField = (field) => locate(source as Source, `/addresses/${index}/${field}`);
    if (listed.get(entry.url) !== entry)
      return [finding('route-listed-twice', placeOf('url'), { url: entry.url, isEntry: true })];
    return checkEntry(entry, placeOf, context);
  });
  const redirects = [...listed.values()].flatMap((entry) => redirectOf(entry, options.addresses));
  return { findings, redirects, unlisted };
}

interface CheckContext extends CheckOptions {
  readonly listed: ReadonlyMap<string, LedgerEntry>;
  /** Returns the new page that replaces the lost page of an address. */
  readonly findSuccessor: (url: string) => Successor | undefined;
}

function successorFinder(
  listed: ReadonlyMap<string, LedgerEntry>,
  unlisted: readonly string[],
  { addresses, fileBehind, pagesAt }: CheckOptions,
): CheckContext['findSuccessor'] {
  const { open, hidden } = addresses;
  const isLost = ({ url, redirect, gone }: LedgerEntry) => {
    const page = pageAddress(url, addresses);
    return redirect === undefined && !gone && !open.has(page) && !hidden.has(page);
  };
  const pages = pagesAt(unlisted);
  const lost = groupBy([...listed.values()].filter(isLost), ({ url }) => fileBehind(url)?.type);
  return (url) => {
    const type = fileBehind(url)?.type;
    return successorOf(url, type, lost.get(type)?.length === 1, pages);
  };
}

type PlaceOfField = (field: keyof LedgerEntry) => Finding['place'];

function checkEntry(entry: LedgerEntry, placeOf: PlaceOfField, context: CheckContext): Finding[] {
  const { url, redirect, gone } = entry;
  const { open, timed } = context.addresses;
  if (redirect !== undefined && gone) return [finding('route-listed-twice', placeOf('gone'), { url, isEntry: false })];
  if (redirect === undefined && !gone) return checkAbsence(url, placeOf, context);
  if (!PLAIN.test(url)) return [finding('link-form', placeOf('url'), { href: url })];
  const page = pageAddress(url, context.addresses);
  if (open.has(page)) {
    const period = timed.get(page);
    // A page with a last day expires and may come back. This entry is for the time in between.
    if (period?.until !== undefined) return [];
    const field = gone ? 'gone' : 'redirect';
    // A scheduled page appears without any edit, so that a redirect left over from before must not stop the build.
    const severity = period?.from === undefined ? 'error' : 'warning';
    return [finding('redirect-existing', placeOf(field), { url, field }, severity)];
  }
  return redirect === undefined ? [] : checkTarget(url, redirect, placeOf, context);
}

/** Addresses that need no escaping in the configuration of any host. */
const PLAIN = /^\/([\w-][\w.-]*\/)*([\w-][\w.-]*)?$/;

/**
 * `/teams` and `/teams/index.html` → `/teams/`, if that is a page. Apache and nginx look the page up under the name of its file,
 * and Netlify does not tell addresses apart by their last slash: redirecting one of them would redirect the page.
 */
const pageAddress = (url: string, { open, hidden }: Addresses) =>
  [`${url}/`, addressOfOutput(outputPath(url))].find((each) => open.has(each) || hidden.has(each)) ?? url;

function checkAbsence(url: string, placeOf: PlaceOfField, context: CheckContext): Finding[] {
  const { addresses, fileBehind, undecided, findSuccessor } = context;
  const page = pageAddress(url, addresses);
  if (addresses.open.has(page)) return [];
  const hidden = addresses.hidden.get(page);
  // An expired page is reported at the page itself, and does not stop the build.
  if (hidden?.kind === 'expired' || (undecided && !hidden)) return [];
  const next = hidden ? undefined : findSuccessor(url);
  return [
    finding('route-disappeared', placeOf('url'), {
      url,
      file: fileBehind(page)?.file,
      state: hidden?.kind,
      field: hidden && 'field' in hidden ? hidden.field : undefined,
      suggestion: next?.url,
      renamedTo: next?.file,
    }),
  ];
}

function checkTarget(url: string, to: string, placeOf: PlaceOfField, { addresses, listed }: CheckContext): Finding[] {
  if (addresses.open.has(to)) return [];
  const place = placeOf('redirect');
  const hidden = addresses.hidden.get(to);
  if (hidden) return [notPublic(place, to, hidden)];
  const end = endOfRedirects(url, listed);
  if (end === undefined) return [finding('redirect-target', place, { to, suggestion: undefined, state: 'loop' })];
  const isMoved = end !== to;
  const suggestion = isMoved ? end : nearestAddress(to, addresses.open);
  return [finding('redirect-target', place, { to, suggestion, state: isMoved ? 'moved' : 'unknown' })];
}

/** Returns the address at which a chain of redirects ends. Undefined for a loop. */
function endOfRedirects(url: string, listed: ReadonlyMap<string, LedgerEntry>): string | undefined {
  const seen = new Set<string>();
  let stop = url;
  for (let next = listed.get(stop)?.redirect; next !== undefined; next = listed.get(stop)?.redirect) {
    seen.add(stop);
    if (seen.has(next)) return undefined;
    stop = next;
  }
  return stop;
}

function redirectOf({ url, redirect, gone }: LedgerEntry, addresses: Addresses): Redirect[] {
  const { open, hidden } = addresses;
  const page = pageAddress(url, addresses);
  if (open.has(page) || !PLAIN.test(url)) return [];
  if (gone) return [{ from: url, status: 410 }];
  if (redirect === undefined || !open.has(redirect)) return [];
  // Browsers cache a permanent redirect, and would not see the page when it comes back.
  return [{ from: url, to: redirect, status: hidden.has(page) ? 302 : 301 }];
}
