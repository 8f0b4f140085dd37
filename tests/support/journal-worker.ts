/**
 * Uses a journal until it is killed, and writes a line about each step once it is done.
 *
 *     journal-worker.ts write FILE     receives, claims and settles leads, some of them with photos
 *     journal-worker.ts read FILE      opens the journal, lists it, backs it up or exports it, and closes it
 */
import { writeSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { backUpJournal, defaultFolder } from '../../src/relay/journal/backups.ts';
import { openJournal } from '../../src/relay/journal/journal.ts';
import { submission } from './lead-form.ts';

const [role, file = ''] = process.argv.slice(2);

const say = (...words: readonly string[]) => void writeSync(1, `${words.join(' ')}\n`);

/** How long a lead is leased, in milliseconds: another writer sends what one left behind when it was killed. */
const LEASE = 500;

function write(): void {
  const journal = openJournal(file);
  for (let n = 0; ; n += 1) {
    const bytes = Buffer.alloc(30_000 + (n % 7) * 20_000, n);
    const photos = n % 4 === 0 ? { photos: [{ bytes, sent: String(n) }] } : {};
    say('received', journal.receive(submission(`${process.pid} ${n}`, Date.now(), photos), Date.now()).id);
    const lead = journal.claim('store', Date.now(), LEASE);
    if (!lead) continue;
    say('claimed', lead.id);
    journal.settle('store', lead.id, { kind: 'delivered', storeId: lead.id }, Date.now(), 0);
    say('settled', lead.id);
  }
}

async function read(): Promise<void> {
  for (let n = 0; ; n += 1) {
    const journal = openJournal(file);
    if (n % 50 === 20) await backUpJournal(file, defaultFolder(file), new Date());
    else if (n % 50 === 40) for (const lead of journal.each()) JSON.stringify(lead);
    else say('listed', String(journal.newest(5).length));
    journal.close();
    await setImmediate();
  }
}

if (role === 'write') write();
else await read();
