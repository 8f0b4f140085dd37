import { randomUUID } from 'node:crypto';
import { sha256 } from '../../base/lib/fingerprint.ts';
import type { Submission } from '../types.ts';
import { type Connection, inTransaction } from './database.ts';
import type { Statements } from './sql.ts';

/** Equal content within this time is a double click or a reloaded page; later, it is a second lead. */
const RETRY_WITHIN_MS = 10 * 60_000;

/**
 * Stores a submission. Once this returns, the lead survives a crash and a power cut. For a retry, returns the id of the
 * original and `isNew: false`. `now` is in milliseconds. Throws SQLite errors if the write fails.
 */
export function addLead(database: Connection, sql: Statements, submission: Submission, now: number) {
  const { form, fields, extras, remarks, state, receivedAt, isStored = false, photos = [], mail = [] } = submission;
  const fingerprint = contentFingerprint(submission);
  // The key combines id and content. A visitor without JavaScript can go back to the page with the id, correct something
  // and resubmit, and a program can reuse an id: different content is a new lead, not a retry.
  const key = submission.submissionId === undefined ? null : `${submission.submissionId}.${fingerprint.slice(0, 16)}`;
  return inTransaction(database, () => {
    const originalId = findOriginal(sql, form.action, key, fingerprint, now);
    if (originalId !== undefined) return { id: originalId, isNew: false };
    const id = randomUUID();
    const { lastInsertRowid: seq } = sql.run`
      INSERT INTO journal_leads (id, form, table_name, fields, extras, remarks, submission_id, fingerprint, received_at,
        landed_on, referrer)
        VALUES (${id}, ${form.action}, ${form.table}, ${JSON.stringify(fields)}, ${JSON.stringify(extras) ?? null},
          ${JSON.stringify(remarks)}, ${key}, ${fingerprint}, ${Date.parse(receivedAt)}, ${submission.landedOn ?? null},
          ${submission.referrer ?? null})`;
    for (const [position, { bytes }] of photos.entries())
      sql.run`INSERT INTO journal_photos VALUES (${seq}, ${position}, ${bytes})`;
    // A separate delivery would take two more transactions, each of which waits for the disk and for those who read.
    const isDelivered = isStored && state === 'received';
    sql.run`
      INSERT INTO journal_outbox (lead, channel, state, at, attempts, store_id)
        VALUES (${seq}, 'store', ${isDelivered ? 'delivered' : state}, ${now}, ${Number(isDelivered)},
          ${isDelivered ? id : null})`;
    for (const channel of mail)
      sql.run`INSERT INTO journal_outbox (lead, channel, state, at) VALUES (${seq}, ${channel}, ${state}, ${now})`;
    return { id, isNew: true };
  });
}

/** Returns the id of the lead of which this is a retry: one with the same key, or a recent one with the same content. */
function findOriginal(sql: Statements, form: string, key: string | null, fingerprint: string, now: number) {
  // The upper limit matters if the clock was set back: a lead from the future must not swallow equal ones until then.
  const original = sql.row<{ id: string }>`
    SELECT id FROM journal_leads WHERE form = ${form} AND (submission_id = ${key}
      OR fingerprint = ${fingerprint} AND received_at > ${now - RETRY_WITHIN_MS} AND received_at < ${now + RETRY_WITHIN_MS}
        AND (${key} IS NULL OR submission_id IS NULL))
      ORDER BY submission_id = ${key} DESC, seq LIMIT 1`;
  // On a slow network, a form can be sent as plain HTML without an id, and again once its script has loaded. The lead then
  // gets the key of the second submission.
  if (original && key !== null)
    sql.run`UPDATE journal_leads SET submission_id = ${key} WHERE id = ${original.id} AND submission_id IS NULL`;
  return original?.id;
}

/**
 * Returns a hash of the content, form and table of a submission. The timestamp is not part of the content. The state is, so
 * that a flagged submission never swallows one that is not.
 */
function contentFingerprint({ form, fields, extras = {}, state, photos = [] }: Submission): string {
  const content = Object.entries({ ...fields, ...extras })
    .map(([column, value]) => [column, column === form.timestamp ? '' : value])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  const photoHashes = photos.length > 0 ? [photos.map(({ sent }) => sent)] : [];
  const text = JSON.stringify([form.action, state, content, form.table, ...photoHashes]);
  return sha256(text);
}
