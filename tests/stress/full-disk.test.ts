import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { backupsIn, defaultFolder } from '../../src/relay/journal/backups.ts';
import { readPragma } from '../../src/relay/journal/database.ts';
import { openJournal } from '../../src/relay/journal/journal.ts';
import { SAMPLE } from '../support/data-files.ts';
import { startFakeAirtable } from '../support/fake-airtable.ts';
import { startCommand } from '../support/running.ts';
import { quote } from '../support/site-relay.ts';
import { fill, smallDisk } from '../support/small-disk.ts';
import { member, postForm, postJson, smallRelay } from '../support/small-relay.ts';

const inquiry = (name: string) =>
  quote({ firstName: name, message: 'Es riecht. '.repeat(200), submissionId: `of-${name}` });

test('on a full disk no inquiry is confirmed, and the relay works again as soon as there is space', async ({
  skip,
}) => {
  const disk = smallDisk();
  if (typeof disk !== 'string') return skip(disk.none);
  const file = join(disk, 'leads.sqlite');
  const relay = await startCommand(['relay', '--root', SAMPLE, '--store', file], { NEBEL_RATE_PER_MINUTE: '0' });
  const url = `${relay.address}/api/anfragen`;
  expect((await postJson(url, inquiry('Anna'))).status).toBe(201);

  const makeRoom = fill(disk);
  let refused = await postJson(url, inquiry('Bea'));
  // The file may have space for some more.
  for (let n = 0; refused.status === 201 && n < 300; n += 1) refused = await postJson(url, inquiry(`Bea${n}`));
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '30']);
  const page = await postForm(url, inquiry('Clara'));
  expect(page.status).toBe(503);
  expect(await page.text(), 'the visitor gets the form back with everything in it').toMatch(/value="Clara"/);
  expect(relay.log()).toContain('503 SQLITE_FULL');

  makeRoom();
  const accepted = (await (await postJson(url, inquiry('Clara'))).json()) as { id: string };
  await expect.poll(relay.log).toContain(`${accepted.id} delivered`);
  expect(await relay.end('SIGTERM')).toBe(0);
  const journal = openJournal(file);
  const leads = journal.list();
  journal.close();
  expect(new Set(leads.map(({ state }) => state))).toEqual(new Set(['delivered']));
  expect(leads.filter(({ fields }) => fields.Vorname === 'Clara')).toHaveLength(1);
  expect(leads.filter(({ fields }) => fields.Vorname === 'Anna')).toHaveLength(1);
});

test('on a full disk, a relay with waiting inquiries says so once and at /healthz, and goes on once there is space', async ({
  skip,
}) => {
  const disk = smallDisk({ size: '3m' });
  if (typeof disk !== 'string') return skip(disk.none);
  const fake = await startFakeAirtable({ tables: {} });
  onTestFinished(() => fake.close());
  fake.misbehave = () => 503;
  const file = join(disk, 'leads.sqlite');
  const relay = await startCommand(['relay', '--root', SAMPLE, '--store', file], {
    NEBEL_RATE_PER_MINUTE: '0',
    NEBEL_RETRY_MS: '20',
    AIRTABLE_API_KEY: fake.key,
    AIRTABLE_BASE_ID: fake.base,
    AIRTABLE_ENDPOINT_URL: fake.url,
  });
  const url = `${relay.address}/api/anfragen`;
  const wrong = async () => {
    const answer = await fetch(`${relay.address}/healthz`);
    return ((await answer.json()) as { wrong: string[] }).wrong;
  };
  expect((await postJson(url, inquiry('Anna'))).status).toBe(201);
  // The first backup is made meanwhile, and would fail as well.
  await expect.poll(() => backupsIn(defaultFolder(file), file)).toHaveLength(1);
  const makeRoom = fill(disk);
  await expect.poll(relay.log, { timeout: 30_000 }).toContain('failed: SQLITE_FULL');
  await expect.poll(wrong).toContain('unusable');
  // Dozens of its shortest pauses.
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(await wrong()).toContain('unusable');
  expect(relay.log().match(/SQLITE_FULL/g)).toHaveLength(1);
  makeRoom();
  await expect.poll(wrong, { timeout: 30_000 }).not.toContain('unusable');
  await expect.poll(() => relay.log().match(/recovered from SQLITE_FULL/g)).toHaveLength(1);
  fake.misbehave = () => 422;
  await expect.poll(wrong, { timeout: 60_000 }).toContain('refused');
  expect(await relay.end('SIGTERM')).toBe(0);
});

test('a journal that cannot grow refuses inquiries, keeps what it has, and accepts and delivers again once it can', async () => {
  const relay = await smallRelay();
  const { journal, url } = relay;
  const limit = (pages: number) => journal.database.exec(`PRAGMA max_page_count = ${pages}`);
  const pages = readPragma(journal.database, 'page_count');
  limit(pages + 4);
  const kept: string[] = [];
  let status = 201;
  for (let n = 0; n < 500 && status === 201; n += 1) {
    const response = await postJson(url, member(`Ada ${n}`));
    status = response.status;
    if (status === 201) kept.push(((await response.json()) as { id: string }).id);
  }
  expect(status, 'it became full').toBe(503);
  expect(kept.length).toBeGreaterThan(0);
  expect(relay.lines.at(-1)).toContain('503');
  expect(journal.list().map(({ id }) => id)).toEqual(kept);

  limit(1_000_000);
  expect((await postJson(url, member('Bea'))).status).toBe(201);
  await expect.poll(() => journal.due('store')).toBeUndefined();
  expect(journal.list().map(({ state, fields }) => [fields['Full Name'], state])).toEqual([
    ...kept.map((_, n) => [`Ada ${n}`, 'delivered']),
    ['Bea', 'delivered'],
  ]);
});
