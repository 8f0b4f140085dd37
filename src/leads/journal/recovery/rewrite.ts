/** Writes what was salvaged into a new journal. */
import { insertRow, prepareTable } from '../../tables.ts';
import type { LeadState } from '../../types.ts';
import { DAMAGED } from '../damage.ts';
import { type Connection, inTransaction } from '../database.ts';
import { bears, fingerprint } from '../fingerprint.ts';
import { addEvent, LEAD_STATES } from '../rows.ts';
import { ID_LENGTH } from './ids.ts';
import type { Value } from './rows.ts';
import { COLUMN, type FoundLead, isJson, type Salvage } from './salvage.ts';

/** A clock is rarely wrong by more. */
const DAY_MS = 86_400_000;

/** Fills an empty journal. `now` is in milliseconds. */
export function rewrite(database: Connection, { leads, events, calls }: Salvage, now: number): void {
  const tables = tablesOf(leads);
  inTransaction(database, () => {
    const arrivals = new Map<string, number>();
    for (const { lead, at } of events) arrivals.set(lead, Math.min(at, arrivals.get(lead) ?? at));
    for (const { lead, seq } of numbered(leads)) {
      insertLead(database, lead, { now, arrivedAt: arrivals.get(lead.id), seq, table: tables(lead) });
    }
    for (const { lead, at, state, cause } of events) addEvent(database, lead, at, state, cause ?? undefined);
    for (const { id, whole } of leads) if (!whole) addEvent(database, id, now, 'failed', DAMAGED);
    for (const each of calls) database.prepare('INSERT OR REPLACE INTO journal_calls VALUES (?, ?, ?)').run(each);
  });
}

/** Two leads may claim one number. Who gets a new one comes last, when all others have theirs. */
function numbered(leads: readonly FoundLead[]): { readonly lead: FoundLead; readonly seq: number | null }[] {
  const owners = new Map(leads.toReversed().map((lead) => [lead.seq, lead]));
  const owns = (lead: FoundLead) => owners.get(lead.seq) === lead;
  return [
    ...leads.filter(owns).map((lead) => ({ lead, seq: lead.seq })),
    ...leads.filter((lead) => !owns(lead)).map((lead) => ({ lead, seq: null })),
  ];
}

interface Circumstances {
  readonly now: number;
  /** When its history begins, in milliseconds. */
  readonly arrivedAt: number | undefined;
  readonly seq: number | null;
  readonly table: string;
}

/**
 * The name of a table that a single lead has, while others of its form have another one, is damaged; unless the lead is
 * whole by a fingerprint that knows the name.
 */
function tablesOf(leads: readonly FoundLead[]): (lead: FoundLead) => string {
  const counts = new Map<string, Map<string, number>>();
  const nameIn = ({ row }: FoundLead) => String(row[COLUMN.table]);
  for (const lead of leads) {
    const names = counts.get(lead.form) ?? new Map<string, number>();
    counts.set(lead.form, names.set(nameIn(lead), (names.get(nameIn(lead)) ?? 0) + 1));
  }
  return (lead) => {
    const names = [...(counts.get(lead.form) ?? [])].sort(([, a], [, b]) => b - a);
    const [usual, count = 0] = names[0] ?? [nameIn(lead)];
    const isAlone = count > 1 && counts.get(lead.form)?.get(nameIn(lead)) === 1;
    return isAlone && (!lead.whole || mayBeFor(usual, lead)) ? usual : nameIn(lead);
  };
}

function mayBeFor(table: string, { row, form, fields }: FoundLead): boolean {
  const receivedAt = Number(row[COLUMN.receivedAt]);
  return bears(String(row[COLUMN.fingerprint]), { action: form, table, fields, receivedAt });
}

function insertLead(database: Connection, lead: FoundLead, { now, arrivedAt, seq, table }: Circumstances): void {
  const { id, form, fields, row, whole, outdated } = lead;
  const state = stateOf(lead);
  const storeId = isEmbedded(lead) ? id : textOrNull(row[COLUMN.storeId]);
  // What may have been sent since is looked for before it is sent again.
  const unanswered = row[COLUMN.state] === 'sending' || outdated;
  database
    .prepare(
      `INSERT INTO journal_leads (seq, id, form, table_name, fields, state, remarks, submission_id, fingerprint, received_at,
         attempts, next_attempt_at, unanswered, cause, store_id, mail)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run([
      seq,
      id,
      form,
      table,
      JSON.stringify(fields),
      state,
      isJson(row[COLUMN.remarks], '[') ? String(row[COLUMN.remarks]) : '[]',
      freeSubmissionId(database, form, row[COLUMN.submissionId]),
      whole ? String(row[COLUMN.fingerprint]) : fingerprint(form, fields, table),
      isVouchedFor(lead) ? Number(row[COLUMN.receivedAt]) : momentNear(row[COLUMN.receivedAt], arrivedAt, now),
      count(row[COLUMN.attempts]),
      now,
      unanswered && state === 'received' ? 1 : 0,
      whole ? textOrNull(row[COLUMN.cause]) : DAMAGED,
      storeId,
      isJson(row[COLUMN.mail], '{') ? String(row[COLUMN.mail]) : '{}',
    ]);
  if (state === 'delivered' && storeId === id) {
    prepareTable(database, table, Object.keys(fields));
    insertRow(database, { id, table, fields });
  }
}

/** The embedded store keeps its rows in the same file, under the ids of the leads. Those of others look different. */
const isEmbedded = ({ row }: FoundLead) => String(row[COLUMN.storeId]).length === ID_LENGTH;

/** What is damaged is held back, unless it left while it was whole. */
function stateOf(lead: FoundLead): LeadState {
  const state = LEAD_STATES.find((each) => each === lead.row[COLUMN.state]) ?? 'received';
  if (!lead.whole && (state !== 'delivered' || isEmbedded(lead))) return 'failed';
  return state === 'sending' ? 'received' : state;
}

const textOrNull = (value: Value | undefined) => (typeof value === 'string' ? value : null);

const count = (value: Value | undefined) => (typeof value === 'number' && value >= 0 && value < 1e6 ? value : 0);

/** A damaged id may be that of another. */
function freeSubmissionId(database: Connection, form: string, value: Value | undefined): string | null {
  const id = textOrNull(value);
  const taken = database
    .prepare('SELECT 1 FROM journal_leads WHERE form = ? AND submission_id = ?')
    .get([form, id ?? '']);
  return taken === undefined ? id : null;
}

/** True if a whole lead says itself when it arrived: its history may be damaged, and must not overrule it. */
function isVouchedFor({ row, fields, whole }: FoundLead): boolean {
  const moment = new Date(Number(row[COLUMN.receivedAt]));
  return whole && Number.isFinite(moment.getTime()) && Object.values(fields).includes(moment.toISOString());
}

/** A moment that cannot be would be deleted as too old, or never. The history of the lead knows when it came. */
function momentNear(value: Value | undefined, arrivedAt: number | undefined, now: number): number {
  const expected = arrivedAt ?? now;
  const isPossible = typeof value === 'number' && value <= now + DAY_MS && value > 0;
  if (!isPossible) return expected;
  return arrivedAt !== undefined && Math.abs(value - arrivedAt) > DAY_MS ? arrivedAt : value;
}
