import type { SiteDefinition } from '../../api/template-api.ts';
import type { Entry, LoadedFile, Redirect, Source } from '../../api/types.ts';
import { type Problem, problem } from '../../base/findings/problem.ts';
import type { Day } from '../../base/lib/day.ts';
import { addressesOf, checkLedger, fileBehind, pagesAt } from './check-ledger.ts';

export interface LedgerOptions {
  readonly today: Day | undefined;
  /** Findings about the names and locations of files. */
  readonly loadProblems: readonly Problem[];
  /** True to report addresses that the ledger lacks, because nobody will commit what this build adds. */
  readonly reportsUnlisted: boolean;
}

/** The ledger as a build finds it. */
export interface Ledger {
  /** Path relative to the root. */
  readonly file: string;
  /** Undefined if there is no ledger yet. */
  readonly source: Source | undefined;
  readonly problems: readonly Problem[];
  readonly redirects: readonly Redirect[];
  /** Addresses that the ledger lacks. */
  readonly unlisted: readonly string[];
}

/** Reads the ledger and checks it. Returns undefined if the site keeps none, or if the file has errors. */
export function readLedger(
  site: SiteDefinition,
  files: readonly LoadedFile[],
  entries: readonly Entry[],
  { today, loadProblems, reportsUnlisted }: LedgerOptions,
): Ledger | undefined {
  const type = site.dataFiles.find(({ ledger }) => ledger);
  if (!type) return undefined;
  const file = `data/${type.files}`;
  const source = entries.find((entry) => entry.kind === 'data' && entry.type.ledger)?.source;
  if (!source && files.some((each) => each.file === file)) return undefined;
  const checked = checkLedger(source, {
    addresses: addressesOf(site, files, today),
    fileBehind: (url) => fileBehind(site, url),
    pagesAt: (urls) => pagesAt(urls, files, entries),
    undecided: loadProblems.some(({ code }) => MISPLACED.has(code)),
  });
  const { unlisted } = checked;
  const isIncomplete = reportsUnlisted && unlisted.length > 0;
  const unlistedProblems = isIncomplete ? [problem('route-unlisted', { file }, { urls: unlisted }, 'warning')] : [];
  return { ...checked, file, source, problems: [...checked.problems, ...unlistedProblems] };
}

/** Findings that are the only reason why the page of a file is missing. */
const MISPLACED: ReadonlySet<string> = new Set(['file-name', 'file-outside', 'file-unknown', 'file-unreadable']);
