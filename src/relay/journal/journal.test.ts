import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openedJournal as open } from '../../../tests/support/journal.ts';
import { JOIN, submission } from '../../../tests/support/lead-form.ts';
import { temporaryFolder } from '../../../tests/support/mini-site.ts';
import type { Lead } from '../types.ts';
import { Connection, readPragma } from './database.ts';
import { type Journal, openJournal } from './journal.ts';

const NOON = Date.parse('2030-05-06T12:00:00.000Z');
const MINUTE = 60_000;

const claimOne = (journal: Journal, now = NOON) => journal.claim('store', now, MINUTE) as Lead;

describe('receiving', () => {
  test('a submission is in the file once its id is returned, and a second connection reads it', () => {
    const file = join(temporaryFolder(), 'some/where/journal.db');
    const { id, isNew } = open(file).receive(submission('Ann', NOON, { remarks: ['fast'] }), NOON);
    expect(isNew).toBe(true);
    expect(open(file).get(id)).toEqual({
      id,
      form: '/api/join',
      table: 'Members to be',
      fields: submission('Ann', NOON).fields,
      state: 'received',
      remarks: ['fast'],
      receivedAt: '2030-05-06T12:00:00.000Z',
      attempts: 0,
      unanswered: false,
      mail: {},
    });
  });

  test('every commit is synced to disk, and only the owner can read the file', () => {
    const file = join(temporaryFolder(), 'journal.db');
    const { database } = open(file);
    expect(readPragma(database, 'synchronous')).toBe(2);
    expect(readPragma(database, 'journal_mode')).toBe('truncate');
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  test('submissions are refused while the open file is moved or replaced', () => {
    const file = join(temporaryFolder(), 'journal.db');
    const journal = open(file);
    const { id } = journal.receive(submission('Ann', NOON), NOON);
    const receiveBea = () => journal.receive(submission('Bea', NOON), NOON);
    renameSync(file, `${file}.moved`);
    expect(receiveBea, 'moved or deleted').toThrow('The file of the journal has gone.');
    copyFileSync(`${file}.moved`, file);
    expect(receiveBea, 'replaced').toThrow('The file of the journal has gone.');
    renameSync(`${file}.moved`, file);
    expect([id, receiveBea().id]).toEqual(
      open(file)
        .list()
        .map((lead) => lead.id),
    );
  });

  test('the same submission id returns the first lead, however late', () => {
    const journal = open();
    const first = journal.receive(submission('Ann', NOON, { submissionId: 's1' }), NOON);
    const again = journal.receive(submission('Ann', NOON + 1, { submissionId: 's1' }), NOON + 90 * MINUTE);
    expect(again).toEqual({ id: first.id, isNew: false });
    expect(journal.list()).toHaveLength(1);
  });

  test('the same submission id in another form is another lead', () => {
    const journal = open();
    journal.receive(submission('Ann', NOON, { submissionId: 's1' }), NOON);
    const other = submission('Ann', NOON, { submissionId: 's1', form: { ...JOIN, action: '/api/leave' } });
    expect(journal.receive(other, NOON).isNew).toBe(true);
  });

  test('a double click without JavaScript makes one lead, and the same inquiry later another', () => {
    const journal = open();
    const { id } = journal.receive(submission('Ann', NOON), NOON);
    // The timestamp differs, but is not part of the content.
    expect(journal.receive(submission('Ann', NOON + 900), NOON + 900)).toEqual({ id, isNew: false });
    expect(journal.receive(submission('Bea', NOON), NOON).isNew).toBe(true);
    expect(journal.receive(submission('Ann', NOON), NOON + 10 * MINUTE).isNew).toBe(true);
  });

  test('a form sent without JavaScript, and again by a script that loaded late, makes one lead', () => {
    const journal = open();
    const { id } = journal.receive(submission('Ann', NOON), NOON);
    const byScript = submission('Ann', NOON, { submissionId: 's1' });
    expect(journal.receive(byScript, NOON + MINUTE)).toEqual({ id, isNew: false });
    // From then on the lead has that id, however late the next retry comes. Another id makes another lead.
    expect(journal.receive(byScript, NOON + 90 * MINUTE)).toEqual({ id, isNew: false });
    const another = submission('Ann', NOON, { submissionId: 's2' });
    expect(journal.receive(another, NOON + 2 * MINUTE).isNew).toBe(true);
  });

  test('a flagged submission does not absorb an equal one that is not, even with the same id', () => {
    const journal = open();
    const held = { state: 'flagged', remarks: ['honeypot'] } as const;
    for (const [name, more] of Object.entries({ Ann: {}, Bea: { submissionId: 's1' } })) {
      const flagged = journal.receive(submission(name, NOON, { ...more, ...held }), NOON);
      const real = journal.receive(submission(name, NOON, more), NOON);
      expect(real.isNew).toBe(true);
      // A resubmission of either is a retry of the same kind.
      expect(journal.receive(submission(name, NOON, { ...more, ...held }), NOON).id).toBe(flagged.id);
      expect(journal.receive(submission(name, NOON, more), NOON).id).toBe(real.id);
    }
  });

  test('two processes that create the file and write the same submissions at once store each once', () => {
    const file = join(temporaryFolder(), 'new/journal.db');
    const script = `
      import { openJournal } from './src/relay/journal/journal.ts';
      import { submission } from './tests/support/lead-form.ts';
      const journal = openJournal(${JSON.stringify(file)});
      for (let n = 0; n < 20; n += 1) {
        const { id } = journal.receive(submission('P' + n, ${NOON}, { submissionId: 's' + n }), ${NOON});
        console.log(id);
      }`;
    const run = `node --import tsx --input-type=module -e "$SCRIPT"`;
    const { status, stdout } = spawnSync('sh', ['-c', `(${run}) & (${run}) & wait`], {
      env: { ...process.env, SCRIPT: script },
      encoding: 'utf8',
      cwd: join(import.meta.dirname, '../../..'),
    });
    expect(status).toBe(0);
    const ids = stdout.trim().split('\n');
    expect(ids).toHaveLength(40);
    expect(new Set(ids)).toEqual(
      new Set(
        open(file)
          .list()
          .map(({ id }) => id),
      ),
    );
    expect(new Set(ids).size).toBe(20);
  });
});

describe('delivery', () => {
  test('the oldest lead is claimed first, and each by one connection only', () => {
    const file = join(temporaryFolder(), 'journal.db');
    const [one, two] = [open(file), open(file)];
    const ids = ['Ann', 'Bea', 'Cleo'].map((name) => one.receive(submission(name, NOON), NOON).id);
    expect([claimOne(one).id, claimOne(two).id, claimOne(one).id]).toEqual(ids);
    expect(two.claim('store', NOON, MINUTE)).toBeUndefined();
  });

  test('a lead that would wait longer than the maximum is due, because the clock was set back', () => {
    const journal = open();
    const { id } = journal.receive(submission('Ann', NOON), NOON);
    const before = NOON - 60 * MINUTE;
    expect(journal.claim('store', before, MINUTE, 61 * MINUTE)).toBeUndefined();
    expect(journal.due('store', before, 59 * MINUTE)).toBe(before);
    expect(journal.claim('store', before, MINUTE, 59 * MINUTE)?.id).toBe(id);
  });

  test('a delivered lead keeps the id of its record and is never claimed again', () => {
    const journal = open();
    journal.receive(submission('Ann', NOON), NOON);
    const { id } = claimOne(journal);
    journal.settle('store', id, { kind: 'delivered', storeId: 'rec1' }, NOON + 1, NOON);
    expect(journal.get(id)).toMatchObject({ state: 'delivered', storeId: 'rec1', attempts: 1 });
    expect([journal.due('store'), journal.claim('store', NOON + 99 * MINUTE, MINUTE)]).toEqual([undefined, undefined]);
    expect([journal.isTaken('rec1'), journal.isTaken('rec2')]).toEqual([true, false]);
    expect(journal.replay({ states: ['flagged', 'failed', 'received'], ids: [id] }, NOON)).toBe(0);
  });

  test('a lost response is remembered until the lead is delivered', () => {
    const journal = open();
    journal.receive(submission('Ann', NOON), NOON);
    const { id } = claimOne(journal);
    journal.settle('store', id, { kind: 'unknown', cause: 'ECONNRESET' }, NOON, NOON);
    expect(claimOne(journal).unanswered).toBe(true);
    journal.settle('store', id, { kind: 'later', cause: '500' }, NOON, NOON);
    expect(claimOne(journal).unanswered).toBe(true);
  });

  test('a process whose lease has expired cannot change the outcome', () => {
    const journal = open();
    journal.receive(submission('Ann', NOON), NOON);
    const { id } = claimOne(journal);
    claimOne(journal, NOON + MINUTE);
    journal.settle('store', id, { kind: 'delivered', storeId: 'rec2' }, NOON + MINUTE, NOON);
    journal.settle('store', id, { kind: 'refused', cause: '401' }, NOON + 2 * MINUTE, NOON);
    expect(journal.get(id)).toMatchObject({ state: 'delivered', storeId: 'rec2' });
  });

  test('a lead can be deleted once its lease has expired, even if no one delivers on its channel any more', async () => {
    const journal = open();
    const { id } = journal.receive(submission('Ann', NOON, { mail: ['notice'] }), NOON);
    journal.claim('notice', NOON, MINUTE);
    expect(journal.forgetOne(id, NOON + MINUTE - 1)).toBe(false);
    expect(await journal.forget(NOON + 1, JOIN.action, NOON + MINUTE - 1)).toBe(0);
    // At this claim, the clock was a year ahead.
    journal.claim('store', NOON + 365 * 24 * 60 * MINUTE, MINUTE);
    expect(journal.forgetOne(id, NOON + MINUTE)).toBe(true);
  });

  test('a remark is stored once, and each channel has its own outcome', () => {
    const journal = open();
    const { id } = journal.receive(submission('Ann', NOON, { mail: ['notice', 'confirmation'] }), NOON);
    for (const channel of ['store', 'notice'] as const) expect(journal.claim(channel, NOON, MINUTE)?.id).toBe(id);
    journal.settle('notice', id, { kind: 'refused', cause: 'EENVELOPE 550' }, NOON, NOON);
    journal.remark(id, 'maybe-twice');
    journal.remark(id, 'maybe-twice');
    expect(journal.get(id)).toMatchObject({
      state: 'sending',
      remarks: ['maybe-twice'],
      mail: { notice: 'failed', confirmation: 'waiting' },
    });
    expect(journal.get(id), 'what the mail server said is not about the store').not.toHaveProperty('cause');
    expect(journal.list({ attention: true })).toHaveLength(1);
    expect(journal.list({ attention: false })).toEqual([]);
  });
});

test.each([
  ['of another version', 'PRAGMA application_id = 0x6e65626c; PRAGMA user_version = 999'],
  ['of another program', 'CREATE TABLE recipes (name TEXT)'],
])('a database %s is refused, and left unchanged', (_, sql) => {
  const file = join(temporaryFolder(), 'journal.db');
  const database = new Connection(file);
  database.exec(sql);
  database.close();
  const before = readFileSync(file);
  expect(() => openJournal(file)).toThrow(expect.objectContaining({ code: 'JOURNAL_FOREIGN' }));
  expect(readFileSync(file).equals(before)).toBe(true);
});
