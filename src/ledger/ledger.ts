import type { SiteDefinition } from '../template-api.ts';
import type { DataEntry, Entry, Source } from '../types.ts';

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

/** The list of all addresses that were ever published, as its file has it. */
export interface Ledger {
  readonly source: Source;
  readonly entries: readonly LedgerEntry[];
}

/** Where the list is kept, relative to the root; nothing if the site keeps none. */
export function ledgerFile(site: SiteDefinition): string | undefined {
  const type = site.dataFiles.find(({ ledger }) => ledger);
  return type && `data/${type.files}`;
}

/** The entries of a list that satisfies its schema. */
export const entriesOf = ({ value }: Source) => (value as { addresses: readonly LedgerEntry[] }).addresses;

/** The list among the data files that satisfy their schema, if it is there. */
export function readLedger(entries: readonly Entry[]): Ledger | undefined {
  const found = entries.find((entry): entry is DataEntry => entry.kind === 'data' && entry.type.ledger === true);
  return found && { source: found.source, entries: entriesOf(found.source) };
}
