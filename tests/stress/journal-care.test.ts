import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { backUpJournal } from '../../src/relay/journal/backups.ts';
import { PARTS } from '../../src/relay/journal/file.ts';
import { openJournal } from '../../src/relay/journal/journal.ts';
import { SAMPLE } from '../support/data-files.ts';
import { submission } from '../support/lead-form.ts';
import { temporaryFolder } from '../support/mini-site.ts';
import { nebel } from '../support/nebel.ts';
import { type Running, startCommand } from '../support/running.ts';
import { quote } from '../support/site-relay.ts';
import { postJson } from '../support/small-relay.ts';

const relayOn = (store: string, more: readonly string[] = [], env: Readonly<Record<string, string>> = {}) =>
  startCommand(['relay', '--root', SAMPLE, '--store', store, ...more], env);

const post = async ({ address }: Running, name: string) =>
  (await postJson(`${address}/api/anfragen`, quote({ firstName: name }))).status;

function namesIn(file: string): unknown[] {
  const journal = openJournal(file);
  const names = journal.list().map(({ fields }) => fields.Vorname);
  journal.close();
  return names;
}

const backupsIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.copy')) : [];

/** Zeroes the second and third page of a database that no process has open. */
function damage(file: string): void {
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0, 4096, 3 * 4096));
}

/** Creates a journal of these inquiries that no process has open, and a backup of it. */
async function journalWithBackup(names: readonly string[]): Promise<{ file: string; folder: string }> {
  const journal = openJournal(join(temporaryFolder(), 'leads.sqlite'));
  onTestFinished(() => journal.close());
  const now = Date.now();
  for (const name of names) journal.receive({ ...submission('', now), fields: { Vorname: name } }, now);
  const file = join(temporaryFolder(), 'leads.sqlite');
  const folder = `${file}.backups`;
  cpSync(journal.file, file);
  await backUpJournal(journal.file, folder, new Date());
  return { file, folder };
}

describe('where the journal is a symlink', () => {
  test('an inquiry confirmed before a kill is kept, and backups are made next to the real file', async () => {
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
});

test('a journal that others can read is made private to its owner by a start', async () => {
  const file = join(temporaryFolder(), 'leads.sqlite');
  openJournal(file).close();
  chmodSync(file, 0o644);
  const relay = await relayOn(file);
  expect(await post(relay, 'Ada')).toBe(201);
  for (const part of [...PARTS, '-lock']) expect(statSync(file + part).mode & 0o777, part).toBe(0o600);
  await relay.end('SIGTERM');
});

describe('backups', () => {
  test('a relay backs up its journal when it starts, into the given folder and for its owner only', async () => {
    const folder = join(temporaryFolder(), 'elsewhere');
    const file = join(temporaryFolder(), 'leads.sqlite');
    const first = await relayOn(file, ['--backup', folder]);
    expect(await post(first, 'Ada')).toBe(201);
    await first.end('SIGTERM');
    const second = await relayOn(file, ['--backup', folder]);
    await expect.poll(() => backupsIn(folder).map((backup) => namesIn(join(folder, backup)))).toEqual([['Ada']]);
    await second.end('SIGTERM');
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const backup of backupsIn(folder)) expect(statSync(join(folder, backup)).mode & 0o777).toBe(0o600);
    expect(existsSync(`${file}.backups`)).toBe(false);
  });
});

describe('a damaged journal', () => {
  test('is refused at the start and left unchanged, and the command that the message names brings back the newest backup', async () => {
    const { file, folder } = await journalWithBackup(['Ada', 'Bea']);
    const elsewhere = join(temporaryFolder(), 'elsewhere');
    cpSync(folder, elsewhere, { recursive: true });
    damage(file);
    const before = readFileSync(file);
    const start = ['relay', '--root', SAMPLE, '--store', file, '--port', '0'];
    const { code, stderr } = await nebel(start);
    expect([code, stderr]).toEqual([2, expect.stringContaining('ist beschädigt')]);
    expect(stderr).toContain(`nebel leads restore ${join(folder, backupsIn(folder)[0] ?? '')} --store ${file}`);
    expect(readFileSync(file).equals(before)).toBe(true);
    const check = await nebel(['relay', '--check', '--root', SAMPLE, '--store', file]);
    expect([check.code, check.stdout]).toEqual([1, expect.stringMatching(/^✘ .*leads\.sqlite ist beschädigt/)]);

    const named = await nebel([...start, '--backup', elsewhere]);
    const [, args = ''] = /npx nebel (leads restore .*)/.exec(named.stderr) ?? [];
    expect(args).toContain(elsewhere);
    const restored = await nebel(args.split(' '));
    expect([restored.code, restored.stdout]).toEqual([0, expect.stringContaining('enthält jetzt 2 Einträge')]);
    const [aside = ''] = /\S+\.before-[\dTZ-]+/.exec(restored.stdout) ?? [];
    expect(readFileSync(join(aside, 'leads.sqlite')).equals(before), 'kept unchanged').toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const relay = await relayOn(file);
    expect(await post(relay, 'Cleo')).toBe(201);
    await relay.end('SIGTERM');
    expect(namesIn(file)).toEqual(['Ada', 'Bea', 'Cleo']);
  });

  test('that is not even a database can be replaced too, and so can a missing one', async () => {
    const { file, folder } = await journalWithBackup(['Ada']);
    writeFileSync(file, 'no database '.repeat(1000));
    const refused = await nebel(['leads', 'list', '--store', file]);
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('nebel leads restore')]);
    expect((await nebel(['leads', 'restore', '--store', file])).code).toBe(0);
    expect(namesIn(file)).toEqual(['Ada']);
    renameSync(file, `${file}.gone`);
    const [name = ''] = backupsIn(folder);
    for (const named of [name, join(folder, name)])
      expect((await nebel(['leads', 'restore', named, '--store', file])).code).toBe(0);
    expect(namesIn(file)).toEqual(['Ada']);
  });

  test('is not replaced while a relay has it open, nor by a backup that is damaged, empty or missing', async () => {
    const { file, folder } = await journalWithBackup(['Ada']);
    const relay = await relayOn(file);
    const inUse = await nebel(['leads', 'restore', '--store', file]);
    expect([inUse.code, inUse.stderr]).toEqual([2, expect.stringContaining('ist in Gebrauch')]);
    expect(await post(relay, 'Bea')).toBe(201);
    await relay.end('SIGTERM');
    const [backup = ''] = backupsIn(folder);
    damage(join(folder, backup));
    writeFileSync(join(folder, 'empty'), '');
    for (const named of [join(folder, backup), join(folder, 'empty'), join(folder, 'missing')]) {
      const { code, stderr } = await nebel(['leads', 'restore', named, '--store', file]);
      expect([code, stderr]).toEqual([2, expect.stringContaining('taugt nicht als Kopie')]);
    }
    expect(namesIn(file)).toEqual(['Ada', 'Bea']);
  });
});

