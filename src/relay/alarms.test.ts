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
  return { journal, watch, mails, clock, options, check: createAlarms(options) };
}

const receive = ({ journal }: ReturnType<typeof setUp>, name: string) => journal.receive(submission(name, NOON), NOON);

test('an inquiry that has waited for over an hour raises an alarm, and a more recent one does not', async () => {
  const relay = setUp();
  receive(relay, 'Ann');
  relay.clock.now = NOON + HOUR;
  await relay.check();
  expect(relay.mails).toEqual([]);
  relay.clock.now = NOON + HOUR + 1;
  await relay.check();
  expect(relay.mails.map(({ subject }) => subject)).toEqual([alarmsEn.waiting.subject]);
  expect(relay.mails[0]?.text, 'nothing personal').not.toMatch(/Ann|example/);
});

test('the same cause is reported once a day, even across restarts', async () => {
  const relay = setUp();
  relay.watch.note('copy', true);
  await relay.check();
  await createAlarms(relay.options)();
  relay.clock.now += 23 * HOUR;
  await relay.check();
  expect(relay.mails).toHaveLength(1);
  relay.clock.now += HOUR;
  await relay.check();
  expect(relay.mails).toHaveLength(2);
  relay.watch.note('copy', false);
  relay.clock.now += 24 * HOUR;
  await relay.check();
  expect(relay.mails).toHaveLength(2);
});

test('an alarm that could not be sent is retried after an hour', async () => {
  const relay = setUp({ works: false });
  relay.watch.note('copy', true);
  await relay.check();
  relay.clock.now += HOUR / 2;
  await relay.check();
  expect(relay.mails).toHaveLength(1);
  relay.clock.now += HOUR / 2;
  await relay.check();
  expect(relay.mails).toHaveLength(2);
});

test.each([
  ['store', 'key'],
  ['notice', 'login'],
  ['confirmation', 'login'],
] as const)('a key or password refused by the %s is reported until it is accepted', (channel, trouble) => {
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

test('a mail that waits because mail was switched off is not reported', () => {
  const { journal, watch } = setUp({ channels: ['store'] });
  const { id } = journal.receive(submission('Ann', NOON, { mail: ['notice'] }), NOON);
  journal.claim('notice', NOON, HOUR);
  journal.settle('notice', id, { kind: 'later', cause: 'EAUTH', barred: true }, NOON, NOON);
  expect(watch.troubles(NOON)).toEqual([]);
});

test('a journal at four fifths of its quota is reported', () => {
  const relay = setUp({ quota: 60_000 });
  expect(relay.watch.troubles(NOON)).toEqual(['full']);
});

test('a webhook call is signed', async () => {
  const calls: { headers: Record<string, unknown>; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    calls.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const relay = setUp();
  const hook = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, secret: 'of the owner' };
  relay.watch.note('copy', true);
  await createAlarms({ ...relay.options, sender: undefined, hook })();
  const [{ headers, body } = { headers: {}, body: '' }] = calls;
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const signature = createHmac('sha256', hook.secret).update(signed).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  expect(JSON.parse(body)).toEqual({ event: 'alarm', cause: 'copy', ...alarmsEn.copy, at: '2030-05-06T12:00:00.000Z' });
});
