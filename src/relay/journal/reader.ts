import type { LeadRecord } from '../../shared/form-spec.ts';
import type { Channel, Lead, LeadState, Remark } from '../types.ts';
import type { Connection } from './database.ts';

/** What is left out does not narrow the selection. */
export interface LeadFilter {
  readonly state?: LeadState;
  readonly table?: string;
  /** True for those that someone has to look at, false for all others. */
  readonly attention?: boolean;
  /** The beginning of their ids. */
  readonly id?: string;
}

/** What `doubt` says beside 0: the store said that it failed, or its answer was lost. */
export const [UNSURE, LOST] = [1, 2];

/** Why a lead waits for someone to look at it: what was entered cannot be read any more. */
export const UNREADABLE = 'JOURNAL_UNREADABLE';

/** Reads leads together with what became of them in the store. */
export const createReader = (database: Connection) => {
  /** One by one, for a journal that is longer than memory. In order of arrival. */
  function each(filter: LeadFilter = {}, order = ''): Generator<Lead> {
    const { sql, values } = conditionFor(filter);
    return leadsWhere(database, sql, values, order);
  }

  return {
    each,
    list: (filter?: LeadFilter): Lead[] => [...each(filter)],
    /** The last ones, the newest first. */
    newest: (limit: number, filter?: LeadFilter): Lead[] => [...each(filter, `DESC LIMIT ${limit}`)],
    get: (id: string): Lead | undefined => [...leadsWhere(database, 'id = $id', { id })][0],
    /** How many there are in each state. */
    count(filter: LeadFilter = {}): Partial<Record<LeadState, number>> {
      const { sql, values } = conditionFor(filter);
      // Where all are counted, SQLite need not look at the leads themselves.
      const which = sql === ALL ? '' : `AND lead IN (SELECT seq FROM journal_leads WHERE ${sql})`;
      const rows = database
        .prepare(`SELECT state, count(*) AS n FROM journal_outbox WHERE channel = 'store' ${which} GROUP BY state`)
        .all(values) as { state: LeadState; n: number }[];
      return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
    },
  };
};

/** The condition that holds for every lead. */
const ALL = 'TRUE';

/** What was refused or is held back, what waits for a key that someone has to mend, and what may be in the store twice. */
const ATTENTION = `
  SELECT lead FROM journal_outbox WHERE channel IN ('store', 'notice', 'confirmation') AND state = 'failed' UNION
  SELECT lead FROM journal_outbox WHERE channel = 'store' AND (state = 'flagged' OR state = 'received' AND barred) UNION
  SELECT seq FROM journal_leads WHERE instr(remarks, '"maybe-twice"') > 0`;

/** The statement holds only what narrows the selection, so that SQLite can use the index that fits. */
function conditionFor({ state, table, attention, id }: LeadFilter) {
  const parts = [
    state && "seq IN (SELECT lead FROM journal_outbox WHERE channel = 'store' AND state = $state)",
    table !== undefined && 'table_name = $table',
    attention !== undefined && `seq ${attention ? '' : 'NOT'} IN (${ATTENTION})`,
    id !== undefined && 'id BETWEEN $id AND $id || char(1114111)',
  ];
  const values = { ...(state && { state }), ...(table !== undefined && { table }), ...(id !== undefined && { id }) };
  return { sql: parts.filter(Boolean).join(' AND ') || ALL, values };
}

/** A lead together with its entry of the outbox for one channel. */
interface LeadRow extends Pick<Lead, 'id' | 'form' | 'table' | 'state' | 'attempts'> {
  /** JSON, like `remarks` and `mail`; as bytes, because the driver ends the process at a text that is no UTF-8. */
  readonly fields: ArrayBuffer;
  readonly remarks: string;
  readonly mail: string;
  readonly receivedAt: number;
  readonly landedOn: string | null;
  readonly referrer: string | null;
  readonly doubt: number;
  readonly cause: string | null;
  readonly storeId: string | null;
}

/**
 * The leads that a condition on `journal_leads` holds for, in order of arrival, one by one; with what became of them on
 * the channel of `values`, or else in the store. `CROSS JOIN` keeps SQLite from sorting all that a journal holds.
 */
export function* leadsWhere(
  database: Connection,
  condition: string,
  values: Readonly<Record<string, unknown>>,
  order = '',
): Generator<Lead> {
  const rows = database
    .prepare(
      `SELECT id, form, table_name AS "table", CAST(fields AS BLOB) AS fields, state, remarks, received_at AS receivedAt,
         landed_on AS landedOn, referrer,
         attempts, doubt, cause, store_id AS storeId,
         (SELECT json_group_object(channel, CASE WHEN state IN ('failed', 'skipped') THEN state
           WHEN state = 'delivered' THEN 'sent' ELSE 'waiting' END)
           FROM journal_outbox WHERE lead = seq AND channel <> 'store') AS mail
         FROM journal_leads CROSS JOIN journal_outbox ON lead = seq AND channel = $channel
         WHERE ${condition} ORDER BY seq ${order}`,
    )
    .iterate({ channel: 'store' satisfies Channel, ...values }) as IterableIterator<LeadRow>;
  for (const row of rows) yield toLead(row);
}

function toLead({ receivedAt, landedOn, referrer, doubt, cause, storeId, ...row }: LeadRow): Lead {
  const fields = recordIn(row.fields);
  return {
    ...row,
    fields: fields ?? {},
    remarks: JSON.parse(row.remarks) as Remark[],
    receivedAt: new Date(receivedAt).toISOString(),
    ...(landedOn !== null && { landedOn }),
    ...(referrer !== null && { referrer }),
    unanswered: doubt > 0,
    ...(doubt === LOST && { lost: true }),
    ...(fields ? cause !== null && { cause } : { cause: UNREADABLE }),
    ...(storeId !== null && { storeId }),
    mail: JSON.parse(row.mail) as Lead['mail'],
  };
}

function recordIn(bytes: ArrayBuffer): LeadRecord | undefined {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8')) as LeadRecord;
  } catch {
    return undefined;
  }
}
