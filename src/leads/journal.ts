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
import {
  type Connection,
  closeDatabase,
  emptyLog,
  inTransaction,
  makePrivate,
  numberIn,
  openDatabase,
  realFile,
} from './journal/database.ts';
import { holdMail, mailedSince, releaseMail, setMail } from './journal/mails.ts';
import { watchPlace } from './journal/place.ts';
import { type Receipt, receive } from './journal/receive.ts';
import { eventsOf, LEAD_COLUMNS, type LeadEvent, type LeadRow, lastLeap, toLead } from './journal/rows.ts';
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
  readonly remark?: Remark;
  /** The beginning of their ids. */
  readonly id?: string;
}

/** How a journal is used. */
export interface JournalOptions {
  /** How long a call may keep this process waiting for another one that writes, in milliseconds. */
  readonly busyMs?: number;
  /** The size from which nothing more is taken, in bytes. What was taken is delivered all the same. */
  readonly quota?: number;
}

/** Room that a journal takes and may take, in bytes. */
export interface Usage {
  readonly used: number;
  readonly quota: number;
}

/** Nothing more is taken: the file is as large as it may become. */
export class FullJournalError extends Error {
  readonly code = 'JOURNAL_FULL';

  constructor() {
    super('The journal is as large as it may become.');
    this.name = 'FullJournalError';
  }
}

/**
 * Where every lead is written down before anyone is told that it arrived. Several processes may use one file at a time.
 * All times are in milliseconds since 1970. Everything throws an error of SQLite if the file cannot be used.
 */
export interface Journal {
  /** The connection, for the store that keeps its tables in the same file. */
  readonly database: Connection;
  /** Where the file really is, whatever links lead there. */
  readonly file: string;
  /** Throws a `GoneJournalError` if the file was deleted, moved or replaced since it was opened. */
  mustBeInPlace(): void;
  /**
   * Writes a submission down; it is safe when this returns. A retry gets the id of the first. Throws a `GoneJournalError`
   * if the file was deleted, moved or replaced since it was opened, and a `FullJournalError` at its quota.
   */
  receive(submission: Submission, now: number): Receipt;
  /** Takes leads that are due, the oldest first and all for one table, and holds them for `leaseMs`. */
  claim(limit: number, now: number, leaseMs: number): Lead[];
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
  /** The same one by one, for a journal that is longer than memory. */
  each(filter?: LeadFilter): Iterable<Lead>;
  /** The last so many, the newest first. */
  newest(limit: number, filter?: LeadFilter): Lead[];
  /** How many there are in each state. */
  count(filter?: LeadFilter): Partial<Record<LeadState, number>>;
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
   * Takes what was deleted out of the log as well. Needed after `forget` and `forgetOne`. False if another process kept
   * the log from being emptied.
   */
  emptyLog(): boolean;
  /** Whether so much was deleted that the file is worth being written again (`VACUUM`). */
  isWorthShrinking(): boolean;
  usage(): Usage;
  /**
   * When the clock was set by more than `atLeast`, or nothing happened for so long, for the last time since `since`:
   * `now`, if nothing has happened since. Undefined if what happened came steadily, or nothing ever did.
   */
  lastLeap(now: number, since: number, atLeast: number): number | undefined;
  /** When the oldest lead came that is still on its way. */
  oldestWaiting(): number | undefined;
  /** When someone was last told of a trouble. */
  lastAlarm(cause: string): number | undefined;
  alarmed(cause: string, now: number): void;
  /** Counts a request to a store that limits them by the month. */
  countCall(store: string, now: number): void;
  /** Requests in the month of `now`, in UTC. */
  callsThisMonth(store: string, now: number): number;
  close(): void;
}

