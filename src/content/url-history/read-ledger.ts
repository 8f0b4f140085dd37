import type { SiteDefinition } from '../../api/template-api.ts';
import type { Entry, LoadedFile, Source } from '../../api/types.ts';
import { type Finding, finding } from '../../base/findings/finding.ts';
import type { Day } from '../../base/lib/day.ts';
import { addressesOf, fileBehind, pagesAt } from './addresses.ts';
import { type CheckedLedger, checkLedger } from './check-ledger.ts';

export interface LedgerOptions {
  readonly today: Day | undefined;
  /** Findings about the names and locations of files. */
  readonly loadFindings: readonly Finding[];
  /** True to report addresses that the ledger lacks, because what this build adds will not be committed. */
  readonly reportsUnlisted: boolean;
}

/** The ledger as a build finds it. */
export interface Ledger extends CheckedLedger {
  /** Path relative to the root. */
  readonly file: string;
  /** Undefined if there is no ledger yet. */
  readonly source: Source | undefined;
}

/** Reads the ledger and checks it. Returns undefined if the site keeps none, or if the file has errors. */
export function readLedger(
  site: SiteDefinition,
  files: readonly LoadedFile[],
  entries: readonly Entry[],
  { today, loadFindings, reportsUnlisted }: LedgerOptions,
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
    undecided: loadFindings.some(({ code }) => MISPLACED.has(code)),
  });
  const { unlisted } = checked;
  const isIncomplete = reportsUnlisted && unlisted.length > 0;
  const unlistedFindings = isIncomplete ? [finding('route-unlisted', { file }, { urls: unlisted }, 'warning')] : [];
  return { ...checked, file, source, findings: [...checked.findings, ...unlistedFindings] };
}

/** Findings that are the only reason why the page of a file is missing. */
const MISPLACED: ReadonlySet<string> = new Set(['file-misplaced', 'file-name', 'file-unreadable']);
