/** What a journal keeps besides leads and their delivery: remarks, keys and notices, and how leads are deleted. */
import { randomBytes } from 'node:crypto';
import type { Remark } from '../types.ts';
import { type Connection, type createBusyRetry, inTransaction, readPragma } from './database.ts';
import { DAY_MS } from './outbox.ts';
import { isIn, part, type Statements } from './sql.ts';

/**
 * Leads that are being sent must stay, because their outcome is yet to be recorded. One whose lease has expired is not: its
 * process died, and no other takes over its channel once mail is turned off. Nor is one whose lease ends
 * beyond all leases: it was claimed before the clock was set back.
 */
const isIdle = (now: number) => part`seq NOT IN (SELECT lead FROM journal_outbox
  WHERE channel IN ('store', 'notice', 'confirmation') AND state = 'sending' AND at > ${now} AND at < ${now + DAY_MS})`;

/** Size in bytes of the probe of `assertWritable`, that of a long submission. */
const PROBE_BYTES = 16_384;

/** Number of leads that are deleted in one transaction. All of them may have photos. */
const DELETED_AT_ONCE = 10;

/** Number of free pages from which a file is made smaller, and by which it is in one step: a megabyte. */
const MIN_FREE_PAGES = 256;

export function createRecords(
  database: Connection,
  { row, rows, run }: Statements,
  retryWhileBusy: ReturnType<typeof createBusyRetry>,
) {
  const keys = new Map<string, Buffer>();
  return {
    /** Throws unless a submission of usual size could be stored. Deleted data is overwritten, so a probe is written like one. */
    assertWritable: (): void =>
      inTransaction(database, () => {
        run`INSERT INTO journal_keys VALUES ('probe', zeroblob(${PROBE_BYTES}))`;
        run`DELETE FROM journal_keys WHERE name = 'probe'`;
      }),
    /** Adds a remark unless the lead has it. */
    remark(id: string, remark: Remark): void {
      run`
      UPDATE journal_leads SET remarks = json_insert(remarks, '$[#]', ${remark})
        WHERE id = ${id} AND NOT EXISTS (SELECT 1 FROM json_each(remarks) WHERE value = ${remark})`;
    },
    /** Deletes the leads of a form that were received before a time, whatever their state. Resolves to their number. */
    async forget(before: number, form: string, now = Date.now()): Promise<number> {
      const old = await retryWhileBusy(
        () => rows<{ seq: number }>`SELECT seq FROM journal_leads WHERE form = ${form} AND received_at < ${before}`,
      );
      let deleted = 0;
      for (let start = 0; start < old.length; start += DELETED_AT_ONCE) {
        const some = old.slice(start, start + DELETED_AT_ONCE).map(({ seq }) => seq);
        deleted += await retryWhileBusy(
          () => run`DELETE FROM journal_leads WHERE ${isIdle(now)} AND seq ${isIn(some)}`.changes,
        );
      }
      return deleted;
    },
    /** Deletes a lead. Returns false if it must stay because it is being sent. */
    forgetOne: (id: string, now = Date.now()) =>
      run`DELETE FROM journal_leads WHERE ${isIdle(now)} AND id = ${id}`.changes > 0,
    /** Gives the space of deleted leads back to the disk if it is worthwhile, in steps of some milliseconds. */
    async shrink(): Promise<void> {
      const freePages = () => retryWhileBusy(() => readPragma(database, 'freelist_count'));
      const pages = await retryWhileBusy(() => readPragma(database, 'page_count'));
      let free = await freePages();
      if (free < MIN_FREE_PAGES || free * 4 < pages) return;
      for (let before = Number.POSITIVE_INFINITY; free > 0 && free < before; ) {
        before = free;
        await retryWhileBusy(() => database.exec(`PRAGMA incremental_vacuum(${MIN_FREE_PAGES})`));
        free = await freePages();
      }
    },
    /** Returns the key of this name, a random one created on first use. */
    keyOf(name: string): Buffer {
      const known = keys.get(name);
      if (known) return known;
      const stored = () => row<{ key: Uint8Array }>`SELECT key FROM journal_keys WHERE name = ${name}`?.key;
      if (!stored()) run`INSERT OR IGNORE INTO journal_keys VALUES (${name}, ${randomBytes(32)})`;
      const key = Buffer.from(stored() as Uint8Array);
      keys.set(name, key);
      return key;
    },
    /** Returns when an alarm was last raised for a cause, or the morning mail last due. */
    lastNotified: (cause: string) =>
      row<{ at: number }>`SELECT raised_at AS at FROM journal_alarms WHERE cause = ${cause}`?.at,
    recordNotified(cause: string, now: number): void {
      run`INSERT INTO journal_alarms VALUES (${cause}, ${now}) ON CONFLICT DO UPDATE SET raised_at = excluded.raised_at`;
    },
  };
}
