/**
 * The ledger: the data file with every address that was ever published. Builds add those of new pages;
 * people add redirects for pages that are gone.
 */

/** An address that was published at some time. */
export interface LedgerEntry {
  readonly url: string;
  /** The address that replaces it. */
  readonly redirect?: string;
  /** True if nothing replaces it. */
  readonly gone?: true;
  /** Why, for human readers. */
  readonly reason?: string;
}

/** True for the ledger among the types of pages and data files. */
export const isLedger = (type: object): boolean => 'ledger' in type && type.ledger === true;

/** Returns the entries of a ledger that satisfies its schema. */
export const entriesOf = ({ value }: { readonly value: unknown }): readonly LedgerEntry[] =>
  (value as { readonly addresses: readonly LedgerEntry[] }).addresses;
