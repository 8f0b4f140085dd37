import {
  addRemark,
  claim,
  due,
  extend,
  type LongestWaits,
  type ReplayFilter,
  replay,
  settle,
  shortenWaits,
} from './journal/claims.ts';
import { type Connection, inTransaction, openDatabase } from './journal/database.ts';
import { holdMail, MAIL, mailedSince, releaseMail, setMail } from './journal/mails.ts';
import { watchPlace } from './journal/place.ts';
import { type Receipt, receive } from './journal/receive.ts';
import { eventsOf, LEAD_COLUMNS, type LeadEvent, type LeadRow, lastLeap, toLead } from './journal/rows.ts';
import { asBytes, type TextBytes, textOf } from './journal/text.ts';
import { deleteRows } from './tables.ts';
import type { Delivery, Lead, LeadState, MailKind, MailState, Remark, Submission } from './types.ts';

export type { LeadEvent, Receipt, ReplayFilter };

/** What is left out does not narrow the selection. */
export interface LeadFilter {
  readonly states?: readonly LeadState[];
  /** Path that the form posts to. */
  readonly form?: string;
  readonly table?: string;
  /** Those with a mail in this state. */
  readonly mail?: MailState;
}

/**
 * Where every lead is written down before anyone is told that it arrived. Several processes may use one file at a time.
 * All times are in milliseconds since 1970. Everything throws an error of SQLite if the file cannot be used.
 */
export interface Journal {
  /** The connection, for the store that keeps its tables in the same file. */
  readonly database: Connection;
  /**
   * Writes a submission down; it is safe when this returns. A retry gets the id of the first. Throws a `GoneJournalError`
   * if the file was deleted, moved or replaced since it was opened.
   */
  receive(submission: Submission, now: number): Receipt;
  /**
   * Takes leads that are due, the oldest first and all for one table, and holds them for `leaseMs`. What is not as it was
   * written fails instead, and is told to `onDamaged`.
   */
  claim(limit: number, now: number, leaseMs: number, onDamaged?: (lead: Lead) => void): Lead[];
  /** Cuts waits that are longer than any can be, because the clock was set back. */
  shortenWaits(now: number, longest: LongestWaits): void;
  /** Holds leads that are still being sent until `until`. */
  extend(ids: readonly string[], until: number): void;
  /** Writes down how a delivery ended. What waits is due at `retryAt`. */
  settle(id: string, delivery: Delivery, now: number, retryAt: number): void;
  /** Adds a remark, once. */
  remark(id: string, remark: Remark, now: number): void;
  /** In order of arrival. */
  list(filter?: LeadFilter): Lead[];
  get(id: string): Lead | undefined;
  /** Every change of a lead, oldest first. */
  events(id: string): LeadEvent[];
  /** Makes leads due at once. Returns how many there were. */
  replay(filter: ReplayFilter, now: number): number;
  /** When the next lead is due. Undefined while nothing waits. */
  due(): number | undefined;
  /**
   * Takes a mail that waits, so that no other process sends it for `leaseMs`. False if it waits no longer, or another one
   * has it.
   */
  holdMail(id: string, kind: MailKind, now: number, leaseMs: number): boolean;
  /** Lets a mail go that was held and waits on. */
  releaseMail(id: string, kind: MailKind): void;
  /** `cause` says why a mail was not sent and holds no personal data. */
  setMail(id: string, kind: MailKind, state: MailState, now: number, cause?: string): void;
  /** Leads about which a mail of this kind was sent after a moment. */
  mailedSince(kind: MailKind, since: number): Lead[];
  /** Whether a lead is known to be the record of this id in this table of the store. */
  isTaken(table: string, storeId: string): boolean;
  /** Deletes a form's leads that came before a moment, with their rows in the form's own table. Returns how many. */
  forget(before: number, form: string): number;
  /** The same for one lead, however old it is. False if it is being sent, and stays. */
  forgetOne(id: string): boolean;
  /**
   * When the clock was set by more than `atLeast`, or nothing happened for so long, for the last time: `now`, if nothing
   * has happened since. Undefined if what happened came steadily, or nothing ever did.
   */
  lastLeap(now: number, atLeast: number): number | undefined;
  /** Counts a request to a store that limits them by the month. */
  countCall(store: string, now: number): void;
  /** Requests in the month of `now`, in UTC. */
  callsThisMonth(store: string, now: number): number;
  close(): void;
}

