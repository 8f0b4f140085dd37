/** Which pages a site is made of on some day. */

import type { Day } from '../lib/day.ts';
import { groupBy } from '../lib/group-by.ts';
import { isPublicOn, type Waiting, waitingOn } from '../lib/visibility.ts';
import { compareText } from '../problems/problem.ts';
import type { Entry, PageEntry, Route } from '../types.ts';

/** A page that visitors cannot open yet, and why. */
export interface WaitingPage {
  readonly entry: PageEntry;
  readonly waiting: Waiting;
}

/** The pages that visitors cannot open yet, in the order of their files. Those whose last day is over do not wait. */
export const waitingPages = (entries: readonly Entry[], today: Day | undefined): readonly WaitingPage[] =>
  entries.flatMap((entry) => {
    const waiting = entry.kind === 'page' && waitingOn(entry.source.period, today);
    return waiting ? [{ entry, waiting }] : [];
  });

/** What visitors see of a site: its data, and the pages that are public. */
export const publicEntries = (entries: readonly Entry[], today: Day | undefined): readonly Entry[] =>
  entries.filter(({ kind, source }) => kind === 'data' || isPublicOn(source.period, today));

/**
 * Those of the waiting pages that can be shown beside the public ones. Where files take turns at one address, it is that
 * of the public one; where none is, the next one is shown, and a draft last.
 */
export function presentable(waiting: readonly WaitingPage[], shown: readonly Entry[]): readonly WaitingPage[] {
  const addressOf = ({ type, slug }: PageEntry) => type.url(slug);
  const taken = new Set(shown.flatMap((entry) => (entry.kind === 'page' ? [addressOf(entry)] : [])));
  const free = waiting.filter(({ entry }) => !taken.has(addressOf(entry)));
  return [...groupBy(free, ({ entry }) => addressOf(entry)).values()].flatMap((group) => {
    const [next] = group.toSorted((a, b) => compareText(turnOf(a), turnOf(b)));
    return next ? [next] : [];
  });
}

/** Days are written in digits, which come before letters. */
const turnOf = ({ waiting }: WaitingPage) => (waiting.kind === 'scheduled' ? waiting.from : waiting.kind);

/** The routes of a site that shows these pages, too: each of theirs says why visitors cannot open it yet. */
export function withReasons(routes: readonly Route[], shown: readonly WaitingPage[]): readonly Route[] {
  if (shown.length === 0) return routes;
  const reasons = new Map(shown.map(({ entry, waiting }) => [entry.source, waiting]));
  return routes.map((each) => {
    const waiting = reasons.get(each.entry.source);
    return waiting ? { ...each, waiting } : each;
  });
}
