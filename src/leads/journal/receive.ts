import { createHash, randomUUID } from 'node:crypto';
import type { LeadRecord } from '../../shared/form-spec.ts';
import type { Channel, Submission } from '../types.ts';
import { type Connection, inTransaction } from './database.ts';

/** A double click, or a page that was sent again, comes within minutes; a second inquiry of the same words does not. */
const SAME_WITHIN_MS = 10 * 60_000;

const IS_FLAGGED = `EXISTS (SELECT 1 FROM journal_outbox WHERE lead = seq AND channel = 'store' AND state = 'flagged')`;

export interface Receipt {
  readonly id: string;
  /** False if it is a retry of one that the journal holds already. */
  readonly isNew: boolean;
}

/**
 * Writes a submission down. When this returns, the lead survives a crash and a power cut. `now` is in milliseconds.
 * Throws an error of SQLite if it could not be written.
 */
export function receive(database: Connection, received: Submission, now: number): Receipt {
  const { action, table, timestamp } = received.form;
  const print = fingerprint(action, received.fields, table, timestamp);
  const submission = withContent(received, print);
  return inTransaction(database, () => {
    if (submission.state !== 'flagged') takeIdOver(database, submission);
    const known = find(database, submission, print, now);
    if (known !== undefined) return { id: known, isNew: false };
    const id = randomUUID();
    const { lastInsertRowid: seq } = database
      .prepare(
        `INSERT INTO journal_leads (id, form, table_name, fields, remarks, submission_id, fingerprint, received_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run([
        id,
        action,
        table,
        JSON.stringify(submission.fields),
        JSON.stringify(submission.remarks),
        submission.submissionId ?? null,
        print,
        Date.parse(submission.receivedAt),
      ]);
    const channels: readonly Channel[] = ['store', ...(submission.mail ?? [])];
    const entry = database.prepare('INSERT INTO journal_outbox (lead, channel, state, at) VALUES (?, ?, ?, ?)');
    for (const channel of channels) entry.run([seq, channel, submission.state, now]);
    return { id, isNew: true };
  });
}

/**
 * An id counts together with what was entered. A visitor without script may go back to the page that holds the id, correct
 * something and send again, and a program may use an id twice: other words are another inquiry and not a retry.
 */
function withContent(submission: Submission, print: string): Submission {
  const { submissionId } = submission;
  return submissionId === undefined
    ? submission
    : { ...submission, submissionId: `${submissionId}.${print.slice(0, 16)}` };
}

/** What is not held back takes its id over from what is: it becomes a lead of its own, and what comes later its retry. */
function takeIdOver(database: Connection, { form, submissionId }: Submission): void {
  if (submissionId === undefined) return;
  database
    .prepare(`UPDATE journal_leads SET submission_id = NULL WHERE form = ? AND submission_id = ? AND ${IS_FLAGGED}`)
    .run([form.action, submissionId]);
}

/** The id of the lead that this is a retry of. */
function find(database: Connection, submission: Submission, print: string, now: number): string | undefined {
  const { form, submissionId } = submission;
  if (submissionId === undefined) return findSame(database, submission, print, now);
  const row = database
    .prepare(`SELECT id FROM journal_leads WHERE form = ? AND submission_id = ?`)
    .get([form.action, submissionId]);
  return idIn(row) ?? adopt(database, submission, print, now);
}

/**
 * Over a slow network a form may go out as plain HTML, and once more when its script has come meanwhile. The lead of the
 * first, which had no id, gets that of the second.
 */
function adopt(database: Connection, submission: Submission, print: string, now: number): string | undefined {
  const same = findSame(database, submission, print, now, 'AND submission_id IS NULL');
  if (same === undefined) return undefined;
  database.prepare('UPDATE journal_leads SET submission_id = ? WHERE id = ?').run([submission.submissionId, same]);
  return same;
}

/** One of the same content that came shortly before. */
function findSame(
  database: Connection,
  { form, state }: Submission,
  print: string,
  now: number,
  condition = '',
): string | undefined {
  const row = database
    // A lead that is held back must not swallow one that is not.
    .prepare(
      // Nor may one that lies ahead, because the clock was set back, swallow all until then.
      `SELECT id FROM journal_leads WHERE form = ? AND fingerprint = ? AND received_at > ? AND received_at < ?
         AND (? = 'flagged' OR NOT ${IS_FLAGGED}) ${condition} ORDER BY seq LIMIT 1`,
    )
    .get([form.action, print, now - SAME_WITHIN_MS, now + SAME_WITHIN_MS, state]);
  return idIn(row);
}

const idIn = (row: unknown): string | undefined => (row as { id: string } | undefined)?.id;

/**
 * The same for equal content of one form that is meant for the same table. What stands in the column `timestamp`, the
 * moment of arrival, is no content.
 */
function fingerprint(action: string, fields: LeadRecord, table: string, timestamp?: string): string {
  const content = Object.entries(fields).map(([column, value]) => [column, column === timestamp ? '' : value]);
  return createHash('sha256')
    .update(JSON.stringify([action, content.sort(([a = ''], [b = '']) => (a < b ? -1 : 1)), table]))
    .digest('hex');
}
