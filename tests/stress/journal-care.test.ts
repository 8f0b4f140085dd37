import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, onTestFinished, test } from 'vitest';
import { copyJournal } from '../../src/relay/journal/copies.ts';
import { openJournal } from '../../src/relay/journal.ts';
import { SAMPLE } from '../support/data-files.ts';
import { submission } from '../support/lead-form.ts';
import { temporaryFolder } from '../support/mini-site.ts';
import { nebel } from '../support/nebel.ts';
import { type Running, running } from '../support/running.ts';
import { postJson } from '../support/small-relay.ts';

const inquiry = (firstName: string) => ({
  firstName,
  lastName: 'Lovelace',
  address: 'Bahnhofstrasse 12',
  postalCode: '8001',
  city: 'Zürich',
  phone: '+41 79 123 45 67',
  email: 'ada@example.com',
  service: 'schimmel',
  message: '',
});

const relayOn = (store: string, more: readonly string[] = [], env: Readonly<Record<string, string>> = {}) =>
  running(['relay', '--root', SAMPLE, '--store', store, ...more], env);

const post = async ({ address }: Running, name: string) =>
  (await postJson(`${address}/api/anfragen`, inquiry(name))).status;

function namesIn(file: string): unknown[] {
  const journal = openJournal(file);
  const names = journal.list().map(({ fields }) => fields.Vorname);
  journal.close();
  return names;
}

const copiesIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.copy')) : [];

/** Zeroes a page in the middle of a file that is not in use. */
function damage(file: string): void {
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0, 4096, 3 * 4096));
}

/** A journal of these inquiries that no process has open, with a copy that holds them. */
async function usedJournal(names: readonly string[]): Promise<{ file: string; folder: string }> {
  const journal = openJournal(join(temporaryFolder(), 'leads.sqlite'));
  onTestFinished(() => journal.close());
  const now = Date.now();
  for (const name of names) journal.receive({ ...submission('', now), fields: { Vorname: name } }, now);
  await journal.leaveNoTrace();
  const file = join(temporaryFolder(), 'leads.sqlite');
  const folder = `${file}.backups`;
  cpSync(journal.file, file);
  await copyJournal(journal.file, folder, new Date());
  return { file, folder };
}

describe('where the journal is a link', () => {
  test('what was confirmed before a kill is there afterwards, and copies lie beside the real file', async () => {
    const [real, linked] = [temporaryFolder(), temporaryFolder()];
    const link = join(linked, 'leads.sqlite');
    symlinkSync(join(real, 'data.sqlite'), link);
    const relay = await relayOn(link);
    expect(await post(relay, 'Ada')).toBe(201);
    await relay.end('SIGKILL');
    expect(namesIn(link)).toEqual(['Ada']);
    expect(readdirSync(linked)).toEqual(['leads.sqlite']);
    await expect.poll(() => existsSync(join(real, 'data.sqlite.backups'))).toBe(true);
  });

  test('nothing is confirmed while the log of the real file is gone', async () => {
    const [real, linked] = [temporaryFolder(), temporaryFolder()];
    const link = join(linked, 'leads.sqlite');
    symlinkSync(join(real, 'data.sqlite'), link);
    const relay = await relayOn(link);
    expect(await post(relay, 'Ada')).toBe(201);
    renameSync(join(real, 'data.sqlite-wal'), join(real, 'gone'));
    expect(await post(relay, 'Bea')).toBe(503);
    await relay.end('SIGKILL');
  });
});

test('a journal that others may read is for its owner only after a start', async () => {
  const file = join(temporaryFolder(), 'leads.sqlite');
  openJournal(file).close();
  chmodSync(file, 0o644);
  const relay = await relayOn(file);
  expect(await post(relay, 'Ada')).toBe(201);
  for (const part of ['', '-wal', '-shm']) expect(statSync(file + part).mode & 0o777, part).toBe(0o600);
  await relay.end('SIGTERM');
});

