/** What can be read of a damaged journal without the help of its own index. */
import type { LeadRecord } from '../../../shared/form-spec.ts';
import { bears } from '../fingerprint.ts';
import { agreeOnIds, ID_LENGTH, isId } from './ids.ts';
import { type Log, PAGE_SIZE } from './log.ts';
import { listedRows, type PageAt, type Row, rowsOf, type Value } from './rows.ts';

/** A lead, as its row was. */
export interface FoundLead {
  readonly seq: number;
  readonly id: string;
  readonly form: string;
  readonly fields: LeadRecord;
  /** The row's other columns by their place; what stands there may be damaged. */
  readonly row: readonly Value[];
  /** What the visitor wrote is what it was. */
  readonly whole: boolean;
  /** There may have been a newer state of it. */
  readonly outdated: boolean;
}

export interface FoundEvent {
  readonly lead: string;
  readonly at: number;
  readonly state: string;
  readonly cause: string | null;
}

export interface Salvage {
  readonly leads: readonly FoundLead[];
  readonly events: readonly FoundEvent[];
  /** Month, store and number of requests. */
  readonly calls: readonly (readonly [string, string, number])[];
  /** Ids of leads of which nothing but their history is left. */
  readonly lost: readonly string[];
}

/** Places of columns in a row of `journal_leads`, as the migrations make it. */
export const COLUMN = {
  id: 1,
  form: 2,
  table: 3,
  fields: 4,
  state: 5,
  remarks: 6,
  submissionId: 7,
  fingerprint: 8,
  receivedAt: 9,
  attempts: 10,
  nextAttemptAt: 11,
  cause: 14,
  storeId: 15,
  mail: 16,
} as const;

const COLUMNS = 17;

/** Whether every lead in a file whose parts fit together is what was written, and can be read. */
export function isWhole(bytes: Buffer, log: Log): boolean {
  const { newest } = pagesOf(bytes, log);
  const rows = [...newest.values()].flatMap((page) => listedRows(page, (number) => newest.get(number)) ?? []);
  const leads = rows.flatMap((row) => toLead(row, false));
  const known = new Set(leads.map(({ id }) => id));
  return (
    rows.every(({ legible }) => legible) &&
    leads.every(({ whole, row }) => whole && isJson(row[COLUMN.remarks], '[') && isJson(row[COLUMN.mail], '{')) &&
    rows.flatMap(toEvent).every(({ lead }) => known.has(lead))
  );
}

/** Reads the file's bytes and its log. */
export function salvage(bytes: Buffer, log: Log): Salvage {
  const { newest, older, doubtful } = pagesOf(bytes, log);
  const pageAt: PageAt = (page) => newest.get(page);
  const rows = [...newest.values()].flatMap((page) => rowsOf(page, pageAt));
  const events = rows.flatMap(toEvent);
  const leads = new Map<string, FoundLead>();
  const keep = (lead: FoundLead) => {
    const known = leads.get(lead.id);
    if (!known || (lead.whole && !known.whole)) leads.set(lead.id, lead);
  };
  for (const lead of rows.flatMap((row) => toLead(row, log.damaged))) keep(lead);

  // In older pages may also stand what was deleted since. Only what is known to be missing is taken from them, and from
  // damaged parts of the log also what came after everything that is known.
  const numbers = [...[...leads.values()].map(({ seq }) => seq), ...rows.map(({ values }) => sequenceIn(values))];
  const lastSeq = numbers.reduce((last, number) => Math.max(last, number), 0);
  const isMissing = (id: string) => leads.get(id)?.whole !== true;
  const search = (pages: readonly Buffer[], isWanted: (lead: FoundLead) => boolean) => {
    const found = pages.flatMap((page) => rowsOf(page, pageAt).flatMap((row) => toLead(row, true)));
    for (const lead of found) if (lead.whole && isWanted(lead)) keep(lead);
  };
  search(doubtful, ({ seq }) => seq > lastSeq);
  const wanted = new Set([...leads.keys(), ...events.map(({ lead }) => lead)].filter(isMissing));
  if (wanted.size > 0) search([...doubtful, ...older], ({ id }) => wanted.has(id));
  const agreed = agreeOnIds(
    [...leads.values()].sort((a, b) => a.seq - b.seq),
    events,
  );
  const found = new Set(agreed.leads.map(({ id }) => id));
  return {
    leads: agreed.leads,
    events: agreed.events.filter(({ lead }) => found.has(lead)),
    calls: rows.flatMap(toCalls),
    lost: [...new Set(agreed.events.map(({ lead }) => lead))].filter((id) => !found.has(id) && isId(id)),
  };
}

