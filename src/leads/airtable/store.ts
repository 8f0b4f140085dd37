import type { Delivery, Lead, Store } from '../types.ts';
import type { AirtableClient, Answer } from './client.ts';
import { toFailure } from './failure.ts';
import { findRecords } from './find.ts';

/** Most records that one request may create (airtable.com/developers/web/api/create-records). */
const BATCH = 10;

/** Refusals that concern single records. All others concern every lead: the key, the base, the table. */
const ABOUT_RECORDS = new Set([400, 413, 422]);

/** Delivers into the tables of an Airtable base. `isTaken` says which records are known to be other leads. */
export function createAirtableStore(
  client: AirtableClient,
  isTaken: (table: string, storeId: string) => boolean,
): Store {
  return {
    name: 'airtable',
    batch: BATCH,
    deliver: (table, leads) => deliver(client, table, leads),
    find: (table, leads) => findRecords(client, table, leads, (id) => isTaken(table, id)),
  };
}

async function deliver(client: AirtableClient, table: string, leads: readonly Lead[]): Promise<Delivery[]> {
  const answer = await create(client, table, leads);
  if (leads.length > 1 && isAboutRecords(answer)) return deliverOneByOne(client, table, leads);
  return toDeliveries(answer, leads);
}

/** One bad record makes the service refuse all of a request, and must not hold back the others. */
async function deliverOneByOne(client: AirtableClient, table: string, leads: readonly Lead[]): Promise<Delivery[]> {
  const deliveries: Delivery[] = [];
  for (const [index, lead] of leads.entries()) {
    const answer = await create(client, table, [lead]);
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
function create(client: AirtableClient, table: string, leads: readonly Lead[]): Promise<Answer> {
  const records = leads.map(({ fields }) => ({
    fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')),
  }));
  return client.request([client.base, table], { body: { records } });
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
