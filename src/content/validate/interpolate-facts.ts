import { profileOf } from '../../api/page-entry.ts';
import type { Facts, SharedData, SiteDefinition } from '../../api/template-api.ts';
import type { DataEntry, Entry, PageEntry } from '../../api/types.ts';
import type { Outline } from './examine.ts';
import { hasReferences, resolveFacts } from './facts.ts';

/** A site with facts interpolated into its texts, which are typeset. */
export interface Filled {
  readonly entries: readonly Entry[];
  readonly shared: SharedData;
  /** Facts that every text can use. */
  readonly facts: Facts;
}

/**
 * Interpolates facts into the texts of pages and data files.
 *
 * @param outlineOf returns the outline of a page, whose own facts are available to its texts
 */
export function interpolateFacts(
  { facts: factsOf = () => ({}), typeset }: SiteDefinition,
  entries: readonly Entry[],
  shared: SharedData,
  outlineOf: (entry: Entry) => Outline | undefined,
): Filled {
  const stated = factsOf(shared);
  // The value of a fact may contain another fact, such as the name of the company.
  const facts = withoutReferences(factsOf(resolveFacts(shared, stated, typeset)));
  const filled = entries.map((entry) => {
    if (!isFilled(entry)) return entry;
    if (entry.kind === 'data') return { ...entry, data: resolveFacts(entry.data, facts, typeset) };
    const data = resolveFacts(entry.data, { ...facts, ...outlineOf(entry)?.facts }, typeset);
    return data === entry.data ? entry : { ...entry, data, profile: profileOf({ ...entry, data }) };
  });
  return { entries: filled, shared: resolveFacts(shared, facts, typeset), facts };
}

/** False for the address ledger, which is kept by machines and has no texts for visitors. */
export const isFilled = (entry: Entry): entry is PageEntry | DataEntry => entry.kind === 'page' || !entry.type.ledger;

/** Drops facts with a reference left: nested two levels deep, cyclic or unknown. Using one is reported as unknown. */
const withoutReferences = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => !hasReferences(value)));