describe('deleting', () => {
  test('a deleted inquiry is in no file of the journal any more, even while a relay runs', async () => {
    const file = join(temporaryFolder(), 'leads.sqlite');
    const relay = await relayOn(file);
    expect(await post(relay, 'Zwetana')).toBe(201);
    expect(await post(relay, 'Bea')).toBe(201);
    await expect.poll(relay.log).toMatch(/delivered[\s\S]*delivered/);
    const listed = await nebel(['leads', 'list', '--store', file, '--format', 'json']);
    const [{ id }] = JSON.parse(listed.stdout) as [{ id: string }];
    const { code, stdout } = await nebel(['leads', 'expire', id, '--root', SAMPLE, '--store', file]);
    expect([code, stdout]).toEqual([0, expect.stringContaining('gelöscht.')]);
    for (const part of PARTS) expect(readFileSync(file + part).includes('Zwetana'), part).toBe(false);
    await relay.end('SIGTERM');
    expect(namesIn(file)).toEqual(['Bea']);
  });

  test('the file shrinks when most of it is deleted', async () => {
    const file = join(temporaryFolder(), 'leads.sqlite');
    const journal = openJournal(file);
    const options = { form: { ...submission('', 0).form, action: '/api/anfragen', table: 'Anfragen' } };
    const old = Date.parse('2020-01-01T00:00:00.000Z');
    for (let n = 0; n < 300; n += 1) journal.receive(submission(`Ada ${n} ${'x'.repeat(8000)}`, old, options), old);
    journal.close();
    const before = statSync(file).size;
    expect((await nebel(['leads', 'expire', '--root', SAMPLE, '--store', file])).code).toBe(0);
    expect(statSync(file).size).toBeLessThan(before / 5);
  });
});

test('a journal at its size limit accepts nothing more, and delivers what it holds', async () => {
  const file = join(temporaryFolder(), 'leads.sqlite');
  const journal = openJournal(file, { quota: 200_000 });
  onTestFinished(() => journal.close());
  const fill = () => {
    for (let n = 0; ; n += 1) journal.receive(submission(`Ada ${n} ${'x'.repeat(4000)}`, n), n);
  };
  expect(fill).toThrow('has reached its size limit');
  expect(journal.usage().used).toBeLessThan(250_000);
  const lead = journal.claim('store', Date.now(), 1000);
  journal.settle('store', lead?.id ?? '', { kind: 'delivered', storeId: 'rec' }, Date.now(), 0);
  expect(journal.count()).toMatchObject({ delivered: 1 });
});
