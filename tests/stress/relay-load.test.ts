import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { backUpJournal } from '../../src/relay/journal/backups.ts';
import { openJournal } from '../../src/relay/journal/journal.ts';
import { SAMPLE } from '../support/data-files.ts';
import { type Answered, CAN_READ_MEMORY, memoryOf, percentile, sendLoad } from '../support/load.ts';
import { temporaryFolder } from '../support/mini-site.ts';
import { nebel } from '../support/nebel.ts';
import { report, times } from '../support/proof.ts';
import { startCommand } from '../support/running.ts';

/** The long form sends a thousand a minute for ten minutes, the short one sends for a few seconds at ten times that rate. */
const VISITORS = times(600, 10_000);
const PER_SECOND = times(175, 1000 / 60);

/** One visitor in twenty sends the same form again before the first response arrives. */
const RESENT_EVERY = 20;

/** One visitor in twenty (in the short form, in a hundred) adds photos, each about as large as one that the form has prepared in the browser: 400 kB. */
const PHOTOS_EVERY = times(100, 20);
const PHOTOS = 3;
const PHOTO = await sharp({
  create: {
    width: 1100,
    height: 825,
    channels: 3,
    background: 'grey',
    noise: { type: 'gaussian', mean: 128, sigma: 20 },
  },
})
  .jpeg({ quality: 82 })
  .toBuffer();

/** Maximum memory of the process in MiB, and the maximum ratio of the memory in the second half of a run to the first. */
const MEMORY = { ceiling: 400, growth: 1.25 };

const isResent = (index: number) => index % RESENT_EVERY === 1;
const senderOf = (index: number) => (isResent(index) ? index - 1 : index);

/** Every third visitor has no script. Each has their own IP address, so that the rate limits can stay as they are. */
function request(index: number): RequestInit {
  const sender = senderOf(index);
  const values = {
    firstName: `Zoë ${sender}`,
    lastName: "O'Neil",
    address: 'Bahnhofstrasse 12',
    postalCode: '8001',
    city: 'Zürich',
    phone: '+41 79 123 45 67',
    email: `zoe-${sender}@example.com`,
    service: 'schimmel',
    message: 'Es riecht im ganzen Haus. '.repeat(sender % 40),
    submissionId: `load-${sender}`,
  };
  const headers = { 'X-Forwarded-For': `10.${sender >> 16}.${(sender >> 8) & 255}.${sender & 255}` };
  if (hasPhotos(index)) {
    const body = new FormData();
    for (const [name, value] of Object.entries(values)) body.set(name, value);
    for (let nth = 0; nth < PHOTOS; nth += 1)
      body.append('photos', new File([new Uint8Array(PHOTO)], `${nth}.jpg`, { type: 'image/jpeg' }));
    return { headers: { ...headers, ...(hasNoScript(index) ? {} : { Accept: 'application/json' }) }, body };
  }
  if (hasNoScript(index)) return { headers, body: new URLSearchParams(values) };
  return { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(values) };
}

const hasPhotos = (index: number) => senderOf(index) % PHOTOS_EVERY === 4;

const hasNoScript = (index: number) => senderOf(index) % 3 === 2;

const idIn = ({ text }: Answered) => (JSON.parse(text) as { id: string }).id;

/** Lists, exports, reports on and backs up a journal in other processes. Returns a function that stops it and counts. */
function readAllTheTime(file: string): () => Promise<number> {
  let isOver = false;
  let count = 0;
  const commands = [
    ['list', '--format', 'json'],
    ['export', '--root', SAMPLE, '--table', 'Anfragen'],
    ['report', '--root', SAMPLE, '--format', 'json'],
  ];
  const loops = commands.map(async (command) => {
    while (!isOver) {
      const { code, stderr } = await nebel(['leads', ...command, '--store', file]);
      expect([code, stderr]).toEqual([0, '']);
      count += 1;
    }
  });
  const backups = async () => {
    while (!isOver) {
      await backUpJournal(file, `${file}.meanwhile`, new Date());
      count += 1;
      await sleep(times(500, 10_000));
    }
  };
  const all = Promise.all([...loops, backups()]);
  return async () => {
    isOver = true;
    await all;
    return count;
  };
}

