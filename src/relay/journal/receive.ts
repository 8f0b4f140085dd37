import { createHash, randomUUID } from 'node:crypto';
import type { Channel, Submission } from '../types.ts';
import { type Connection, inTransaction } from './database.ts';
import { type Statements, statementsOn } from './sql.ts';

/** A double click, or a page that was sent again, comes within minutes; a second inquiry of the same words does not. */
const SAME_WITHIN_MS = 10 * 60_000;

/**
 * Writes a submission down. When this returns, the lead survives a crash and a power cut. For a retry of one that the
 * journal holds already, `id` is that one's and `isNew` is false. `now` is in milliseconds. Throws an error of SQLite if it
 * could not be written.
 */
export function receive(database: Connection, submission: Submission, now: number) {
  const { form, fields, extras, remarks, state, receivedAt, photos = [], mail = [] } = submission;
  const sql = statementsOn(database);
  const fingerprint = fingerprintOf(submission);
  // An id counts only together with the content. A visitor without script may go back to the page that holds the id, correct
  // something and send again, and a program may use an id twice: other words are another inquiry and not a retry.
  const key = submission.submissionId === undefined ? null : `${submission.submissionId}.${fingerprint.slice(0, 16)}`;
  return inTransaction(database, () => {
    const known = knownId(sql, form.action, key, fingerprint, now);
    if (known !== undefined) return { id: known, isNew: false };
    const id = randomUUID();
    const { lastInsertRowid: seq } = sql.run`
      INSERT INTO journal_leads (id, form, table_name, fields, extras, remarks, submission_id, fingerprint, received_at,
        landed_on, referrer)
        VALUES (${id}, ${form.action}, ${form.table}, ${JSON.stringify(fields)}, ${JSON.stringify(extras) ?? null},
          ${JSON.stringify(remarks)}, ${key}, ${fingerprint}, ${Date.parse(receivedAt)}, ${submission.landedOn ?? null},
          ${submission.referrer ?? null})`;
    for (const [position, { bytes }] of photos.entries())
      sql.run`INSERT INTO journal_photos VALUES (${seq}, ${position}, ${bytes})`;
    for (const channel of ['store', ...mail] satisfies Channel[])
      sql.run`INSERT INTO journal_outbox (lead, channel, state, at) VALUES (${seq}, ${channel}, ${state}, ${now})`;
    return { id, isNew: true };
  });
}

/** The id of the lead that this is a retry of: it came with the same key, or a moment ago with the same content. */
function knownId(sql: Statements, form: string, key: string | null, fingerprint: string, now: number) {
  // A lead that lies ahead, because the clock was set back, must not swallow all until then.
  const known = sql.row<{ id: string }>`
    SELECT id FROM journal_leads WHERE form = ${form} AND (submission_id = ${key}
      OR fingerprint = ${fingerprint} AND received_at > ${now - SAME_WITHIN_MS} AND received_at < ${now + SAME_WITHIN_MS}
        AND (${key} IS NULL OR submission_id IS NULL))
      ORDER BY submission_id = ${key} DESC, seq LIMIT 1`;
  // Over a slow network a form may go out as plain HTML, and once more when its script has loaded meanwhile. The lead of the
  // first, which had no id, gets that of the second.
  if (known && key !== null)
    sql.run`UPDATE journal_leads SET submission_id = ${key} WHERE id = ${known.id} AND submission_id IS NULL`;
  return known?.id;
}

/**
 * The same for equal content of one form that is meant for the same table. What the column `timestamp` holds is no content;
 * whether it is held back is, so that what is held back swallows nothing.
 */
function fingerprintOf({ form, fields, extras = {}, state, photos = [] }: Submission): string {
  const content = Object.entries({ ...fields, ...extras })
    .map(([column, value]) => [column, column === form.timestamp ? '' : value])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  const sent = photos.length > 0 ? [photos.map((photo) => photo.sent)] : [];
  const text = JSON.stringify([form.action, state, content, form.table, ...sent]);
  return createHash('sha256').update(text).digest('hex');
}
