import type { Day } from '../lib/day.ts';
import { type Problem, problem } from '../problems/problem.ts';
import type { SiteDefinition } from '../template-api.ts';
import type { Entry, LoadedFile, Redirect, Source } from '../types.ts';
import { addressesOf, judgeLedger, originOf, pagesAt } from './judge.ts';

export interface LedgerOptions {
  readonly today: Day | undefined;
  /** What was wrong with files before they were read: their names and places. */
  readonly loadProblems: readonly Problem[];
  /** True where what a build writes cannot be committed, so that a lagging ledger has to be mentioned. */
  readonly mention: boolean;
}

/** The ledger as a build finds it. */
export interface KeptLedger {
  /** Where it is kept, relative to the root. */
  readonly file: string;
  /** Its text, if it is there. */
  readonly source: Source | undefined;
  readonly problems: readonly Problem[];
  readonly redirects: readonly Redirect[];
  /** Addresses that have yet to be added. */
  readonly unlisted: readonly string[];
}

/** Reads and judges the ledger. Nothing if the site keeps none, or if the file cannot be used as it is. */
export function keepLedger(
  site: SiteDefinition,
  files: readonly LoadedFile[],
  entries: readonly Entry[],
  { today, loadProblems, mention }: LedgerOptions,
): KeptLedger | undefined {
  const type = site.dataFiles.find(({ ledger }) => ledger);
  if (!type) return undefined;
  const file = `data/${type.files}`;
  const source = entries.find((entry) => entry.kind === 'data' && entry.type.ledger)?.source;
  if (!source && files.some((each) => each.file === file)) return undefined;
  const judged = judgeLedger(source, {
    addresses: addressesOf(site, files, today),
    originOf: (url) => originOf(site, url),
    pagesAt: (urls) => pagesAt(urls, files, entries),
    undecided: loadProblems.some(({ code }) => MISPLACED.has(code)),
  });
  const lags = mention && judged.unlisted.length > 0;
  const problems = lags
    ? [...judged.problems, problem('route-unlisted', { file }, { urls: judged.unlisted }, 'warning')]
    : judged.problems;
  return { ...judged, file, source, problems };
}

/** A page whose file has one of these is missing for that reason only. */
const MISPLACED: ReadonlySet<string> = new Set(['file-name', 'file-outside', 'file-unknown', 'file-unreadable']);
