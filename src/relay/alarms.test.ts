import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { submission } from '../../tests/support/lead-form.ts';
import { temporaryFolder } from '../../tests/support/mini-site.ts';
import { alarmsEn } from '../messages/leads/relay-en.ts';
import { createAlarms, createWatch } from './alarms.ts';
import { openJournal } from './journal.ts';
import type { Mail, Sender } from './mail/sender.ts';
import type { Channel, Delivery } from './types.ts';

const NOON = Date.parse('2030-05-06T12:00:00.000Z');
const HOUR = 60 * 60_000;

const ALL: readonly Channel[] = ['store', 'notice', 'confirmation'];

function setUp({ quota = 1e9, works = true, channels = ALL } = {}) {
  const journal = openJournal(join(temporaryFolder(), 'leads.sqlite'), { quota });
  onTestFinished(() => journal.close());
  const mails: Mail[] = [];
  const sender: Sender = {
    send: async (mail) => {
      mails.push(mail);
      return works ? { kind: 'delivered' } : { kind: 'later', cause: 'ECONNREFUSED' };
    },
    verify: async () => undefined,
  };
  const watch = createWatch(journal, channels);
  const clock = { now: NOON };
  const options = { watch, journal, sender, hook: undefined, words: alarmsEn, log: () => {}, now: () => clock.now };
  return { journal, watch, mails, clock, options, look: createAlarms(options) };
}

const receive = ({ journal }: ReturnType<typeof setUp>, name: string) => journal.receive(submission(name, NOON), NOON);

test('an inquiry that has waited for an hour is told, and one that is merely on its way is not', async () => {
  const all = setUp();
  receive(all, 'Ann');
  all.clock.now = NOON + HOUR;
  await all.look();
  expect(all.mails).toEqual([]);
  all.clock.now = NOON + HOUR + 1;
  await all.look();
  expect(all.mails.map(({ subject }) => subject)).toEqual([alarmsEn.waiting.subject]);
  expect(all.mails[0]?.text, 'nothing personal').not.toMatch(/Ann|example/);
});

test('the same cause is told once a day, also by a relay that was started again', async () => {
  const all = setUp();
  all.watch.note('copy', true);
  await all.look();
  await createAlarms(all.options)();
  all.clock.now += 23 * HOUR;
  await all.look();
  expect(all.mails).toHaveLength(1);
  all.clock.now += HOUR;
  await all.look();
  expect(all.mails).toHaveLength(2);
  all.watch.note('copy', false);
  all.clock.now += 24 * HOUR;
  await all.look();
  expect(all.mails).toHaveLength(2);
});

test('an alarm that reached no one is tried again in an hour', async () => {
  const all = setUp({ works: false });
  all.watch.note('copy', true);
  await all.look();
  all.clock.now += HOUR / 2;
  await all.look();
  expect(all.mails).toHaveLength(1);
  all.clock.now += HOUR / 2;
  await all.look();
  expect(all.mails).toHaveLength(2);
});

test.each([
  ['store', 'key'],
  ['notice', 'login'],
  ['confirmation', 'login'],
] as const)('a %s that is refused for its key or password is told until it is taken', (channel, trouble) => {
  const { journal, watch } = setUp();
  const { id } = journal.receive(submission('Ann', NOON, { mail: ['notice', 'confirmation'] }), NOON);
  const settle = (delivery: Delivery) => {
    journal.claim(channel, NOON, HOUR);
    journal.settle(channel, id, delivery, NOON, NOON);
  };
  settle({ kind: 'later', cause: 'refused', barred: true });
  expect(watch.troubles(NOON)).toEqual([trouble]);
  settle({ kind: 'delivered' });
  expect(watch.troubles(NOON)).toEqual([]);
});

test('a mail that waits since mail was switched off is nothing wrong', () => {
  const { journal, watch } = setUp({ channels: ['store'] });
  const { id } = journal.receive(submission('Ann', NOON, { mail: ['notice'] }), NOON);
  journal.claim('notice', NOON, HOUR);
  journal.settle('notice', id, { kind: 'later', cause: 'EAUTH', barred: true }, NOON, NOON);
  expect(watch.troubles(NOON)).toEqual([]);
});

test('a journal at four fifths of its limit is told', () => {
  const all = setUp({ quota: 60_000 });
  expect(all.watch.troubles(NOON)).toEqual(['full']);
});

test('a call is signed, so that who takes it knows that it is ours', async () => {
  const calls: { headers: Record<string, unknown>; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    calls.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const all = setUp();
  const hook = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, secret: 'of the owner' };
  all.watch.note('copy', true);
  await createAlarms({ ...all.options, sender: undefined, hook })();
  const [{ headers, body } = { headers: {}, body: '' }] = calls;
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const signature = createHmac('sha256', hook.secret).update(signed).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  expect(JSON.parse(body)).toEqual({ event: 'alarm', cause: 'copy', ...alarmsEn.copy, at: '2030-05-06T12:00:00.000Z' });
});
