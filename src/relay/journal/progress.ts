/** What the staff does with inquiries in the inbox, and who did it. */
import type { Lead, Progress } from '../types.ts';
import { type Connection, inTransaction } from './database.ts';
import { leadsWhere, PROGRESS_OF_LEAD, seqOf } from './reader.ts';
import { allOf, isIn, part, type Statements } from './sql.ts';

/** Inquiries by how far the staff is; those held back; those that did not reach the store or the staff. */
export type View = Progress | 'flagged' | 'failed';

export interface InboxFilter {
  /** Addresses of the forms. */
  readonly forms: readonly string[];
  /** Undefined shows all but what is held back. */
  readonly view?: View | undefined;
}

/** One step of an inquiry's progress. Times are in milliseconds since 1970. */
export interface Step {
  readonly at: number;
  readonly state: Progress;
  readonly note: string;
  /** Mail address of the person. */
  readonly who: string;
}

/** Something that was done in the inbox. */
export interface AuditEntry {
  readonly at: number;
  readonly who: string;
  /** A short name of it, for example `called` or `deleted`. */
  readonly what: string;
  /** Id of the lead, if it was done to one. */
  readonly lead?: string;
}

const HELD = part`(SELECT lead FROM journal_outbox WHERE channel = 'store' AND state = 'flagged')`;

/** The confirmation does not count: an address that its sender misspelt cannot be fixed. */
const FAILED = part`(SELECT lead FROM journal_outbox WHERE channel IN ('store', 'notice') AND state = 'failed')`;

const isNow = (state: Progress) => part`coalesce(${PROGRESS_OF_LEAD}, 'new') = ${state}`;

function conditionsOf({ forms, view }: InboxFilter) {
  const held = view === 'flagged' ? part`seq IN ${HELD}` : part`seq NOT IN ${HELD}`;
  const narrowed = view === 'failed' ? [part`seq IN ${FAILED}`] : view && view !== 'flagged' ? [isNow(view)] : [];
  return allOf([part`form ${isIn(forms)}`, held, ...narrowed]);
}

export const createProgress = (database: Connection, sql: Statements) => {
  const audit = (at: number, who: string, what: string, lead?: string): void => {
    sql.run`INSERT INTO journal_audit VALUES (${at}, ${who}, ${what}, ${lead ?? null})`;
  };

  return {
    /** What the inbox shows, the newest first. */
    inboxPage: (filter: InboxFilter, limit: number, offset: number): Lead[] => [
      ...leadsWhere(sql, conditionsOf(filter), 'store', part`DESC LIMIT ${limit} OFFSET ${offset}`),
    ],

    /** How many there are in each view. */
    inboxCounts(forms: readonly string[]): Readonly<Partial<Record<View, number>>> {
      const rows = sql.rows<{ view: View; n: number }>`
        SELECT iif(seq IN ${HELD}, 'flagged', coalesce(${PROGRESS_OF_LEAD}, 'new')) AS view, count(*) AS n
          FROM journal_leads WHERE form ${isIn(forms)} GROUP BY view UNION ALL
        SELECT 'failed', count(*) FROM journal_leads WHERE ${conditionsOf({ forms, view: 'failed' })}`;
      return Object.fromEntries(rows.map(({ view, n }) => [view, n]));
    },

    /** What has been done about a lead, the first step first. */
    history: (id: string) => sql.rows<Step>`
      SELECT at, state, note, who FROM journal_progress WHERE lead = ${seqOf(id)} ORDER BY step`,

    /** Adds a step. False if the lead has gone, or has not as many steps as `seen`: someone else was faster. */
    advance: (id: string, seen: number, { at, state, note, who }: Step): boolean =>
      sql.run`
        INSERT INTO journal_progress (lead, step, at, state, note, who)
          SELECT seq, ${seen + 1}, ${at}, ${state}, ${note}, ${who} FROM journal_leads
          WHERE id = ${id} AND ${seen} = (SELECT count(*) FROM journal_progress WHERE lead = seq)`.changes > 0,

    /** Writes down who did what. */
    audit,

    /** Does something and writes that down: both, or neither where the work changed nothing. Returns what the work does. */
    audited: <Result extends boolean | number>({ at, who, what, lead }: AuditEntry, work: () => Result): Result =>
      inTransaction(database, () => {
        const result = work();
        if (result) audit(at, who, what, lead);
        return result;
      }),

    /** The last entries, the newest first. */
    auditTrail: (limit: number, offset: number) => sql.rows<AuditEntry>`
      SELECT at, who, what, lead FROM journal_audit ORDER BY at DESC, rowid DESC LIMIT ${limit} OFFSET ${offset}`,

    /** Deletes the entries from before a moment. */
    forgetAudit: (before: number): void => void sql.run`DELETE FROM journal_audit WHERE at < ${before}`,
  };
};
