import { cardOf } from '../page-entry.ts';
import type { Facts, SharedData, SiteDefinition } from '../template-api.ts';
import type { DataEntry, Entry, PageEntry } from '../types.ts';
import type { Outline } from './examine.ts';
import { factsNamedIn, resolveFacts } from './facts.ts';

/** What is known of a whole site once the facts of its data are put into all texts. */
export interface Filled {
  readonly entries: readonly Entry[];
  readonly shared: SharedData;
  /** What every text may name. */
  readonly facts: Facts;
}

/**
 * Puts the values of facts into the texts of pages and data files.
 *
 * @param outlineOf what a page's own texts may name beside the facts of the site
 */
export function interpolateFacts(
  { facts: factsOf = () => ({}) }: SiteDefinition,
  entries: readonly Entry[],
  shared: SharedData,
  outlineOf: (entry: Entry) => Outline | undefined,
): Filled {
  const stated = factsOf(shared);
  // A fact may be stated with the help of another, such as the name of the company.
  const facts = withoutReferences(factsOf(resolveFacts(shared, stated)));
  const filled = entries.map((entry) => {
    if (!isFilled(entry)) return entry;
    if (entry.kind === 'data') return { ...entry, data: resolveFacts(entry.data, facts) };
    const data = resolveFacts(entry.data, { ...facts, ...outlineOf(entry)?.facts });
    return data === entry.data ? entry : { ...entry, data, card: cardOf({ ...entry, data }) };
  });
  return { entries: filled, shared: resolveFacts(shared, facts), facts };
}

/** The list of addresses is kept by machines and says nothing to visitors. */
export const isFilled = (entry: Entry): entry is PageEntry | DataEntry => entry.kind === 'page' || !entry.type.ledger;

/** Without facts whose value refers to another that refers to a third, or back to them: naming one is a mistake. */
const withoutReferences = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => factsNamedIn(value).length === 0));
