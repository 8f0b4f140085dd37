import type { LeadRecord } from '../../shared/form-spec.ts';
import type { Delivery, Finding, Lead, Store } from '../types.ts';
import type { AirtableClient, Answer } from './client.ts';
import { type Failure, toFailure } from './failure.ts';
import { ID_COLUMN } from './schema.ts';

/** Most records that one request may create (airtable.com/developers/web/api/create-records). */
const BATCH = 10;

/** Refusals that concern single records. All others concern every lead: the key, the base, the table. */
const ABOUT_RECORDS = new Set([400, 413, 422]);

/** A record's time comes from the clock of the service, which may differ from ours. */
const CLOCKS_DIFFER_MS = 10 * 60_000;

/** Longer values are compared only afterwards, because a formula is no place for a letter. */
const LONGEST_VALUE = 100;

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
  // Creates what is not there yet (airtable.com/developers/web/api/update-multiple-records).
  const upsert = { performUpsert: { fieldsToMergeOn: [ID_COLUMN] }, records };
  const content = merges
    ? ({ method: 'PATCH', body: upsert } as const)
    : ({ method: 'POST', body: { records } } as const);
  return client.request([client.base, table], content);
}

const isAboutRecords = (answer: Answer) => answer.kind === 'answered' && ABOUT_RECORDS.has(answer.status);

function toDeliveries(answer: Answer, leads: readonly Lead[]): Delivery[] {
  const failure = toFailure(answer, [...new Set(leads.flatMap(({ fields }) => Object.keys(fields)))]);
  if (failure) return leads.map(() => failure);
  // The created records come in the order of the request.
  const records = recordsIn(answer);
  if (records.length === leads.length) return records.map(({ id }) => ({ kind: 'delivered', storeId: id }));
  return leads.map(() => ({ kind: 'unknown', cause: 'fewer records in the answer than were sent' }));
}

interface AirtableRecord {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

function recordsIn(answer: Answer): AirtableRecord[] {
  const body = answer.kind === 'answered' ? answer.body : undefined;
  const { records } = (body ?? {}) as { records?: unknown };
  return Array.isArray(records) ? records.filter((record) => typeof record?.id === 'string') : [];
}

/**
 * Finds the records that these leads became: made since a lead arrived, with exactly its values. `isTaken` says which
 * records belong to other leads, because two people may ask the same.
 */
async function findRecords(
  client: AirtableClient,
  table: string,
  leads: readonly Lead[],
  isTaken: (id: string) => boolean,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const taken = new Set<string>();
  for (const lead of leads) {
    // Addresses end up in logs, so what a visitor wrote goes into the body, for which the service has this path
    // (support.airtable.com, «URL length limitations for web API requests»).
    const body = { filterByFormula: formulaFor(lead) };
    const answer = await client.request([client.base, table, 'listRecords'], { method: 'POST', body });
    const failure = toFailure(answer, Object.keys(lead.fields));
    // A key without the right to read gets no further with the other leads, and each request counts.
    if (failure?.kind === 'refused' || (failure?.kind === 'later' && failure.barred)) break;
    const record = recordsIn(answer).find(
      ({ id, fields }) => isSame(lead.fields, fields) && !taken.has(id) && !isTaken(id),
    );
    if (record) taken.add(record.id);
    findings.push(failure ? asLater(failure) : record ? { kind: 'delivered', storeId: record.id } : 'absent');
  }
  return findings;
}

/** A lost answer to a question leaves nothing open but the question. */
function asLater(failure: Failure): Finding {
  return { kind: 'later', cause: `lookup: ${failure.cause}`, pause: 'pause' in failure ? failure.pause : undefined };
}

function formulaFor({ fields, receivedAt }: Lead): string {
  const since = new Date(Date.parse(receivedAt) - CLOCKS_DIFFER_MS).toISOString();
  const conditions = Object.entries(fields)
    .filter(([, value]) => isComparable(value))
    .map(([column, value]) => `{${column.replace(/[\\}]/g, '\\$&')}}='${value.replace(/[\\']/g, '\\$&')}'`);
  return `AND(${[`IS_AFTER(CREATED_TIME(),'${since}')`, ...conditions].join(',')})`;
}

/** A formula compares short texts. Dates are no texts to it, and a line break would need an escape of its own. */
function isComparable(value: string): boolean {
  return value !== '' && value.length <= LONGEST_VALUE && !/[\r\n\t]/.test(value) && !/^\d{4}-\d\d-\d\dT/.test(value);
}

function isSame(ours: LeadRecord, theirs: AirtableRecord['fields'] | undefined): boolean {
  return Object.entries(ours).every(([column, value]) => value === '' || theirs?.[column] === value);
}
