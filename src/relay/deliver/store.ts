import type { Environment } from '../../api/template-api.ts';
import { createAirtableClient } from '../airtable/client.ts';
import { createColumnLookup } from '../airtable/schema.ts';
import { createAirtableStore } from '../airtable/store.ts';
import type { Journal } from '../journal/journal.ts';
import { readAirtableAccess } from '../settings.ts';
import type { Lead, Store } from '../types.ts';
import type { Deliverer } from './dispatcher.ts';
import type { LinkedPhotos } from './photo-links.ts';

/**
 * Attempts after which a lead with a lost response is resent even if the lookup keeps failing. Not while the store asks for a
 * pause, as for the rest of a month whose requests are used up: then it would refuse the lead as well.
 */
const MAX_LOOKUPS = 6;

/** The default store is the journal itself, so every lead in it is delivered. Its views show them. */
const JOURNAL: Store = {
  name: 'journal',
  deliver: async ({ id }) => ({ kind: 'delivered', storeId: id }),
};

/** Opens the configured store: Airtable, or the journal itself. `unit` is in milliseconds. */
export function openStore(
  journal: Journal,
  env: Environment,
  unit: number,
  photosOf?: (lead: Lead) => LinkedPhotos | undefined,
): Store {
  const access = readAirtableAccess(env);
  if (!access) return JOURNAL;
  const client = createAirtableClient({ ...access, unit });
  const isTaken = (storeId: string) => journal.retryWhileBusy(() => journal.isTaken(storeId));
  return createAirtableStore(client, { isTaken, columns: createColumnLookup(client, unit), photosOf });
}

/**
 * Creates the deliverer for a store. If an earlier attempt may have succeeded, looks the lead up first: one that is found
 * counts as delivered, and while the lookup fails, the lead waits. Before a delivery that may create a duplicate, adds the
 * remark to the journal, because the process can die at any time.
 */
export const storeDeliverer = (store: Store, journal: Journal): Deliverer => ({
  channel: 'store',
  name: store.name,
  async deliver(lead) {
    const found = lead.unanswered && store.find ? await store.find(lead) : 'harmless';
    if (typeof found === 'object' && (found.kind === 'delivered' || 'pause' in found || lead.attempts < MAX_LOOKUPS))
      return found;
    if (found !== 'harmless' && (found !== 'absent' || lead.lost))
      await journal.retryWhileBusy(() => journal.remark(lead.id, 'maybe-twice'));
    return store.deliver(lead);
  },
});