/** Opens the journal in `path`. Makes the file and its folder if they are missing. */
export function openJournal(path: string, { busyMs, quota = Number.POSITIVE_INFINITY }: JournalOptions = {}): Journal {
  const file = realFile(path);
  const database = openDatabase(file, busyMs);
  makePrivate(file);
  const mustBeInPlace = watchPlace(file);
  return {
    database,
    file,
    mustBeInPlace,
    receive: (submission, now) => {
      mustBeInPlace();
      if (usedBytes(database) >= quota) throw new FullJournalError();
      return receive(database, submission, now);
    },
    claim: (limit, now, leaseMs) => claim(database, limit, now, leaseMs),
    shortenWaits: (now, longest) => shortenWaits(database, now, longest),
    extend: (ids, until) => extend(database, ids, until),
    settle: (id, delivery, now, retryAt) => settle(database, id, delivery, now, retryAt),
    remark: (id, remark, now) => addRemark(database, id, remark, now),
    list: (filter = {}) => [...each(database, filter)],
    each: (filter = {}) => each(database, filter),
    newest: (limit, filter = {}) => [...each(database, filter, `DESC LIMIT ${limit}`)],
    count: (filter = {}) => count(database, filter),
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
    emptyLog: () => emptyLog(database),
    isWorthShrinking: () => {
      const free = numberIn(database, 'freelist_count');
      return free >= WORTH_SHRINKING && free * 4 > numberIn(database, 'page_count');
    },
    usage: () => ({ used: usedBytes(database), quota }),
    lastLeap: (now, since, atLeast) => lastLeap(database, now, since, atLeast),
    oldestWaiting: () => {
      const row = database
        .prepare("SELECT min(received_at) AS at FROM journal_leads WHERE state IN ('received', 'sending')")
        .get([]) as { at: number | null };
      return row.at ?? undefined;
    },
    lastAlarm: (cause) => {
      const row = database.prepare('SELECT raised_at AS at FROM journal_alarms WHERE cause = ?').get([cause]);
      return (row as { at: number } | undefined)?.at;
    },
    alarmed: (cause, now) => {
      database
        .prepare('INSERT INTO journal_alarms VALUES (?, ?) ON CONFLICT DO UPDATE SET raised_at = excluded.raised_at')
        .run([cause, now]);
    },
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
      closeDatabase(database);
    },
  };
}

const monthOf = (now: number) => new Date(now).toISOString().slice(0, 7);

/** Free pages from which a file is written again: those of a megabyte. */
const WORTH_SHRINKING = 256;

/** Without the pages that are free, because the next leads go there. */
const usedBytes = (database: Connection) =>
  (numberIn(database, 'page_count') - numberIn(database, 'freelist_count')) * numberIn(database, 'page_size');

function* each(database: Connection, filter: LeadFilter, order = ''): Generator<Lead> {
  const { sql, values } = conditionFor(filter);
  const rows = database.prepare(`SELECT ${LEAD_COLUMNS} FROM journal_leads WHERE ${sql} ORDER BY seq ${order}`);
  for (const row of rows.iterate(values) as IterableIterator<LeadRow>) yield toLead(row);
}

function count(database: Connection, filter: LeadFilter): Partial<Record<LeadState, number>> {
  const { sql, values } = conditionFor(filter);
  const rows = database
    .prepare(`SELECT state, count(*) AS n FROM journal_leads WHERE ${sql} GROUP BY state`)
    .all(values);
  return Object.fromEntries((rows as { state: LeadState; n: number }[]).map(({ state, n }) => [state, n]));
}

/** Only what narrows the selection stands in the statement, so that SQLite can use the index that fits. */
function conditionFor({ states, form, table, mail, remark, id }: LeadFilter) {
  const parts: [string, ...string[]][] = [];
  if (states) parts.push([`state IN (${states.map(() => '?')})`, ...states]);
  if (form !== undefined) parts.push(['form = ?', form]);
  if (table !== undefined) parts.push(['table_name = ?', table]);
  if (mail) parts.push([`instr(mail, '"${mail}"') > 0`]);
  if (remark) parts.push([`instr(remarks, '"${remark}"') > 0`]);
  if (id !== undefined) parts.push(['id BETWEEN ? AND ?', id, `${id}\u{10ffff}`]);
  return { sql: parts.map(([sql]) => sql).join(' AND ') || 'TRUE', values: parts.flatMap(([, ...values]) => values) };
}

/** Whatever its state, except one that is being sent: its answer would find nothing. */
function forget(database: Connection, which: string, values: readonly (string | number)[]): number {
  return inTransaction(database, () => {
    const deleted = database
      .prepare(`DELETE FROM journal_leads WHERE ${which} AND state <> 'sending' RETURNING id, table_name AS "table"`)
      .all(values) as { id: string; table: string }[];
    for (const table of new Set(deleted.map((lead) => lead.table))) {
      deleteRows(
        database,
        table,
        deleted.filter((lead) => lead.table === table).map(({ id }) => id),
      );
    }
    return deleted.length;
  });
}
