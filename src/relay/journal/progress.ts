/** The work of the staff on leads in the inbox, with an audit trail. */
import type { Lead, Progress } from '../types.ts';
import { type Connection, inTransaction } from './database.ts';
import { leadsWhere, NEWEST_FIRST, type Next, PROGRESS_OF_LEAD, pagesWhere, seqOf } from './reader.ts';
import { allOf, isIn, part, type Statements } from './sql.ts';

/** Leads by progress, those held back (`flagged`), or those that did not reach the store or the staff (`failed`). */
export type View = Progress | 'flagged' | 'failed';

interface InboxFilter {
  /** Paths of the forms. */
  readonly forms: readonly string[];
  /** Undefined shows all except flagged leads. */
  readonly view?: View | undefined;
}

/** One step of a lead's progress. Times are in milliseconds since 1970. */
export interface Step {
  readonly at: number;
  readonly state: Progress;
  readonly note: string;
  /** Mail address of the person. */
  readonly who: string;
}

/** An action in the inbox. */
export interface AuditEntry {
  readonly at: number;
  readonly who: string;
  /** Short name of the action, for example `called` or `deleted`. */
  readonly what: string;
  /** Id of the lead concerned, if any. */
  readonly lead?: string;
}

const FLAGGED = part`(SELECT lead FROM journal_outbox WHERE channel = 'store' AND state = 'flagged')`;

/** Ignores failed confirmations: the staff cannot fix an address that the sender misspelt. */
const FAILED = part`(SELECT lead FROM journal_outbox
  WHERE channel IN ('store', 'notice') AND state IN ('failed', 'received', 'sending') AND (state = 'failed' OR barred))`;

/** The last step of each lead that has one. Few leads of a long journal may have the progress that is looked for. */
const LAST_STEPS = part`(SELECT lead, state FROM journal_progress AS one
  WHERE step = (SELECT max(step) FROM journal_progress WHERE lead = one.lead))`;

const hasProgress = (state: Progress) =>
  state === 'new'
    ? part`coalesce(${PROGRESS_OF_LEAD}, 'new') = 'new'`
    : part`seq IN (SELECT lead FROM ${LAST_STEPS} WHERE state = ${state})`;

function conditionsOf({ forms, view }: InboxFilter) {
  const flagged = view === 'flagged' ? part`seq IN ${FLAGGED}` : part`seq NOT IN ${FLAGGED}`;
  const narrowed = view === 'failed' ? [part`seq IN ${FAILED}`] : view && view !== 'flagged' ? [hasProgress(view)] : [];
  // With a plus sign, because the index of that column would have all leads sorted to find a page of them.
  return allOf([part`+form ${isIn(forms)}`, flagged, ...narrowed]);
}

export const createProgress = (database: Connection, sql: Statements) => {
  const audit = (at: number, who: string, what: string, lead?: string): void => {
    sql.run`INSERT INTO journal_audit VALUES (${at}, ${who}, ${what}, ${lead ?? null})`;
  };

  return {
    /** Returns one page of the inbox, newest first. */
    inboxPage: (filter: InboxFilter, limit: number, offset: number): Lead[] =>
      leadsWhere(sql, conditionsOf(filter), 'store', part`DESC LIMIT ${limit} OFFSET ${offset}`),

    /** Reads all of them, newest first, as `pages` does. */
    inboxPages: (filter: InboxFilter): Next<Lead[]> => pagesWhere(sql, conditionsOf(filter), NEWEST_FIRST),

    /** Counts the leads in each view. */
    inboxCounts(forms: readonly string[]): Readonly<Partial<Record<View, number>>> {
      const shown = part`form ${isIn(forms)}`;
      // New ones are the rest. In a long journal, they are too many to be counted one by one.
      const rows = sql.rows<{ view: View | 'all'; n: number }>`
        SELECT 'all' AS view, count(*) AS n FROM journal_leads WHERE ${shown} UNION ALL
        SELECT 'flagged', count(*) FROM journal_leads WHERE seq IN ${FLAGGED} AND ${shown} UNION ALL
        SELECT 'failed', count(*) FROM journal_leads WHERE ${conditionsOf({ forms, view: 'failed' })} UNION ALL
        SELECT state, count(*) FROM ${LAST_STEPS} JOIN journal_leads ON seq = lead
          WHERE state <> 'new' AND seq NOT IN ${FLAGGED} AND ${shown} GROUP BY state`;
      const {
        all = 0,
        failed = 0,
        ...others
      } = Object.fromEntries(rows.map(({ view, n }) => [view, n])) as Partial<Record<View | 'all', number>>;
      const left = all - Object.values(others).reduce((sum, n) => sum + n, 0);
      return { ...others, failed, new: left };
    },

    /** Returns the steps of a lead, oldest first. */
    history: (id: string) => sql.rows<Step>`
      SELECT at, state, note, who FROM journal_progress WHERE lead = ${seqOf(id)} ORDER BY step`,

    /** Adds a step. Returns false if the lead is gone, or has other than `seen` steps because someone else was faster. */
    advance: (id: string, seen: number, { at, state, note, who }: Step): boolean =>
      sql.run`
        INSERT INTO journal_progress (lead, step, at, state, note, who)
          SELECT seq, ${seen + 1}, ${at}, ${state}, ${note}, ${who} FROM journal_leads
          WHERE id = ${id} AND ${seen} = (SELECT count(*) FROM journal_progress WHERE lead = seq)`.changes > 0,

    /** Adds an entry to the audit trail. */
    audit,

    /** Runs `work` and, unless it returns 0 or false, adds an audit entry in the same transaction. Returns its result. */
    withAudit: <Result extends boolean | number>({ at, who, what, lead }: AuditEntry, work: () => Result): Result =>
      inTransaction(database, () => {
        const result = work();
        if (result) audit(at, who, what, lead);
        return result;
      }),

    /** Returns entries of the audit trail, newest first. */
    auditTrail: (limit: number, offset: number) => sql.rows<AuditEntry>`
      SELECT at, who, what, lead FROM journal_audit ORDER BY at DESC, rowid DESC LIMIT ${limit} OFFSET ${offset}`,

    /** Deletes the entries of the audit trail before a time. */
    forgetAudit: (before: number): void => void sql.run`DELETE FROM journal_audit WHERE at < ${before}`,
  };
};