/** Opens the journal in `file`. Makes the file and its folder if they are missing. */
export function openJournal(file: string): Journal {
  const database = openDatabase(file);
  const mustBeInPlace = watchPlace(file);
  return {
    database,
    receive: (submission, now) => {
      mustBeInPlace();
      return receive(database, submission, now);
    },
    claim: (limit, now, leaseMs, onDamaged = () => {}) => claim(database, limit, now, leaseMs, onDamaged),
    shortenWaits: (now, longest) => shortenWaits(database, now, longest),
    extend: (ids, until) => extend(database, ids, until),
    settle: (id, delivery, now, retryAt) => settle(database, id, delivery, now, retryAt),
    remark: (id, remark, now) => addRemark(database, id, remark, now),
    list: (filter = {}) => list(database, filter),
    get: (id) => {
      const row = database.prepare(`SELECT ${LEAD_COLUMNS} FROM journal_leads WHERE id = ?`).get([id]) as
        | LeadRow
        | undefined;
      return row && toLead(row);
    },
    events: (id) => eventsOf(database, id),
    replay: (filter, now) => replay(database, filter, now),
    due: () => due(database),
    holdMail: (id, kind, now, leaseMs) => holdMail(database, id, kind, now, leaseMs),
    releaseMail: (id, kind) => releaseMail(database, id, kind),
    setMail: (id, kind, state, now, cause) => setMail(database, id, kind, state, now, cause),
    mailedSince: (kind, since) => mailedSince(database, kind, since),
    isTaken: (table, storeId) =>
      database.prepare('SELECT 1 FROM journal_leads WHERE table_name = ? AND store_id = ?').get([table, storeId]) !==
      undefined,
    forget: (before, form) => forget(database, 'form = ? AND received_at < ?', [form, before]),
    forgetOne: (id) => forget(database, 'id = ?', [id]) > 0,
    lastLeap: (now, atLeast) => lastLeap(database, now, atLeast),
    countCall: (store, now) => {
      database
        .prepare('INSERT INTO journal_calls VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET count = count + 1')
        .run([monthOf(now), store]);
    },
    callsThisMonth: (store, now) => {
      const row = database
        .prepare('SELECT count FROM journal_calls WHERE month = ? AND store = ?')
        .get([monthOf(now), store]) as { count: number } | undefined;
      return row?.count ?? 0;
    },
    close: () => {
      database.close();
    },
  };
}

const monthOf = (now: number) => new Date(now).toISOString().slice(0, 7);

/** Selected by what can be read: a lead that is damaged fails, whatever the file says. */
function list(database: Connection, { states, form, table, mail }: LeadFilter): Lead[] {
  const rows = database
    .prepare(
      `SELECT ${LEAD_COLUMNS} FROM journal_leads
         WHERE $mail IS NULL OR EXISTS (SELECT 1 FROM json_each(${MAIL}) WHERE value = $mail) ORDER BY seq`,
    )
    .all({ mail: mail ?? null });
  return (rows as LeadRow[])
    .map(toLead)
    .filter(
      (lead) =>
        (!states || states.includes(lead.state)) &&
        (form === undefined || lead.form === form) &&
        (table === undefined || lead.table === table),
    );
}

/** Whatever its state, except one that is being sent: its answer would find nothing. */
function forget(database: Connection, which: string, values: readonly (string | number)[]): number {
  return inTransaction(database, () => {
    const rows = database
      .prepare(
        `DELETE FROM journal_leads WHERE ${which} AND state <> 'sending'
           RETURNING ${asBytes('id')}, ${asBytes('table_name')}`,
      )
      .all(values) as { id: TextBytes; table_name: TextBytes }[];
    const deleted = rows.map((row) => ({ id: textOf(row.id), table: textOf(row.table_name) }));
    for (const table of new Set(deleted.map((lead) => lead.table))) {
      deleteRows(
        database,
        table,
        deleted.filter((lead) => lead.table === table).map(({ id }) => id),
      );
    }
    return rows.length;
  });
}
