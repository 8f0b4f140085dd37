/** What the journal knows of the mails about a lead. */
import type { Lead, MailKind, MailState } from '../types.ts';
import { type Connection, inTransaction } from './database.ts';
import { addEvent, LEAD_COLUMNS, type LeadRow, toLead } from './rows.ts';

/** Beside its state: when a mail that someone is sending may be sent by another one. */
const heldUntil = (kind: MailKind) => `${kind} held until`;

/**
 * Takes a mail that waits, and holds it for `leaseMs`. False if it waits no longer, or another process holds it. After
 * a crash it is free again when the lease is over.
 */
export function holdMail(database: Connection, id: string, kind: MailKind, now: number, leaseMs: number): boolean {
  // Nobody holds a mail for longer than that, unless the clock was set back.
  const { changes } = database
    .prepare(
      `UPDATE journal_leads SET mail = json_patch(mail, $held)
         WHERE id = $id AND json_extract(mail, $state) = 'waiting'
           AND (coalesce(json_extract(mail, $until), 0) <= $now OR json_extract(mail, $until) > $latest)`,
    )
    .run({
      id,
      held: JSON.stringify({ [heldUntil(kind)]: now + leaseMs }),
      state: `$.${kind}`,
      until: `$."${heldUntil(kind)}"`,
      now,
      latest: now + leaseMs,
    });
  return changes > 0;
}

/** Lets a mail go that was held and waits on. */
export function releaseMail(database: Connection, id: string, kind: MailKind): void {
  patch(database, id, { [heldUntil(kind)]: null });
}

/** Writes down how a mail ended, or that it waits once more. Nobody holds it then. */
export function setMail(
  database: Connection,
  id: string,
  kind: MailKind,
  state: MailState,
  now: number,
  cause?: string,
): void {
  inTransaction(database, () => {
    const changes = patch(database, id, { [kind]: state, [heldUntil(kind)]: null });
    if (changes > 0) addEvent(database, id, now, `mail ${kind} ${state}`, cause);
  });
}

/** Leads about which a mail of this kind was sent after a moment. */
export function mailedSince(database: Connection, kind: MailKind, since: number): Lead[] {
  const rows = database
    .prepare(
      `SELECT ${LEAD_COLUMNS} FROM journal_leads
         WHERE id IN (SELECT lead FROM journal_events WHERE state = ? AND at > ?)`,
    )
    .all([`mail ${kind} sent`, since]);
  return (rows as LeadRow[]).map(toLead);
}

/** Returns how many leads have this id. What is null is taken away. */
function patch(database: Connection, id: string, change: Readonly<Record<string, string | null>>): number {
  return database
    .prepare(`UPDATE journal_leads SET mail = json_patch(mail, ?) WHERE id = ?`)
    .run([JSON.stringify(change), id]).changes;
}