interface Pages {
  /** Number → content as it was committed last. */
  readonly newest: ReadonlyMap<number, Buffer>;
  /** What was replaced since, the youngest first. */
  readonly older: readonly Buffer[];
  /** Parts of the log whose checksum does not fit: they may name the wrong page. The youngest first. */
  readonly doubtful: readonly Buffer[];
}

function pagesOf(bytes: Buffer, log: Log): Pages {
  const newest = new Map<number, Buffer>();
  const older: Buffer[] = [];
  for (let page = 1; page * PAGE_SIZE <= bytes.length; page += 1) {
    newest.set(page, bytes.subarray((page - 1) * PAGE_SIZE, page * PAGE_SIZE));
  }
  for (const { page, content } of log.committed.filter(({ sound }) => sound)) {
    const before = newest.get(page);
    if (before) older.push(before);
    newest.set(page, content);
  }
  const doubtful = [...log.committed.filter(({ sound }) => !sound), ...log.tail].map(({ content }) => content);
  return { newest, older: older.reverse(), doubtful: doubtful.reverse() };
}

function toLead({ rowId: seq, values: row }: Row, outdated: boolean): FoundLead[] {
  const [id, form, print] = [row[COLUMN.id], row[COLUMN.form], row[COLUMN.fingerprint]];
  if (row.length !== COLUMNS || String(id).length !== ID_LENGTH || typeof form !== 'string') return [];
  const fields = recordIn(row[COLUMN.fields]);
  if (!fields) return [];
  const [table, receivedAt] = [String(row[COLUMN.table]), Number(row[COLUMN.receivedAt])];
  const whole = bears(String(print), { action: form, table, fields, receivedAt });
  return [{ seq, id: String(id), form, fields, row, outdated, whole }];
}

/** Whether a text can be read as a list (`[`) or as an object (`{`). */
export function isJson(text: Value | undefined, beginning: '[' | '{'): boolean {
  try {
    return typeof text === 'string' && text.startsWith(beginning) && JSON.parse(text) !== null;
  } catch {
    return false;
  }
}

/** The record in a text, unless the text is damaged. */
function recordIn(text: Value | undefined): LeadRecord | undefined {
  try {
    const value: unknown = JSON.parse(String(text));
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isRecord && Object.values(value).every((each) => typeof each === 'string')
      ? (value as LeadRecord)
      : undefined;
  } catch {
    return undefined;
  }
}

/** How the states begin that stand in a history. */
const STATE = /^(received|sending|delivered|failed|flagged|remark |mail )/;

function toEvent({ values }: Row): FoundEvent[] {
  const [lead, at, state, cause] = values;
  const isEvent = values.length === 4 && String(lead).length === ID_LENGTH && typeof at === 'number';
  if (!isEvent || typeof state !== 'string' || !STATE.test(state)) return [];
  return [{ lead: String(lead), at, state, cause: typeof cause === 'string' ? cause : null }];
}

function toCalls({ values }: Row): [string, string, number][] {
  const [month, store, count] = values;
  const isCall = values.length === 3 && typeof month === 'string' && /^\d{4}-\d\d$/.test(month);
  return isCall && typeof store === 'string' && typeof count === 'number' ? [[month, store, count]] : [];
}

/** The number of the last lead, if the row is where SQLite keeps it. */
const sequenceIn = (values: readonly Value[]) =>
  values.length === 2 && values[0] === 'journal_leads' && typeof values[1] === 'number' ? values[1] : 0;
