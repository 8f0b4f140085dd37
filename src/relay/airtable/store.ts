import type { LeadRecord } from '../../shared/form-spec.ts';
import type { LinkedPhotos } from '../photo-links.ts';
import type { Lead, Store } from '../types.ts';
import { type AirtableClient, type Answer, toFailure } from './client.ts';
import { type Columns, ID_COLUMN, LANDING_COLUMN, takesId, takesText } from './schema.ts';

/** A record's time comes from the clock of the service, which may differ from ours. */
const CLOCKS_DIFFER_MS = 10 * 60_000;

/** Longer values are compared only afterwards, because a formula is no place for a letter. */
const LONGEST_VALUE = 100;

interface StoreOptions {
  /** Whether a record is known to be another lead: two people may ask the same. */
  readonly isTaken: (storeId: string) => boolean;
  /** The columns of a table, for what is stored beside the record. Without it, nothing is. */
  readonly columnsOf?: (table: string) => Promise<Columns>;
  readonly photosOf?: ((lead: Lead) => LinkedPhotos | undefined) | undefined;
}

/** Delivers into the tables of an Airtable base. */
export function createAirtableStore(client: AirtableClient, options: StoreOptions): Store {
  const { isTaken, columnsOf = async () => new Map(), photosOf } = options;
  return {
    name: 'airtable',
    async deliver(lead) {
      const columns = await columnsOf(lead.table);
      const fields = { ...lead.fields, ...besideRecord(lead, columns, photosOf?.(lead)) };
      const answer = await create(client, lead, fields, takesId(columns));
      const failure = toFailure(answer, Object.keys(fields));
      if (failure) return failure;
      const [record] = recordsIn(answer);
      return record ? { kind: 'delivered', storeId: record.id } : { kind: 'unknown', cause: 'no record in the answer' };
    },
    // A record made since the lead arrived, with exactly its values.
    async find(lead) {
      // Addresses end up in logs, so what a visitor wrote goes into the body, for which the service has this path
      // (support.airtable.com, «URL length limitations for web API requests»).
      const body = { filterByFormula: formulaFor(lead) };
      const answer = await client.request([client.base, lead.table, 'listRecords'], { method: 'POST', body });
      const record = recordsIn(answer).find(({ id, fields }) => isSame(lead.fields, fields) && !isTaken(id));
      if (record) return { kind: 'delivered', storeId: record.id };
      const failure = toFailure(answer, Object.keys(lead.fields));
      const mayNotRead = failure?.kind === 'refused' || (failure?.kind === 'later' && failure.barred);
      // If the answer to a lookup is lost, nothing but the lookup is open.
      if (failure && !mayNotRead) return { ...failure, kind: 'later', cause: `lookup: ${failure.cause}` };
      if (takesId(await columnsOf(lead.table))) return 'harmless';
      return failure ? undefined : 'absent';
    },
  };
}

/** Columns that a table may have beside those of its form. The service fetches attachments from their addresses. */
function besideRecord(
  { landedOn = '', extras = {} }: Lead,
  columns: Columns,
  photos: LinkedPhotos | undefined,
): Readonly<Record<string, unknown>> {
  const texts = { [LANDING_COLUMN]: landedOn, ...extras, ...(photos && { [photos.column]: textOf(photos) }) };
  const taken = Object.entries(texts).filter(([column, text]) => takesText(columns.get(column), text));
  const isAttached = photos && columns.get(photos.column)?.type === 'multipleAttachments' && photos.urls.length > 0;
  const attached = photos?.urls.map((url, at) => ({ url, filename: `${at + 1}.jpg` }));
  return { ...Object.fromEntries(taken), ...(isAttached && { [photos.column]: attached }) };
}

const textOf = ({ urls, count }: LinkedPhotos) => (urls.length > 0 ? urls.join(' ') : String(count));

/**
 * `typecast` stays off, so that a missing option is refused and seen instead of being made up. An empty text is left out,
 * because a single select has no empty option. Where the table has a column for the id, what is sent twice makes one record
 * (airtable.com/developers/web/api/update-multiple-records).
 */
function create(
  client: AirtableClient,
  { id, table }: Lead,
  fields: Readonly<Record<string, unknown>>,
  isMerged: boolean,
): Promise<Answer> {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
  const path = [client.base, table];
  if (!isMerged) return client.request(path, { method: 'POST', body: { records: [{ fields: given }] } });
  const records = [{ fields: { ...given, [ID_COLUMN]: id } }];
  return client.request(path, { method: 'PATCH', body: { performUpsert: { fieldsToMergeOn: [ID_COLUMN] }, records } });
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

function formulaFor({ fields, receivedAt }: Lead): string {
  const since = new Date(Date.parse(receivedAt) - CLOCKS_DIFFER_MS).toISOString();
  const conditions = Object.entries(fields)
    // Dates are no texts to a formula, and a line break would need an escape of its own.
    .filter(([, value]) => value.length <= LONGEST_VALUE && !/^$|[\r\n\t]|^\d{4}-\d\d-\d\dT/.test(value))
    .map(([column, value]) => `{${column.replace(/[\\}]/g, '\\$&')}}='${value.replace(/[\\']/g, '\\$&')}'`);
  return `AND(${[`IS_AFTER(CREATED_TIME(),'${since}')`, ...conditions].join(',')})`;
}

const isSame = (ours: LeadRecord, theirs: AirtableRecord['fields'] | undefined): boolean =>
  Object.entries(ours).every(([column, value]) => value === '' || theirs?.[column] === value);
