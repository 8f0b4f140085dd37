import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { backupsIn } from '../../src/relay/journal/backups.ts';
import { openJournal } from '../../src/relay/journal/journal.ts';
import { createLimits } from '../../src/relay/receive/limits.ts';
import { startUpkeep } from '../../src/relay/upkeep/upkeep.ts';
import { createWatch } from '../../src/relay/upkeep/watch.ts';
import { startFakeAirtable } from '../support/fake-airtable.ts';
import { JOIN, JOIN_COLUMNS, submission } from '../support/lead-form.ts';
import { temporaryFolder } from '../support/mini-site.ts';
import { member, postJson, smallRelay } from '../support/small-relay.ts';

// The system clock is changed while the relay runs. As on a real machine, this does not affect timers.

const NOW = Date.parse('2030-05-06T12:00:00.000Z');
const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

afterEach(() => {
  vi.useRealTimers();
});

const setClock = (time: number) => vi.setSystemTime(time);

const JUMPS: readonly [string, number][] = [
  ['an hour back', -HOUR],
  ['a year back', -YEAR],
  ['an hour ahead', HOUR],
  ['ten years ahead', 10 * YEAR],
];

async function fakeService() {
  const fake = await startFakeAirtable({ tables: { [JOIN.table]: JOIN_COLUMNS } });
  onTestFinished(() => fake.close());
  const env = { AIRTABLE_API_KEY: fake.key, AIRTABLE_BASE_ID: fake.base, AIRTABLE_ENDPOINT_URL: fake.url };
  return { fake, env };
}

describe.each(JUMPS)('a clock that is set %s', (_, jump) => {
  test('stops neither the receipt nor the delivery of inquiries', async () => {
    const { fake, env } = await fakeService();
    fake.misbehave = () => 503;
    const { url, journal } = await smallRelay({ env, unit: 20 });
    await postJson(url, member('Ada'));
    await expect.poll(() => fake.requests.length).toBeGreaterThan(1);
    setClock(NOW + jump);
    await postJson(url, member('Bea'));
    fake.misbehave = () => undefined;
    await expect.poll(() => journal.list().map(({ state }) => state)).toEqual(['delivered', 'delivered']);
    expect(
      fake
        .records(JOIN.table)
        .map(({ fields }) => fields['Full Name'])
        .sort(),
    ).toEqual(['Ada', 'Bea']);
  });

  test('lets no visitor wait longer than a minute for the next form', () => {
    const limits = createLimits(2);
    const take = () => limits.take('192.0.2.1', Date.now());
    expect([take(), take(), take()]).toEqual([0, 0, 60]);
    setClock(NOW + jump);
    expect(take()).toBe(0);
  });

  test('loses no inquiry as the supposed duplicate of an earlier one', async () => {
    const { journal } = await smallRelay();
    const first = journal.receive(submission('Ada', Date.now()), Date.now());
    setClock(NOW + jump);
    const second = journal.receive(submission('Ada', Date.now()), Date.now());
    expect(second.isNew).toBe(true);
    expect(second.id).not.toBe(first.id);
  });
});

test('a clock that is wrong by years deletes nothing that was not backed up just before', async () => {
  const { journal } = await smallRelay();
  journal.receive(submission('Ada', NOW), NOW);
  setClock(NOW + 10 * YEAR);
  const folder = join(temporaryFolder(), 'copies');
  const upkeep = {
    journal,
    forms: [{ ...JOIN, retentionMonths: 24 }],
    watch: createWatch({ journal, channels: ['store'], describe: String, log: () => {} }),
    log: () => {},
  };
  writeFileSync(folder, 'no folder');
  await startUpkeep({ ...upkeep, backups: folder })();
  expect(journal.list(), 'while no backup can be made').toHaveLength(1);
  rmSync(folder);
  await startUpkeep({ ...upkeep, backups: folder })();
  expect(journal.list()).toEqual([]);
  const [backup = ''] = backupsIn(folder, journal.file);
  const restored = openJournal(backup);
  expect(restored.list()).toHaveLength(1);
  restored.close();
});

test('a clock that is set right within a day has deleted nothing, however far ahead it was', async () => {
  const { journal } = await smallRelay();
  const upkeep = {
    journal,
    forms: [{ ...JOIN, retentionMonths: 24 }],
    watch: createWatch({ journal, channels: ['store'], describe: String, log: () => {} }),
    backups: join(temporaryFolder(), 'copies'),
    log: () => {},
  };
  const leadsAfter = async (time: number) => {
    setClock(time);
    await startUpkeep(upkeep)();
    return journal.list().length;
  };
  journal.receive(submission('Ada', NOW), NOW);
  expect(await leadsAfter(NOW)).toBe(1);
  expect(await leadsAfter(NOW + 10 * YEAR), 'on the first day').toBe(1);
  expect(await leadsAfter(NOW + 10 * YEAR + HOUR), 'after a restart on that day').toBe(1);
  expect(await leadsAfter(NOW + 10 * YEAR + 24 * HOUR), 'a day later').toBe(1);
  expect(await leadsAfter(NOW + 10 * YEAR + 48 * HOUR), 'two days later').toBe(0);
});

test('a lead received while the clock was an hour fast is still found in the store, or marked as a possible duplicate', async () => {
  const { fake, env } = await fakeService();
  setClock(NOW + HOUR);
  let requests = 0;
  fake.misbehave = () => (++requests === 1 ? 'hang up after storing' : undefined);
  const { url, journal } = await smallRelay({ env, unit: 20 });
  await postJson(url, member('Ada'));
  await expect.poll(() => fake.records(JOIN.table).length).toBe(1);
  setClock(NOW);
  await expect.poll(() => journal.list()[0]?.state).toBe('delivered');
  const [lead] = journal.list();
  expect(fake.records(JOIN.table).length === 1 || lead?.remarks.includes('maybe-twice')).toBe(true);
});
