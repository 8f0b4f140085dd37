import type { StoredRecord } from '../../api/forms/form-spec.ts';
import { orUndefined } from '../../base/lib/collections.ts';
import type { Channel, Lead, LeadState } from '../types.ts';
import { allOf, isIn, type Part, part, type Statements } from './sql.ts';

/** Selects leads. Omitted properties do not restrict the selection. */
export interface LeadFilter {
  readonly state?: LeadState;
  readonly table?: string;
  /** True selects leads that need attention, false all others. */
  readonly attention?: boolean;
}

/** Values of `doubt` other than 0: the store reported an error, or its response was lost. */
export const [UNSURE, LOST] = [1, 2];

/** The cause of a lead whose fields or remarks are unreadable. */
export const UNREADABLE = 'JOURNAL_UNREADABLE';

export const seqOf = (id: string) => part`(SELECT seq FROM journal_leads WHERE id = ${id})`;

/**
 * Creates the queries for leads. They include the state of delivery to the store, and return leads in order of arrival.
 */
export const createReader = (sql: Statements) => {
  const pages = (filter: LeadFilter = {}): Next<Lead[]> => pagesWhere(sql, allOf(conditionsIn(filter)));

  return {
    /**
     * Returns a function that returns the next leads at each call, and undefined at the end. If another process writes, the
     * same page can be asked for again.
     */
    pages,
    /** Iterates over leads, for journals that do not fit into memory. */
    *each(filter?: LeadFilter): Generator<Lead> {
      const next = pages(filter);
      for (let page = next(); page; page = next()) yield* page;
    },
    list(filter?: LeadFilter): Lead[] {
      return [...this.each(filter)];
    },
    /** Returns the last leads, newest first. */
    newest: (limit: number, filter: LeadFilter = {}): Lead[] =>
      leadsWhere(sql, allOf(conditionsIn(filter)), 'store', part`${NEWEST_FIRST} LIMIT ${limit}`),
    /** Returns the leads whose id begins with `prefix`. */
    startingWith: (prefix: string): Lead[] => leadsWhere(sql, part`id BETWEEN ${prefix} AND ${`${prefix}\u{10ffff}`}`),
    get: (id: string): Lead | undefined => leadsWhere(sql, part`id = ${id}`)[0],
    /** Returns the photos of a lead as JPEGs, in the order in which they were sent. */
    photosOf: (id: string): Buffer[] =>
      sql.rows<{ bytes: Uint8Array }>`
        SELECT bytes FROM journal_photos WHERE lead = ${seqOf(id)} ORDER BY position`.map(({ bytes }) =>
        Buffer.from(bytes),
      ),
    /** Counts leads by the address of their form. */
    countByForm: (): ReadonlyMap<string, number> =>
      new Map(
        sql.rows<{ form: string; n: number }>`
          SELECT form, count(*) AS n FROM journal_leads GROUP BY form`.map(({ form, n }) => [form, n]),
      ),
    /** Counts leads by state. */
    count: (filter: LeadFilter = {}): Partial<Record<LeadState, number>> =>
      Object.fromEntries(
        sql.rows<{ state: LeadState; n: number }>`
          SELECT state, count(*) AS n FROM journal_leads CROSS JOIN journal_outbox ON lead = seq
            WHERE channel = 'store' AND ${allOf(conditionsIn(filter))} GROUP BY state`.map(({ state, n }) => [
          state,
          n,
        ]),
      ),
  };
};

/** Leads that were flagged, that failed or wait until someone fixes something, or that may be duplicated in the store. */
const ATTENTION = part`
  SELECT lead FROM journal_outbox WHERE channel IN ('store', 'notice', 'confirmation') AND state = 'failed' UNION
  SELECT lead FROM journal_outbox WHERE channel IN ('store', 'notice') AND state IN ('received', 'sending') AND barred UNION
  SELECT lead FROM journal_outbox WHERE channel = 'store' AND state = 'flagged' UNION
  SELECT seq FROM journal_leads WHERE instr(remarks, '"maybe-twice"') > 0`;

/** Only conditions that restrict the selection. They apply to leads joined with their entry for the store. */
const conditionsIn = ({ state, table, attention }: LeadFilter): Part[] => [
  ...(state ? [part`state = ${state}`] : []),
  ...(table !== undefined ? [part`table_name = ${table}`] : []),
  ...(attention !== undefined ? [part`seq ${attention ? part`` : part`NOT`} IN (${ATTENTION})`] : []),
];

