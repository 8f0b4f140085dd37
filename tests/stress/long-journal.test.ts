import { join } from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { openJournal } from '../../src/relay/journal.ts';
import { SAMPLE } from '../support/data-files.ts';
import { MEMORY_IS_KNOWN, memoryOf } from '../support/load.ts';
import { temporaryFolder } from '../support/mini-site.ts';
import { nebel } from '../support/nebel.ts';
import { report, times } from '../support/proof.ts';
import { running } from '../support/running.ts';

/** The long form is what the owner of a busy site has after years. */
const LEADS = times(20_000, 200_000);

/** MiB that so many leads may add to what a relay with an empty journal takes. */
const MEMORY = 40;

/** Leads that were delivered long ago, written by SQLite itself. */
function longJournal(leads: number): string {
  const file = join(temporaryFolder(), 'leads.sqlite');
  openJournal(file).close();
  const database = new Database(file);
  database.exec(`PRAGMA synchronous = OFF; BEGIN;
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${leads})
    INSERT INTO journal_leads (id, form, table_name, fields, remarks, fingerprint, received_at)
      SELECT lower(hex(randomblob(16))), '/api/anfragen', 'Anfragen',
        json_object('Vorname', 'Ada', 'Nachname', 'Lovelace ' || i, 'Nachricht', hex(randomblob(300))),
        '[]', hex(randomblob(32)), 1767225600000 + i FROM n;
    INSERT INTO journal_outbox (lead, channel, state, at)
      SELECT seq, column1, 'delivered', received_at FROM journal_leads,
        (VALUES ('store'), ('notice'), ('confirmation'));
    COMMIT; PRAGMA wal_checkpoint(TRUNCATE)`);
  database.close();
  return file;
}

async function startOn(file: string) {
  const began = performance.now();
  const relay = await running(['relay', '--root', SAMPLE, '--store', file]);
  const ms = performance.now() - began;
  const memory = memoryOf(relay.child.pid as number);
  await relay.end('SIGKILL');
  return { ms, memory };
}

test(`a relay starts and a list is shown beside ${LEADS} inquiries that have long been delivered`, {
  timeout: 10 * 60_000,
}, async ({ skip }) => {
  skip(!MEMORY_IS_KNOWN, 'how much memory a process has is read from /proc, which only Linux has');
  const file = longJournal(LEADS);
  const empty = await startOn(longJournal(0));
  const long = await startOn(file);
  const began = performance.now();
  const { stdout } = await nebel(['leads', 'list', '--store', file]);
  const listMs = performance.now() - began;
  expect(stdout).toContain(`${LEADS} Einträge: ${LEADS} zugestellt.`);
  report('relay: long journal', {
    leads: LEADS,
    'start ms': Math.round(long.ms),
    'start of an empty one ms': Math.round(empty.ms),
    'list ms': Math.round(listMs),
    'memory MiB': Math.round(long.memory),
  });
  expect(long.memory - empty.memory).toBeLessThan(MEMORY);
});
