import { readAirtableAccess } from './airtable/access.ts';
import { createAirtableClient } from './airtable/client.ts';
import { createIdColumns } from './airtable/id-column.ts';
import { createAirtableStore } from './airtable/store.ts';
import type { Journal } from './journal.ts';
import type { Environment } from './settings.ts';
import { createSqliteStore } from './sqlite-store.ts';
import type { Store } from './types.ts';

/** The store that the environment asks for: Airtable, or the tables in the journal's own file. `unit` is in milliseconds. */
export function openStore(journal: Journal, env: Environment, unit: number): Store {
  const access = readAirtableAccess(env);
  if (!access) return createSqliteStore(journal.database);
  const client = createAirtableClient({ ...access, unit, onCall: () => journal.countCall('airtable', Date.now()) });
  return createAirtableStore(client, journal.isTaken, createIdColumns(client));
}
