import type { Delivery, Lead, Store } from '../types.ts';
import type { AirtableClient, Answer } from './client.ts';
import { toFailure } from './failure.ts';
import { findRecords } from './find.ts';
import { ID_COLUMN } from './id-column.ts';

/** Most records that one request may create (airtable.com/developers/web/api/create-records). */
const BATCH = 10;

/** Refusals that concern single records. All others concern every lead: the key, the base, the table. */
const ABOUT_RECORDS = new Set([400, 413, 422]);

/**
 * Delivers into the tables of an Airtable base. `isTaken` says which records are known to be other leads, `hasIdColumn`
 * which tables have a column for the id of a lead.
 */
export function createAirtableStore(
  client: AirtableClient,
  isTaken: (table: string, storeId: string) => boolean,
  hasIdColumn: (table: string) => Promise<boolean> = async () => false,
): Store {
  return {
    name: 'airtable',
    batch: BATCH,
    deliver: async (table, leads) => deliver({ client, table, merges: await hasIdColumn(table) }, leads),
    find: async (table, leads) => {
      const findings = await findRecords(client, table, leads, (id) => isTaken(table, id));
      if (!(await hasIdColumn(table))) return findings;
      return leads.map((_, index) => (typeof findings[index] === 'object' ? findings[index] : 'harmless'));
    },
  };
}

interface Target {
  readonly client: AirtableClient;
  readonly table: string;
  /** The table has a column for the id, so that what is sent twice makes one record. */
  readonly merges: boolean;
}

async function deliver(target: Target, leads: readonly Lead[]): Promise<Delivery[]> {
  const answer = await create(target, leads);
  if (leads.length > 1 && isAboutRecords(answer)) return deliverOneByOne(target, leads);
  return toDeliveries(answer, leads);
}

/** One bad record makes the service refuse all of a request, and must not hold back the others. */
async function deliverOneByOne(target: Target, leads: readonly Lead[]): Promise<Delivery[]> {
  const deliveries: Delivery[] = [];
  for (const [index, lead] of leads.entries()) {
    const answer = await create(target, [lead]);
    const [delivery] = toDeliveries(answer, [lead]) as [Delivery];
    deliveries.push(delivery);
    const concernsAll =
      ['later', 'unsure'].includes(delivery.kind) || (delivery.kind === 'refused' && !isAboutRecords(answer));
    if (!concernsAll) continue;
    // The others were not sent at all.
    const others: Delivery = delivery.kind === 'unsure' ? { ...delivery, kind: 'later' } : delivery;
    return [...deliveries, ...leads.slice(index + 1).map(() => others)];
  }
  return deliveries;
}

/**
 * `typecast` stays off, so that a missing option is refused and seen instead of being made up. An empty text is left
 * out, because a single select has no empty option.
 */
function create({ client, table, merges }: Target, leads: readonly Lead[]): Promise<Answer> {
  const records = leads.map(({ id, fields }) => ({
    fields: {
      ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')),
      ...(merges && { [ID_COLUMN]: id }),
    },
  }));
  if (!merges) return client.request([client.base, table], { body: { records } });
  // Creates what is not there yet (airtable.com/developers/web/api/update-multiple-records).
  const body = { performUpsert: { fieldsToMergeOn: [ID_COLUMN] }, records };
  return client.request([client.base, table], { method: 'PATCH', body });
}

const isAboutRecords = (answer: Answer) => answer.kind === 'answered' && ABOUT_RECORDS.has(answer.status);

function toDeliveries(answer: Answer, leads: readonly Lead[]): Delivery[] {
  const failure = toFailure(answer, [...new Set(leads.flatMap(({ fields }) => Object.keys(fields)))]);
  if (failure) return leads.map(() => failure);
  const ids = idsOf(answer);
  if (ids.length === leads.length) return ids.map((storeId) => ({ kind: 'delivered', storeId }));
  return leads.map(() => ({ kind: 'unknown', cause: 'fewer records in the answer than were sent' }));
}

/** The ids of the created records, which come in the order of the request. */
function idsOf(answer: Answer): string[] {
  const body = answer.kind === 'answered' ? answer.body : undefined;
  const records = (body as { records?: unknown } | null | undefined)?.records;
  if (!Array.isArray(records)) return [];
  return records.flatMap((record) => (typeof record?.id === 'string' ? [record.id as string] : []));
}