describe('copies', () => {
  test('a relay copies its journal when it starts, for its owner only, and into the folder that was named', async () => {
    const folder = join(temporaryFolder(), 'elsewhere');
    const file = join(temporaryFolder(), 'leads.sqlite');
    const first = await relayOn(file, ['--backup', folder]);
    expect(await post(first, 'Ada')).toBe(201);
    await first.end('SIGTERM');
    const second = await relayOn(file, ['--backup', folder]);
    await expect.poll(() => copiesIn(folder).map((copy) => namesIn(join(folder, copy)))).toEqual([['Ada']]);
    await second.end('SIGTERM');
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const copy of copiesIn(folder)) expect(statSync(join(folder, copy)).mode & 0o777).toBe(0o600);
    expect(existsSync(`${file}.backups`)).toBe(false);
  });

  test('a copy that cannot be made is told, and inquiries are taken all the same', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'no-folder'), '');
    const relay = await relayOn(join(folder, 'leads.sqlite'), ['--backup', join(folder, 'no-folder/copies')]);
    await expect.poll(relay.log).toContain('copy failed: ENOTDIR');
    expect(await post(relay, 'Ada')).toBe(201);
    await relay.end('SIGTERM');
  });
});

describe('a damaged journal', () => {
  test('is refused at the start, and left as it is, with the copies that there are', async () => {
    const { file, folder } = await usedJournal(['Ada', 'Bea']);
    damage(file);
    const before = readFileSync(file);
    const { code, stderr } = await nebel(['relay', '--root', SAMPLE, '--store', file, '--port', '0']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('ist beschädigt')]);
    expect(stderr).toContain(copiesIn(folder)[0]);
    expect(stderr).toContain(`nebel leads restore --store ${file}`);
    expect(readFileSync(file).equals(before)).toBe(true);
    const check = await nebel(['relay', '--check', '--root', SAMPLE, '--store', file]);
    expect([check.code, check.stdout]).toEqual([1, expect.stringMatching(/^✘ .*leads\.sqlite ist beschädigt/)]);
  });

  test('is put aside by a restore, and the relay goes on with the newest copy', async () => {
    const { file } = await usedJournal(['Ada', 'Bea']);
    damage(file);
    const before = readFileSync(file);
    const { code, stdout } = await nebel(['leads', 'restore', '--store', file]);
    expect([code, stdout]).toEqual([0, expect.stringContaining('enthält jetzt 2 Einträge')]);
    const [aside = ''] = /\S+\.before-[\dTZ-]+/.exec(stdout) ?? [];
    expect(readFileSync(join(aside, 'leads.sqlite')).equals(before), 'kept as it was found').toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const relay = await relayOn(file);
    expect(await post(relay, 'Cleo')).toBe(201);
    await relay.end('SIGTERM');
    expect(namesIn(file)).toEqual(['Ada', 'Bea', 'Cleo']);
  });

  test('that is no database at all is replaced as well, and so is one that is gone', async () => {
    const { file, folder } = await usedJournal(['Ada']);
    writeFileSync(file, 'no database '.repeat(1000));
    const refused = await nebel(['leads', 'list', '--store', file]);
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('nebel leads restore')]);
    expect((await nebel(['leads', 'restore', '--store', file])).code).toBe(0);
    expect(namesIn(file)).toEqual(['Ada']);
    renameSync(file, `${file}.gone`);
    const copy = join(folder, copiesIn(folder)[0] ?? '');
    expect((await nebel(['leads', 'restore', copy, '--store', file])).code).toBe(0);
    expect(namesIn(file)).toEqual(['Ada']);
  });

  test('is not replaced while a relay has it, nor by a copy that is damaged itself or none at all', async () => {
    const { file, folder } = await usedJournal(['Ada']);
    const relay = await relayOn(file);
    const inUse = await nebel(['leads', 'restore', '--store', file]);
    expect([inUse.code, inUse.stderr]).toEqual([2, expect.stringContaining('ist in Gebrauch')]);
    expect(await post(relay, 'Bea')).toBe(201);
    await relay.end('SIGTERM');
    const [copy = ''] = copiesIn(folder);
    damage(join(folder, copy));
    writeFileSync(join(folder, 'empty'), '');
    for (const named of [join(folder, copy), join(folder, 'empty'), join(folder, 'missing')]) {
      const { code, stderr } = await nebel(['leads', 'restore', named, '--store', file]);
      expect([code, stderr]).toEqual([2, expect.stringContaining('taugt nicht als Kopie')]);
    }
    expect(namesIn(file)).toEqual(['Ada', 'Bea']);
  });
});

