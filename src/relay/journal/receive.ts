import { createHash, randomUUID } from 'node:crypto';
import type { Channel, Submission } from '../types.ts';
import { type Connection, inTransaction } from './database.ts';

/** A double click, or a page that was sent again, comes within minutes; a second inquiry of the same words does not. */
const SAME_WITHIN_MS = 10 * 60_000;

/**
 * Writes a submission down. When this returns, the lead survives a crash and a power cut. For a retry of one that the
 * journal holds already, `id` is that one's and `isNew` is false. `now` is in milliseconds. Throws an error of SQLite if it
 * could not be written.
 */
export function receive(database: Connection, submission: Submission, now: number) {
  const { form, fields, remarks, state, receivedAt, landedOn = null, referrer = null, mail = [] } = submission;
  const print = fingerprint(submission);
  // An id counts together with what was entered. A visitor without script may go back to the page that holds the id, correct
  // something and send again, and a program may use an id twice: other words are another inquiry and not a retry.
  const key = submission.submissionId === undefined ? null : `${submission.submissionId}.${print.slice(0, 16)}`;
  return inTransaction(database, () => {
    const known = findKnown(database, form.action, key, print, now);
    if (known !== undefined) return { id: known, isNew: false };
    const id = randomUUID();
    const [entered, remarked] = [fields, remarks].map((each) => JSON.stringify(each));
    const { lastInsertRowid: seq } = database
      .prepare(
        `INSERT INTO journal_leads (id, form, table_name, fields, remarks, submission_id, fingerprint, received_at,
           landed_on, referrer) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run([id, form.action, form.table, entered, remarked, key, print, Date.parse(receivedAt), landedOn, referrer]);
    const channels: readonly Channel[] = ['store', ...mail];
    const entry = database.prepare('INSERT INTO journal_outbox (lead, channel, state, at) VALUES (?, ?, ?, ?)');
    for (const channel of channels) entry.run([seq, channel, state, now]);
    return { id, isNew: true };
  });
}

/** The id of the lead that this is a retry of. */
function findKnown(database: Connection, form: string, key: string | null, print: string, now: number) {
  const idIn = (row: unknown) => (row as { id: string } | undefined)?.id;
  const sameKey = database.prepare('SELECT id FROM journal_leads WHERE form = ? AND submission_id = ?');
  const known = key === null ? undefined : idIn(sameKey.get([form, key]));
  if (known !== undefined) return known;
  // A lead that lies ahead, because the clock was set back, must not swallow all until then.
  const sameContent = database.prepare(
    `SELECT id FROM journal_leads WHERE form = ? AND fingerprint = ? AND received_at > ? AND received_at < ?
       AND (? IS NULL OR submission_id IS NULL) ORDER BY seq LIMIT 1`,
  );
  const same = idIn(sameContent.get([form, print, now - SAME_WITHIN_MS, now + SAME_WITHIN_MS, key]));
  // Over a slow network a form may go out as plain HTML, and once more when its script has come meanwhile. The lead of the
  // first, which had no id, gets that of the second.
  if (same !== undefined && key !== null)
    database.prepare('UPDATE journal_leads SET submission_id = ? WHERE id = ?').run([key, same]);
  return same;
}

/**
 * The same for equal content of one form that is meant for the same table. What the column `timestamp` holds, the moment of
 * arrival, is no content; whether it is held back is, so that nothing is swallowed by what is held back.
 */
function fingerprint({ form, fields, state }: Submission): string {
  const content = Object.entries(fields).map(([column, value]) => [column, column === form.timestamp ? '' : value]);
  return createHash('sha256')
    .update(JSON.stringify([form.action, state, content.sort(([a = ''], [b = '']) => (a < b ? -1 : 1)), form.table]))
    .digest('hex');
}
