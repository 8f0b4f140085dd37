import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createAirtableClient } from '../../src/leads/airtable/client.ts';
import { createLimits } from '../../src/leads/limits.ts';
import { BELIEVED_AFTER_MS, daily, expireLeads, LEAP_MS, startUpkeep } from '../../src/leads/upkeep.ts';
import { startFakeAirtable } from '../support/fake-airtable.ts';
import { JOIN, JOIN_COLUMNS, submission } from '../support/lead-form.ts';
import { member, postJson, smallRelay } from '../support/small-relay.ts';

/** The clock of the machine is set to another time while the relay runs. Timers go on as they do then. */

const NOW = Date.parse('2030-05-06T12:00:00.000Z');
const [HOUR, DAY] = [3_600_000, 86_400_000];
const YEAR = 365 * DAY;

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

async function standIn() {
  const fake = await startFakeAirtable({ tables: { [JOIN.table]: JOIN_COLUMNS } });
  onTestFinished(() => fake.close());
  const env = { AIRTABLE_API_KEY: fake.key, AIRTABLE_BASE_ID: fake.base, AIRTABLE_ENDPOINT_URL: fake.url };
  return { fake, env };
}

describe.each(JUMPS)('a clock that is set %s', (_, jump) => {
  test('stops neither taking nor delivering', async () => {
    const { fake, env } = await standIn();
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

  test('makes no visitor wait longer than a minute for the next form', () => {
    const limits = createLimits(2);
    const take = () => limits.take('192.0.2.1', Date.now());
    expect([take(), take(), take()]).toEqual([0, 0, 60]);
    setClock(NOW + jump);
    expect(take()).toBe(0);
  });

  test('loses no inquiry to one of the same words that came before', async () => {
    const { journal } = await smallRelay();
    const first = journal.receive(submission('Ada', Date.now()), Date.now());
    setClock(NOW + jump);
    const second = journal.receive(submission('Ada', Date.now()), Date.now());
    expect(second.isNew).toBe(true);
    expect(second.id).not.toBe(first.id);
  });

  test('takes up what a process left that was killed before', async () => {
    const { journal } = await smallRelay();
    const { id } = journal.receive(submission('Ada', Date.now()), Date.now());
    expect(id).toBeTruthy();
    setClock(NOW + jump);
    await expect.poll(() => journal.get(id)?.state).toBe('delivered');
  });

  test('makes no inquiry wait for a turn at the hosted service', async () => {
    const { fake } = await standIn();
    const client = createAirtableClient({ endpoint: fake.url, base: fake.base, key: fake.key, unit: 20 });
    await client.request([fake.base, JOIN.table]);
    setClock(NOW + jump);
    expect(await client.request([fake.base, JOIN.table])).toMatchObject({ status: 200 });
  });
});

describe('a clock that is wrong by years', () => {
  test('deletes nothing while the relay runs, and what is due once it has gone on for half a day', () => {
    const days: string[] = [];
    let uptime = 0;
    vi.useRealTimers();
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW });
    const stop = daily((now) => days.push(now.toISOString().slice(0, 10)), { uptime: () => uptime });
    onTestFinished(stop);
    const passHours = (hours: number) => {
      for (let hour = 0; hour < hours; hour += 1) {
        uptime += HOUR;
        vi.advanceTimersByTime(HOUR);
      }
    };
    expect(days).toEqual(['2030-05-06']);
    passHours(6);
    setClock(NOW + 10 * YEAR);
    passHours(6);
    setClock(NOW + 12 * HOUR);
    passHours(6);
    expect(days, 'neither in the wrong year nor right after').toEqual(['2030-05-06']);
    passHours(7);
    expect(days).toEqual(['2030-05-06', '2030-05-07']);
  });
});

describe('a clock that is wrong by years when the relay starts', () => {
  /** The days on which a relay deletes that runs for so many hours, after something has happened at these moments. */
  async function deletesAfter(moments: readonly number[], now: number, hours: number): Promise<string[]> {
    const { journal } = await smallRelay();
    for (const at of moments) journal.receive(submission(`Ada ${at}`, at), at);
    const days: string[] = [];
    let uptime = 0;
    vi.useRealTimers();
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now });
    const lastLeap = (time: number) => journal.lastLeap(time, time - BELIEVED_AFTER_MS, LEAP_MS);
    const stop = daily((day) => days.push(day.toISOString().slice(0, 13)), { uptime: () => uptime, lastLeap });
    onTestFinished(stop);
    for (let hour = 0; hour < hours; hour += 1) {
      uptime += HOUR;
      vi.advanceTimersByTime(HOUR);
    }
    return days;
  }

  test('deletes nothing at once, and everything at once where somebody says so', async () => {
    const { journal } = await smallRelay();
    journal.receive(submission('Ada', NOW), NOW);
    setClock(NOW + 10 * YEAR);
    const forms = [{ ...JOIN, retentionMonths: 24 }];
    const stop = startUpkeep({
      journal,
      forms,
      copies: undefined,
      onCopy: () => {},
      log: () => {},
    });
    await stop();
    expect(journal.list()).toHaveLength(1);
    expect(expireLeads(journal, forms, new Date())).toMatchObject([{ deleted: 1 }]);
  });

  test('deletes nothing for half a day', async () => {
    expect(await deletesAfter([NOW - DAY, NOW], NOW + 10 * YEAR, 11)).toEqual([]);
  });

  test('deletes nothing for half a day either if inquiries come and the relay is started again', async () => {
    const wrong = NOW + 10 * YEAR;
    expect(await deletesAfter([NOW, wrong, wrong + HOUR], wrong + 2 * HOUR, 9)).toEqual([]);
  });

  test('is believed after half a day, as when the relay has stood still for two months', async () => {
    expect(await deletesAfter([NOW - 60 * DAY], NOW, 13)).toEqual(['2030-05-07T00']);
    expect(await deletesAfter([NOW - 90 * DAY, NOW - 13 * HOUR], NOW, 1)).toEqual(['2030-05-06T12']);
  });

  test('keeps no relay from deleting at its start that was used lately, or never', async () => {
    expect(await deletesAfter([NOW - 20 * DAY, NOW - DAY], NOW, 1)).toEqual(['2030-05-06T12']);
    expect(await deletesAfter([], NOW, 1)).toEqual(['2030-05-06T12']);
  });
});

test('a lead that came while the clock was an hour fast is found all the same, or marked as perhaps doubled', async () => {
  const { fake, env } = await standIn();
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
