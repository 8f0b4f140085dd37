/** The work of the staff on leads in the inbox, with an audit trail. */
import type { Day } from '../../base/lib/day.ts';
import type { Lead, Progress } from '../types.ts';
import { type Connection, inTransaction } from './database.ts';
import { DUE_OF_LEAD, leadsWhere, NEWEST_FIRST, type Next, PROGRESS_OF_LEAD, pagesWhere, seqOf } from './reader.ts';
import { allOf, isIn, type Part, part, type Statements } from './sql.ts';

/**
 * Leads by progress, those held back (`flagged`), or those that did not reach the store or the staff (`failed`).
 * `open`: neither won nor lost · `waiting`: new, and not to come up on a later day
 */
export type View = Progress | 'flagged' | 'failed' | 'open' | 'waiting';

export type Counts = Readonly<Partial<Record<View, number>>>;

export interface InboxFilter {
  /** Paths of the forms. */
  readonly forms: readonly string[];
  /** Undefined shows all except flagged leads. */
  readonly view?: View | undefined;
  /** Shows only those that come up again on this day, or should have before. */
  readonly dueOn?: Day;
}

/** One step of a lead's progress. Times are in milliseconds since 1970. */
export interface Step {
  readonly at: number;
  readonly state: Progress;
  readonly note: string;
  /** Mail address of the person. */
  readonly who: string;
  /** Day on which the lead comes up again. */
  readonly due?: Day | undefined;
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

/** Asks each lead for itself: tens of thousands take some tens of milliseconds. */
function belongsTo(view: View): Part {
  const progress = part`coalesce(${PROGRESS_OF_LEAD}, 'new')`;
  switch (view) {
    case 'flagged':
      return part`TRUE`;
    case 'failed':
      return part`seq IN ${FAILED}`;
    case 'open':
      return part`${progress} NOT IN ('won', 'lost')`;
    case 'waiting':
      return part`${progress} = 'new' AND ${DUE_OF_LEAD} IS NULL`;
    default:
      return part`${progress} = ${view}`;
  }
}

function conditionsOf({ forms, view, dueOn }: InboxFilter) {
  return allOf([
    // With a plus sign, because the index of that column would have all leads sorted to find a page of them.
    part`+form ${isIn(forms)}`,
    view === 'flagged' ? part`seq IN ${FLAGGED}` : part`seq NOT IN ${FLAGGED}`,
    ...(view ? [belongsTo(view)] : []),
    ...(dueOn === undefined ? [] : [part`${DUE_OF_LEAD} <= ${dueOn}`]),
  ]);
}

export const createProgress = (database: Connection, sql: Statements) => {
  const audit = (at: number, who: string, what: string, lead?: string): void => {
    sql.run`INSERT INTO journal_audit VALUES (${at}, ${who}, ${what}, ${lead ?? null})`;
  };

  /** Counts the leads that pass a filter. */
  const inboxCount = (filter: InboxFilter): number =>
    sql.row<{ n: number }>`SELECT count(*) AS n FROM journal_leads WHERE ${conditionsOf(filter)}`?.n ?? 0;

  return {
    /** Returns leads, newest first. A negative limit is none. */
    inboxPage: (filter: InboxFilter, limit: number, offset: number): Lead[] =>
      leadsWhere(sql, conditionsOf(filter), 'store', part`DESC LIMIT ${limit} OFFSET ${offset}`),

    /** Reads all of them, newest first, as `pages` does. */
    inboxPages: (filter: InboxFilter): Next<Lead[]> => pagesWhere(sql, conditionsOf(filter), NEWEST_FIRST),

    inboxCount,

    /** Counts the leads by progress, those held back, and those that did not arrive. */
    inboxCounts(forms: readonly string[]): Counts {
      const rows = sql.rows<{ view: View; n: number }>`
        SELECT coalesce(${PROGRESS_OF_LEAD}, 'new') AS view, count(*) AS n FROM journal_leads
          WHERE ${conditionsOf({ forms })} GROUP BY view`;
      const [flagged, failed] = [inboxCount({ forms, view: 'flagged' }), inboxCount({ forms, view: 'failed' })];
      return { ...Object.fromEntries(rows.map(({ view, n }) => [view, n])), flagged, failed };
    },

    /** Returns the steps of a lead, oldest first. */
    history: (id: string) => sql.rows<Step>`
      SELECT at, state, note, who, due FROM journal_progress WHERE lead = ${seqOf(id)} ORDER BY step`,

    /** Adds a step. Returns false if the lead is gone, or has other than `seen` steps because someone else was faster. */
    advance: (id: string, seen: number, { at, state, note, who, due }: Step): boolean =>
      sql.run`
        INSERT INTO journal_progress (lead, step, at, state, note, who, due)
          SELECT seq, ${seen + 1}, ${at}, ${state}, ${note}, ${who}, ${due ?? null} FROM journal_leads
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