test(`${VISITORS} inquiries at ${Math.round(PER_SECOND * 60)} a minute: each is kept once, none is lost, and memory stays bounded, though others read`, {
  timeout: 15 * 60_000,
}, async ({ skip }) => {
  skip(!CAN_READ_MEMORY, 'the memory of a process is read from /proc, which only Linux has');
  const file = join(temporaryFolder(), 'leads.sqlite');
  const relay = await startCommand(['relay', '--root', SAMPLE, '--store', file, '--trust-proxy']);
  const memory: number[] = [];
  const sampling = setInterval(() => memory.push(memoryOf(relay.child.pid as number)), times(50, 1000));
  onTestFinished(() => clearInterval(sampling));

  const stopReading = readAllTheTime(file);
  onTestFinished(async () => void (await stopReading()));

  const answers = await sendLoad({
    url: `${relay.address}/api/anfragen`,
    count: VISITORS,
    perSecond: PER_SECOND,
    request,
  });
  const reads = await stopReading();
  const journal = openJournal(file);
  onTestFinished(() => journal.close());
  await expect.poll(() => journal.due('store')).toBeUndefined();
  clearInterval(sampling);

  const [scripts, pages] = [
    answers.filter(({ index }) => !hasNoScript(index)),
    answers.filter(({ index }) => hasNoScript(index)),
  ];
  expect(new Set(scripts.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(pages.map(({ status, headers }) => `${status} ${headers.get('Location')}`))).toEqual(
    new Set(['303 /danke/']),
  );

  const senders = [...new Set(answers.map(({ index }) => senderOf(index)))];
  const leads = journal.list();
  expect(leads.map(({ fields }) => fields['E-Mail']).sort()).toEqual(senders.map((n) => `zoe-${n}@example.com`).sort());
  expect(leads.filter(({ state }) => state !== 'delivered')).toEqual([]);
  expect(leads.filter(({ photos }) => photos === PHOTOS)).toHaveLength(senders.filter(hasPhotos).length);
  const kept = new Map(leads.map(({ id, fields }) => [fields['E-Mail'], id]));
  expect(scripts.filter((one) => idIn(one) !== kept.get(`zoe-${senderOf(one.index)}@example.com`))).toEqual([]);
  const rows = journal.database.all('SELECT id FROM Anfragen') as { id: string }[];
  expect(rows.map(({ id }) => id).sort()).toEqual([...kept.values()].sort());

  const half = memory.length >> 1;
  const [first, second] = [Math.max(...memory.slice(0, half)), Math.max(...memory.slice(half))];
  const durations = answers.map(({ took }) => took);
  const msAt = (percent: number) => percentile(durations, percent);
  report('relay: load', {
    inquiries: VISITORS,
    'with three photos': answers.filter(({ index }) => hasPhotos(index)).length,
    'photo kB': Math.round(PHOTO.length / 1000),
    'lists, exports, reports and backups meanwhile': reads,
    'a minute': Math.round(PER_SECOND * 60),
    'p50 ms': Math.round(msAt(50)),
    'p95 ms': Math.round(msAt(95)),
    'p99 ms': Math.round(msAt(99)),
    'slowest ms': Math.round(msAt(100)),
    'slowest ms without photos': Math.round(Math.max(...answers.filter((a) => !hasPhotos(a.index)).map((a) => a.took))),
    'memory MiB, first half': Math.round(first),
    'memory MiB, second half': Math.round(second),
  });
  if (process.env.DEBUG_LOAD) console.log(memory.map(Math.round).join(' '), [50, 95, 99, 100].map(msAt));
  expect(second).toBeLessThan(MEMORY.ceiling);
  expect(second / first).toBeLessThan(MEMORY.growth);
  expect(await relay.end('SIGTERM')).toBe(0);
});
