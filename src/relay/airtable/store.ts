import type { StoredRecord } from '../../api/forms/form-spec.ts';
import type { LinkedPhotos } from '../deliver/photo-links.ts';
import type { Lead, Store } from '../types.ts';
import { type AirtableClient, type ApiResponse, toFailure } from './client.ts';
import { acceptsId, acceptsText, type ColumnLookup, type Columns, ID_COLUMN, LANDING_COLUMN } from './schema.ts';

/** Tolerance between the local clock and that of the service, which sets the creation time of records. */
const CLOCK_SKEW_MS = 10 * 60_000;

const TIMESTAMP = /^\d{4}-\d\d-\d\dT/;

/** Maximum characters of a value in a formula. Longer values are compared only in the result. */
const MAX_VALUE = 100;

interface StoreOptions {
  /** True if a record is known to belong to another lead: two people can submit the same content. */
  readonly isTaken: (storeId: string) => boolean | Promise<boolean>;
  /** Without it, only the record itself is stored. */
  readonly columns?: ColumnLookup;
  readonly photosOf?: ((lead: Lead) => LinkedPhotos | undefined) | undefined;
}

/** Creates a store that delivers into the tables of an Airtable base. */
export function createAirtableStore(client: AirtableClient, options: StoreOptions): Store {
  const { isTaken, columns: lookUp = async () => new Map(), photosOf } = options;

  return {
    name: 'airtable',
    async deliver(lead) {
      const columns = await lookUp(lead.table);
      const fields = { ...lead.fields, ...extraFields(lead, columns, photosOf?.(lead)) };
      const response = await create(client, lead, fields, acceptsId(columns));
      const failure = toFailure(response, Object.keys(fields));
      if (failure) return failure;
      const [record] = recordsIn(response);
      return record ? { kind: 'delivered', storeId: record.id } : { kind: 'unknown', cause: 'no record in the answer' };
    },
    // Looks for a record with the same values, created since the lead was received.
    async find(lead) {
      // URLs end up in logs, so personal data goes into the body of a POST, for which the service provides this path
      // (support.airtable.com, «URL length limitations for web API requests»).
      const body = { filterByFormula: formulaFor(lead) };
      const response = await client.request([client.base, lead.table, 'listRecords'], { method: 'POST', body });
      for (const { id, fields } of recordsIn(response))
        if (hasValues(lead.fields, fields) && !(await isTaken(id))) return { kind: 'delivered', storeId: id };
      const failure = toFailure(response, Object.keys(lead.fields));
      const cannotRead = failure?.kind === 'later' && failure.barred !== undefined;
      // A lookup changes nothing, so a failed one can always be retried.
      if (failure && !cannotRead) return { ...failure, kind: 'later', cause: `lookup: ${failure.cause}` };
      if (acceptsId(await lookUp(lead.table))) return 'harmless';
      return failure ? undefined : 'absent';
    },
  };
}

/** Returns the values outside the record for which the table has columns. The service downloads attachments by URL. */
function extraFields(
  { landedOn = '', extras = {} }: Lead,
  columns: Columns,
  photos: LinkedPhotos | undefined,
): Readonly<Record<string, unknown>> {
  const texts = { [LANDING_COLUMN]: landedOn, ...extras, ...(photos && { [photos.column]: textOf(photos) }) };
  const accepted = Object.entries(texts).filter(([column, text]) => acceptsText(columns.get(column), text));
  const isAttached = photos && columns.get(photos.column)?.type === 'multipleAttachments' && photos.urls.length > 0;
  const attached = photos?.urls.map((url, at) => ({ url, filename: `${at + 1}.jpg` }));
  return { ...Object.fromEntries(accepted), ...(isAttached && { [photos.column]: attached }) };
}

const textOf = ({ urls, count }: LinkedPhotos) => (urls.length > 0 ? urls.join(' ') : String(count));

/**
 * Creates a record. `typecast` stays off, so that an unknown option is rejected instead of added to the select. Empty
 * strings are omitted, because a single select has no empty option. If the table has a column for the id, an upsert
 * prevents duplicates (airtable.com/developers/web/api/update-multiple-records).
 */
function create(
  client: AirtableClient,
  { id, table }: Lead,
  fields: Readonly<Record<string, unknown>>,
  hasIdColumn: boolean,
): Promise<ApiResponse> {
  const nonEmpty = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
  const path = [client.base, table];
  if (!hasIdColumn) return client.request(path, { method: 'POST', body: { records: [{ fields: nonEmpty }] } });
  const records = [{ fields: { ...nonEmpty, [ID_COLUMN]: id } }];
  return client.request(path, { method: 'PATCH', body: { performUpsert: { fieldsToMergeOn: [ID_COLUMN] }, records } });
}

interface AirtableRecord {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

function recordsIn(response: ApiResponse): AirtableRecord[] {
  const body = response.kind === 'answered' ? response.body : undefined;
  const { records } = (body ?? {}) as { records?: unknown };
  return Array.isArray(records) ? records.filter((record) => typeof record?.id === 'string') : [];
}

function formulaFor({ fields, receivedAt }: Lead): string {
  const since = new Date(Date.parse(receivedAt) - CLOCK_SKEW_MS).toISOString();
  const conditions = Object.entries(fields)
    // In a formula, dates are not strings, and line breaks would need escaping.
    .filter(([, value]) => value.length <= MAX_VALUE && !/^$|[\r\n\t]/.test(value) && !TIMESTAMP.test(value))
    .map(([column, value]) => `{${column.replace(/[\\}]/g, '\\$&')}}='${value.replace(/[\\']/g, '\\$&')}'`);
  return `AND(${[`IS_AFTER(CREATED_TIME(),'${since}')`, ...conditions].join(',')})`;
}

const hasValues = (expected: StoredRecord, actual: AirtableRecord['fields'] | undefined): boolean =>
  Object.entries(expected).every(([column, value]) => {
    const found = actual?.[column];
    // A column of type `date` keeps only the day.
    return value === '' || found === value || (TIMESTAMP.test(value) && found === value.slice(0, 10));
  });