describe('deleting', () => {
  test('what someone wants deleted is in no file of the journal any more, while a relay runs', async () => {
    const file = join(temporaryFolder(), 'leads.sqlite');
    const relay = await relayOn(file);
    expect(await post(relay, 'Zwetana')).toBe(201);
    expect(await post(relay, 'Bea')).toBe(201);
    await expect.poll(relay.log).toMatch(/delivered[\s\S]*delivered/);
    const listed = await nebel(['leads', 'list', '--store', file, '--format', 'json']);
    const [{ id }] = JSON.parse(listed.stdout) as [{ id: string }];
    const { code, stdout } = await nebel(['leads', 'expire', id, '--root', SAMPLE, '--store', file]);
    expect([code, stdout]).toEqual([0, expect.stringContaining('gelöscht.')]);
    for (const part of ['', '-wal']) expect(readFileSync(file + part).includes('Zwetana'), part).toBe(false);
    await relay.end('SIGTERM');
    expect(namesIn(file)).toEqual(['Bea']);
  });

  test('the file becomes smaller when most of it is deleted', async () => {
    const file = join(temporaryFolder(), 'leads.sqlite');
    const journal = openJournal(file);
    const text = { form: { ...submission('', 0).form, action: '/api/anfragen', table: 'Anfragen' } };
    const old = Date.parse('2020-01-01T00:00:00.000Z');
    for (let n = 0; n < 300; n += 1) journal.receive(submission(`Ada ${n} ${'x'.repeat(8000)}`, old, text), old);
    journal.close();
    const before = statSync(file).size;
    expect((await nebel(['leads', 'expire', '--root', SAMPLE, '--store', file])).code).toBe(0);
    expect(statSync(file).size).toBeLessThan(before / 5);
  });
});

test('a journal at its limit takes nothing more, and delivers what it has', async () => {
  const file = join(temporaryFolder(), 'leads.sqlite');
  const journal = openJournal(file, { quota: 200_000 });
  onTestFinished(() => journal.close());
  const fill = () => {
    for (let n = 0; ; n += 1) journal.receive(submission(`Ada ${n} ${'x'.repeat(4000)}`, n), n);
  };
  expect(fill).toThrow('as large as it may become');
  expect(journal.usage().used).toBeLessThan(250_000);
  const lead = journal.claim('store', Date.now(), 1000);
  journal.settle('store', lead?.id ?? '', { kind: 'delivered', storeId: 'rec' }, Date.now(), 0);
  expect(journal.count()).toMatchObject({ delivered: 1 });
});

test('another program that writes for seconds delays an inquiry, and keeps nothing else waiting', async () => {
  const file = join(temporaryFolder(), 'leads.sqlite');
  mkdirSync(join(file, '..'), { recursive: true });
  const relay = await relayOn(file);
  expect(await post(relay, 'Ada')).toBe(201);
  const script = `const db = new (require('libsql'))(process.argv[1]); db.exec('PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE');
    console.log('held'); setTimeout(() => db.exec('ROLLBACK'), 2000);`;
  const other = spawn(process.execPath, ['-e', script, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void other.kill());
  await once(other.stdout, 'data');
  let waits = true;
  const inquiries = Promise.all(['Bea', 'Cleo', 'Dora'].map((name) => post(relay, name))).finally(
    () => (waits = false),
  );
  let answered = 0;
  while (waits) {
    const began = performance.now();
    expect((await fetch(`${relay.address}/api/anfragen`)).status).toBe(405);
    expect(performance.now() - began, 'an answer that needs no journal').toBeLessThan(1500);
    answered += 1;
  }
  expect(await inquiries).toEqual([201, 201, 201]);
  expect(answered).toBeGreaterThan(5);
  await relay.end('SIGTERM');
});

test('a database of another version is refused in words, and left as it is', async () => {
  const file = join(temporaryFolder(), 'leads.sqlite');
  const other = new Database(file);
  other.exec('CREATE TABLE journal_leads (id TEXT); PRAGMA user_version = 3');
  other.close();
  const before = readFileSync(file);
  for (const command of [
    ['relay', '--root', SAMPLE, '--port', '0'],
    ['leads', 'list'],
  ]) {
    const { code, stderr } = await nebel([...command, '--store', file]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('einer anderen Version von nebel')]);
  }
  expect(readFileSync(file).equals(before)).toBe(true);
});
