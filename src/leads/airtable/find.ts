import type { LeadRecord } from '../../shared/form-spec.ts';
import type { Finding, Lead } from '../types.ts';
import type { AirtableClient, Answer } from './client.ts';
import { type Failure, toFailure } from './failure.ts';

/** A record's time comes from the clock of the service, which may differ from ours. */
const CLOCKS_DIFFER_MS = 10 * 60_000;

/** Longer values are compared only afterwards, because a formula is no place for a letter. */
const LONGEST_VALUE = 100;

interface AirtableRecord {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Finds the records that these leads became: made since a lead arrived, with exactly its values. `isTaken` says which
 * records belong to other leads, because two people may ask the same.
 */
export async function findRecords(
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
    const answer = await client.request([client.base, table, 'listRecords'], {
      body: { filterByFormula: formulaFor(lead) },
    });
    const failure = toFailure(answer, Object.keys(lead.fields));
    // A key without the right to read gets no further with the other leads, and each request counts.
    if (failure?.kind === 'refused' || (failure?.kind === 'later' && failure.barred)) break;
    const record = recordsOf(answer).find(
      ({ id, fields }) => isSame(lead.fields, fields) && !taken.has(id) && !isTaken(id),
    );
    if (record) taken.add(record.id);
    findings.push(failure ? asLater(failure) : record ? { kind: 'delivered', storeId: record.id } : 'absent');
  }
  return findings;
}

/** A lost answer to a question leaves nothing open but the question. */
function asLater(failure: Failure): Finding {
  const pause = 'pause' in failure ? failure.pause : undefined;
  return { kind: 'later', cause: `lookup: ${failure.cause}`, ...(pause !== undefined && { pause }) };
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

function isSame(ours: LeadRecord, theirs: AirtableRecord['fields']): boolean {
  return Object.entries(ours).every(([column, value]) => value === '' || theirs[column] === value);
}

function recordsOf(answer: Answer): AirtableRecord[] {
  const body = answer.kind === 'answered' ? answer.body : undefined;
  const records = (body as { records?: unknown } | null | undefined)?.records;
  if (!Array.isArray(records)) return [];
  return records.filter(
    (record): record is AirtableRecord => typeof record?.id === 'string' && typeof record.fields === 'object',
  );
}
