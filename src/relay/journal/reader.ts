import type { LeadRecord } from '../../shared/form-spec.ts';
import type { Channel, Lead, LeadState } from '../types.ts';
import { allOf, type Part, part, type Statements } from './sql.ts';

/** Selects leads. Omitted properties do not restrict the selection. */
export interface LeadFilter {
  readonly state?: LeadState;
  readonly table?: string;
  /** True selects leads that need attention, false all others. */
  readonly attention?: boolean;
  /** Prefix of the id. */
  readonly id?: string;
}

/** Values of `doubt` other than 0: the store reported an error, or its response was lost. */
export const [UNSURE, LOST] = [1, 2];

/** The cause of a lead whose fields are unreadable. */
export const UNREADABLE = 'JOURNAL_UNREADABLE';

export const seqOf = (id: string) => part`(SELECT seq FROM journal_leads WHERE id = ${id})`;

/** Creates the queries for leads. They include the state of delivery to the store, and return leads in order of arrival. */
export const createReader = (sql: Statements) => {
  const each = (filter: LeadFilter = {}, order?: Part): Generator<Lead> =>
    leadsWhere(sql, allOf(conditionsIn(filter)), 'store', order);

  return {
    /** Iterates over leads, for journals that do not fit into memory. */
    each,
    list: (filter?: LeadFilter): Lead[] => [...each(filter)],
    /** Returns the last leads, newest first. */
    newest: (limit: number, filter?: LeadFilter): Lead[] => [...each(filter, part`DESC LIMIT ${limit}`)],
    get: (id: string): Lead | undefined => [...leadsWhere(sql, part`id = ${id}`)][0],
    /** Returns the photos of a lead as JPEGs, in the order in which they were sent. */
    photosOf: (id: string): Buffer[] =>
      sql.rows<{ bytes: ArrayBuffer }>`
        SELECT bytes FROM journal_photos WHERE lead = ${seqOf(id)} ORDER BY position`.map(({ bytes }) =>
        Buffer.from(bytes),
      ),
    /** Counts leads by state. */
    count(filter: LeadFilter = {}): Partial<Record<LeadState, number>> {
      const conditions = conditionsIn(filter);
      // Without a filter, SQLite need not read the leads themselves.
      const restriction =
        conditions.length > 0 ? part`AND lead IN (SELECT seq FROM journal_leads WHERE ${allOf(conditions)})` : part``;
      const rows = sql.rows<{ state: LeadState; n: number }>`
        SELECT state, count(*) AS n FROM journal_outbox WHERE channel = 'store' ${restriction} GROUP BY state`;
      return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
    },
  };
};

/** Leads that were flagged, that failed or wait until someone fixes something, or that may be duplicated in the store. */
const ATTENTION = part`
  SELECT lead FROM journal_outbox WHERE channel IN ('store', 'notice', 'confirmation') AND state = 'failed' UNION
  SELECT lead FROM journal_outbox WHERE channel IN ('store', 'notice') AND state IN ('received', 'sending') AND barred UNION
  SELECT lead FROM journal_outbox WHERE channel = 'store' AND state = 'flagged' UNION
  SELECT seq FROM journal_leads WHERE instr(remarks, '"maybe-twice"') > 0`;

/** Only conditions that restrict the selection, so that SQLite can choose the best index. */
const conditionsIn = ({ state, table, attention, id }: LeadFilter): Part[] => [
  ...(state ? [part`seq IN (SELECT lead FROM journal_outbox WHERE channel = 'store' AND state = ${state})`] : []),
  ...(table !== undefined ? [part`table_name = ${table}`] : []),
  ...(attention !== undefined ? [part`seq ${attention ? part`` : part`NOT`} IN (${ATTENTION})`] : []),
  ...(id !== undefined ? [part`id BETWEEN ${id} AND ${`${id}\u{10ffff}`}`] : []),
];

/** A lead joined with its outbox entry for one channel. Some columns are JSON or numbers that need conversion. */
interface LeadRow
  extends Omit<Lead, 'fields' | 'extras' | 'remarks' | 'receivedAt' | 'unanswered' | 'lost' | 'barred' | 'mail'> {
  /** As bytes, because invalid UTF-8 in a text column crashes the driver, and with it the process. */
  readonly fields: ArrayBuffer;
  readonly extras?: ArrayBuffer;
  readonly remarks: string;
  readonly receivedAt: number;
  readonly doubt: number;
  readonly isBarred: number;
  readonly mail: string;
}

export const PROGRESS_OF_LEAD = part`
  (SELECT state FROM journal_progress WHERE journal_progress.lead = seq ORDER BY step DESC LIMIT 1)`;

/**
 * Iterates over the leads that match a condition on `journal_leads`, with the state of delivery on one channel.
 * `CROSS JOIN` keeps SQLite from sorting the whole journal.
 */
export function* leadsWhere(
  { eachRow }: Statements,
  condition: Part,
  channel: Channel = 'store',
  order: Part = part``,
): Generator<Lead> {
  const rows = eachRow<LeadRow>`
    SELECT id, form, table_name AS "table", CAST(fields AS BLOB) AS fields, CAST(extras AS BLOB) AS extras,
      (SELECT nullif(count(*), 0) FROM journal_photos WHERE lead = seq) AS photos, state, remarks, received_at AS receivedAt,
      landed_on AS landedOn, referrer, attempts, doubt, barred > 0 AS isBarred, cause,
      store_id AS storeId, ${PROGRESS_OF_LEAD} AS progress,
      (SELECT cause FROM journal_outbox WHERE lead = seq AND channel = 'notice' AND state <> 'delivered') AS noticeCause,
      (SELECT json_group_object(channel, CASE WHEN state IN ('failed', 'skipped') THEN state
        WHEN state = 'delivered' THEN 'sent' WHEN barred THEN 'failed' ELSE 'waiting' END)
        FROM journal_outbox WHERE lead = seq AND channel <> 'store') AS mail
      FROM journal_leads CROSS JOIN journal_outbox ON lead = seq AND channel = ${channel}
      WHERE ${condition} ORDER BY seq ${order}`;
  for (const row of rows) yield toLead(row);
}

function toLead({ extras: extrasJson, doubt, isBarred, ...row }: LeadRow): Lead {
  const fields = recordIn(row.fields);
  const extras = extrasJson && recordIn(extrasJson);
  return {
    ...row,
    fields: fields ?? {},
    ...(extras && { extras }),
    remarks: JSON.parse(row.remarks),
    receivedAt: new Date(row.receivedAt).toISOString(),
    unanswered: doubt > 0,
    ...(doubt === LOST && { lost: true }),
    ...(isBarred && { barred: true }),
    ...(!fields && { cause: UNREADABLE }),
    mail: JSON.parse(row.mail),
  };
}

function recordIn(bytes: ArrayBuffer): LeadRecord | undefined {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8')) as LeadRecord;
  } catch {
    return undefined;
  }
}
