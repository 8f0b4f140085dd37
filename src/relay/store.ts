import { createAirtableClient } from './airtable/client.ts';
import { createColumns } from './airtable/schema.ts';
import { createAirtableStore } from './airtable/store.ts';
import type { Way } from './dispatcher.ts';
import type { Journal } from './journal.ts';
import type { LinkedPhotos } from './photo-links.ts';
import { type Environment, readAirtableAccess } from './settings.ts';
import type { Lead, Store } from './types.ts';

/** After this many attempts, a lead whose answer was lost is sent again although the store could not say if it has it. */
const BLIND_AFTER = 6;

/** Without another store, the journal is the store: what it holds has arrived, and its tables show it. */
const JOURNAL: Store = {
  name: 'journal',
  deliver: async ({ id }) => ({ kind: 'delivered', storeId: id }),
};

/** The store that the environment asks for: Airtable, or the journal itself. `unit` is in milliseconds. */
export function openStore(
  { isTaken }: Journal,
  env: Environment,
  unit: number,
  photosOf?: (lead: Lead) => LinkedPhotos | undefined,
): Store {
  const access = readAirtableAccess(env);
  if (!access) return JOURNAL;
  const client = createAirtableClient({ ...access, unit });
  return createAirtableStore(client, { isTaken, columnsOf: createColumns(client), photosOf });
}

/**
 * The way into a store. If an earlier try may have reached it, it is asked first: what it holds is delivered, and while it
 * is too busy to say, the lead waits. Any other lead is sent. Where that may make a second record, the remark is written
 * before, because this process may end at any moment.
 */
export const toStore = (store: Store, journal: Journal): Way => ({
  channel: 'store',
  name: store.name,
  async deliver(lead) {
    const finding = lead.unanswered && store.find ? await store.find(lead) : 'harmless';
    if (typeof finding === 'object' && (finding.kind === 'delivered' || lead.attempts < BLIND_AFTER)) return finding;
    if (finding !== 'harmless' && (finding !== 'absent' || lead.lost))
      await journal.patiently(() => journal.remark(lead.id, 'maybe-twice'));
    return store.deliver(lead);
  },
});
