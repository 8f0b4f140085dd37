import { expect, test } from 'vitest';
import { openedJournal } from '../../../tests/support/journal.ts';
import { submission } from '../../../tests/support/lead-form.ts';
import { wordsIn } from '../../base/words.ts';
import type { Journal } from '../journal/journal.ts';
import type { Mail, Sender } from '../mail/sender.ts';
import type { Channel, Delivery } from '../types.ts';
import { ALARM_WORDS } from '../words/alarms.ts';
import { createAlarms } from './alarms.ts';
import { createWatch } from './watch.ts';

const words = wordsIn(ALARM_WORDS, 'en');

const NOON = Date.parse('2030-05-06T12:00:00.000Z');
const HOUR = 60 * 60_000;

const ALL: readonly Channel[] = ['store', 'notice', 'confirmation'];

function setUp({ quota = 1e9, works = true, channels = ALL } = {}) {
  const journal = openedJournal(undefined, { quota });
  const mails: Mail[] = [];
  const sender: Sender = {
    send: async (mail) => {
      mails.push(mail);
      return works ? { kind: 'delivered' } : { kind: 'later', cause: 'ECONNREFUSED' };
    },
    verify: async () => undefined,
  };
  const watch = createWatch({ journal, channels, describe: String, log: () => {} });
  const clock = { now: NOON };
  const options = { watch, journal, sender, words, log: () => {}, now: () => clock.now };
  return { journal, watch, mails, clock, options, check: createAlarms(options) };
}

/** What stops the daily backup. */
const NO_FOLDER = Object.assign(new Error('not a directory'), { code: 'ENOTDIR' });

const receive = ({ journal }: { readonly journal: Journal }, name: string) =>
  journal.receive(submission(name, NOON), NOON);

/** Claims a lead, which must be due, and records the outcome. */
function settle(journal: Journal, channel: Channel, id: string, delivery: Delivery): void {
  journal.claim(channel, NOON, HOUR);
  journal.settle(channel, id, delivery, NOON, NOON);
}

test('an inquiry that has waited for over an hour raises an alarm, and a more recent one does not', async () => {
  const relay = setUp();
  receive(relay, 'Ann');
  relay.clock.now = NOON + HOUR;
  await relay.check();
  expect(relay.mails).toEqual([]);
  relay.clock.now = NOON + HOUR + 1;
  await relay.check();
  expect(relay.mails.map(({ subject }) => subject)).toEqual([`Website: ${words.waiting.subject}`]);
  expect(relay.mails[0]?.text, 'nothing personal').not.toMatch(/Ann|example/);
});

test('an inquiry that has waited since the clock was a year ahead raises an alarm', async () => {
  const relay = setUp();
  receive(relay, 'Ann');
  relay.clock.now = NOON - 365 * 24 * HOUR;
  await relay.check();
  expect(relay.mails.map(({ subject }) => subject)).toEqual([`Website: ${words.waiting.subject}`]);
});

test('the same cause is reported once a day, even across restarts', async () => {
  const relay = setUp();
  relay.watch.failed('copy', NO_FOLDER);
  await relay.check();
  await createAlarms(relay.options)();
  relay.clock.now += 23 * HOUR;
  await relay.check();
  expect(relay.mails).toHaveLength(1);
  relay.clock.now += HOUR;
  await relay.check();
  expect(relay.mails).toHaveLength(2);
  relay.watch.worked('copy');
  relay.clock.now += 24 * HOUR;
  await relay.check();
  expect(relay.mails).toHaveLength(2);
});

test('an alarm that could not be sent is retried after an hour', async () => {
  const relay = setUp({ works: false });
  relay.watch.failed('copy', NO_FOLDER);
  await relay.check();
  relay.clock.now += HOUR / 2;
  await relay.check();
  expect(relay.mails).toHaveLength(1);
  relay.clock.now += HOUR / 2;
  await relay.check();
  expect(relay.mails).toHaveLength(2);
});

test.each([
  ['store', 'refused'],
  ['notice', 'mailbox'],
  ['confirmation', 'mailbox'],
] as const)('a key or password refused by the %s is reported until it is accepted', (channel, trouble) => {
  const { journal, watch } = setUp();
  const { id } = journal.receive(submission('Ann', NOON, { mail: ['notice', 'confirmation'] }), NOON);
  settle(journal, channel, id, { kind: 'later', cause: 'refused', barred: true });
  expect(watch.troubles(NOON)).toEqual([trouble]);
  settle(journal, channel, id, { kind: 'delivered' });
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

test('what the database refuses is told with cause and remedy, until the database accepts it', async () => {
  const { journal, watch, mails, check } = setUp();
  const { id } = receive({ journal }, 'Ann');
  settle(journal, 'store', id, { kind: 'later', cause: '422 UNKNOWN_FIELD_NAME: "Phone"', barred: true });
  expect(watch.troubles(NOON)).toEqual(['refused']);
  await check();
  const [mail] = mails;
  expect(mail?.subject).toContain('refuses inquiries');
  for (const part of ['“Members to be”, 1 entry', '422 UNKNOWN_FIELD_NAME: "Phone"', 'Create the column', 'by itself'])
    expect(mail?.text).toContain(part);
  expect(mail?.text, 'nothing personal').not.toMatch(/Ann|example/);
  settle(journal, 'store', id, { kind: 'delivered' });
  expect(watch.troubles(NOON)).toEqual([]);
});

test('a mailbox of the staff that refuses notices is told, and a misspelt one of a visitor is not', () => {
  const { journal, watch } = setUp();
  const { id } = journal.receive(submission('Ann', NOON, { mail: ['notice', 'confirmation'] }), NOON);
  settle(journal, 'store', id, { kind: 'delivered' });
  settle(journal, 'confirmation', id, { kind: 'refused', cause: 'EENVELOPE 550 RCPT TO' });
  expect(watch.troubles(NOON + HOUR / 2)).toEqual([]);
  settle(journal, 'notice', id, { kind: 'later', cause: 'EENVELOPE 550 RCPT TO', barred: true, alone: true });
  expect(watch.troubles(NOON)).toEqual(['mailbox']);
  expect(journal.list({ attention: true })).toMatchObject([{ id, mail: { notice: 'failed' } }]);
  expect(journal.get(id)?.noticeCause).toBe('EENVELOPE 550 RCPT TO');
});

test('one of several mailboxes that refuses notices is told until it accepts one', async () => {
  const { watch, mails, check } = setUp();
  watch.settled('notice', { kind: 'delivered', cause: 'refused for 1 of 2' });
  expect(watch.troubles(NOON)).toEqual(['address']);
  await check();
  expect(mails[0]?.text).toContain('MAIL_TO');
  watch.settled('confirmation', { kind: 'delivered' });
  expect(watch.troubles(NOON)).toEqual(['address']);
  watch.settled('notice', { kind: 'delivered' });
  expect(watch.troubles(NOON)).toEqual([]);
});

test('a notice that has waited for over an hour is told', () => {
  const { journal, watch } = setUp();
  const { id } = journal.receive(submission('Ann', NOON, { mail: ['notice'] }), NOON);
  settle(journal, 'store', id, { kind: 'delivered' });
  expect(watch.troubles(NOON + HOUR)).toEqual([]);
  expect(watch.troubles(NOON + HOUR + 1)).toEqual(['unsent']);
});