/** A lead joined with its outbox entry for one channel. Some columns are JSON or numbers that need conversion. */
interface LeadRow
  extends Omit<Lead, 'fields' | 'extras' | 'remarks' | 'receivedAt' | 'unanswered' | 'lost' | 'barred' | 'mail'> {
  readonly fields: string;
  readonly extras?: string;
  readonly remarks: string;
  readonly receivedAt: number;
  readonly doubt: number;
  readonly isBarred: number;
  readonly mail: string;
}

const LAST_STEP = part`FROM journal_progress WHERE journal_progress.lead = seq ORDER BY step DESC LIMIT 1`;

export const PROGRESS_OF_LEAD = part`(SELECT state ${LAST_STEP})`;

export const DUE_OF_LEAD = part`(SELECT due ${LAST_STEP})`;

/**
 * Returns the leads that match a condition on `journal_leads`, with the state of delivery on one channel. The condition or
 * the order must select few. `CROSS JOIN` keeps SQLite from sorting the whole journal.
 */
export function leadsWhere(sql: Statements, condition: Part, channel: Channel = 'store', order: Part = part``): Lead[] {
  const rows = sql.rows<LeadRow>`
    SELECT id, form, table_name AS "table", fields, extras,
      (SELECT nullif(count(*), 0) FROM journal_photos WHERE lead = seq) AS photos, state, remarks, received_at AS receivedAt,
      landed_on AS landedOn, referrer, attempts, doubt, barred > 0 AS isBarred, cause,
      store_id AS storeId, ${PROGRESS_OF_LEAD} AS progress,
      (SELECT at ${LAST_STEP}) AS progressAt, ${DUE_OF_LEAD} AS due,
      (SELECT cause FROM journal_outbox WHERE lead = seq AND channel = 'notice' AND state <> 'delivered') AS noticeCause,
      (SELECT json_group_object(channel, CASE WHEN state IN ('failed', 'skipped') THEN state
        WHEN state = 'delivered' THEN 'sent' WHEN barred THEN 'failed' ELSE 'waiting' END)
        FROM journal_outbox WHERE lead = seq AND channel <> 'store') AS mail
      FROM journal_leads CROSS JOIN journal_outbox ON lead = seq AND channel = ${channel}
      WHERE ${condition} ORDER BY seq ${order}`;
  return rows.map(toLead);
}

/** Number of leads that one query reads. It takes some milliseconds. */
const PAGE = 50;

/** Returns the next of several things at each call, and undefined at the end. A call that throws can be repeated. */
export type Next<Thing> = () => Thing | undefined;

/**
 * Reads the leads that match a condition, `PAGE` at each call. The first call decides which they are: a condition on what
 * needs attention looks through the whole outbox.
 */
export function pagesWhere(sql: Statements, condition: Part, order: Part = part``): Next<Lead[]> {
  let found: readonly number[] | undefined;
  let read = 0;
  return () => {
    found ??= sql.rows<{ readonly seq: number }>`
      SELECT seq FROM journal_leads CROSS JOIN journal_outbox ON lead = seq AND channel = 'store'
        WHERE ${condition} ORDER BY seq ${order}`.map(({ seq }) => seq);
    if (read >= found.length) return undefined;
    const page = leadsWhere(sql, part`seq ${isIn(found.slice(read, read + PAGE))}`, 'store', order);
    read += PAGE;
    return page;
  };
}

export const NEWEST_FIRST = part`DESC`;

function toLead({ extras: extrasJson, doubt, isBarred, ...row }: LeadRow): Lead {
  const fields = readableJson<StoredRecord>(row.fields);
  const extras = extrasJson && readableJson<StoredRecord>(extrasJson);
  const remarks = readableJson<Lead['remarks']>(row.remarks);
  return {
    ...row,
    fields: fields ?? {},
    ...(extras && { extras }),
    remarks: remarks ?? [],
    receivedAt: new Date(row.receivedAt).toISOString(),
    unanswered: doubt > 0,
    ...(doubt === LOST && { lost: true }),
    ...(isBarred && { barred: true }),
    ...(!(fields && remarks) && { cause: UNREADABLE }),
    mail: JSON.parse(row.mail),
  };
}

/** Undefined for a text that a damaged disk has changed. */
export const readableJson = <Value>(text: string) => orUndefined(() => JSON.parse(text) as Value);
