import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { JOIN, submission } from '../../tests/support/lead-form.ts';
import { temporaryFolder } from '../../tests/support/mini-site.ts';
import { leadsEn } from '../messages/leads/en.ts';
import { openJournal } from '../relay/journal.ts';
import type { Mail, Sender } from '../relay/mail/sender.ts';
import type { Visit } from '../relay/types.ts';
import { createMonthlyReport } from './monthly.ts';
import { readReport } from './report.ts';

const ZURICH = 'Europe/Zurich';
const APRIL = { from: '2030-04-01', to: '2030-04-30', timeZone: ZURICH, form: JOIN.action };

function setUp() {
  const journal = openJournal(join(temporaryFolder(), 'leads.sqlite'));
  onTestFinished(() => journal.close());
  const receive = (name: string, at: string, visit: Visit = {}, more: Parameters<typeof submission>[2] = {}) =>
    journal.receive(submission(name, Date.parse(at), { ...visit, ...more }), Date.parse(at)).id;
  return { journal, receive };
}

test('pages are counted by inquiries and calls, the best first, and hosts by inquiries', () => {
  const { journal, receive } = setUp();
  receive('Ann', '2030-04-02T10:00:00Z', { landedOn: '/gold/', referrer: 'search.example' });
  receive('Bob', '2030-04-03T10:00:00Z', { landedOn: '/gold/' });
  receive('Cy', '2030-04-03T11:00:00Z', { landedOn: '/', referrer: 'search.example' });
  receive('Di', '2030-04-04T10:00:00Z');
  for (const page of ['/silver/', '/silver/', '/']) journal.countCall('2030-04-09', page);
  expect(readReport(journal, APRIL)).toEqual({
    report: {
      from: '2030-04-01',
      to: '2030-04-30',
      pages: [
        { url: '/gold/', inquiries: 2, calls: 0 },
        { url: '/', inquiries: 1, calls: 1 },
        { url: '/silver/', inquiries: 0, calls: 2 },
      ],
      referrers: [{ host: 'search.example', inquiries: 2 }],
    },
    unplaced: 1,
  });
});

test('a day is one of the place where the site is at home', () => {
  const { journal, receive } = setUp();
  receive('last of March', '2030-03-31T21:59:59Z', { landedOn: '/' });
  receive('first of April', '2030-03-31T22:00:00Z', { landedOn: '/' });
  receive('last of April', '2030-04-30T21:59:59Z', { landedOn: '/' });
  receive('first of May', '2030-04-30T22:00:00Z', { landedOn: '/' });
  journal.countCall('2030-03-31', '/');
  journal.countCall('2030-04-30', '/');
  expect(readReport(journal, APRIL).report.pages).toEqual([{ url: '/', inquiries: 2, calls: 1 }]);
});

test('other forms, and what is held back, are no inquiries', () => {
  const { journal, receive } = setUp();
  receive('a robot', '2030-04-02T10:00:00Z', { landedOn: '/' }, { state: 'flagged' });
  receive('a reader', '2030-04-02T10:00:00Z', { landedOn: '/' }, { form: { ...JOIN, action: '/api/news' } });
  expect(readReport(journal, APRIL).report.pages).toEqual([]);
});

test('with an inquiry goes what it said of its visit; sums of calls stay, and hold no person', () => {
  const { journal, receive } = setUp();
  const id = receive('Ann', '2030-04-02T10:00:00Z', { landedOn: '/gold/', referrer: 'search.example' });
  journal.countCall('2030-04-02', '/gold/');
  expect(journal.get(id)).toMatchObject({ landedOn: '/gold/', referrer: 'search.example' });
  journal.forgetOne(id);
  const { report } = readReport(journal, APRIL);
  expect(report).toMatchObject({ pages: [{ url: '/gold/', inquiries: 0, calls: 1 }], referrers: [] });
  expect(journal.database.prepare('SELECT * FROM journal_calls').all([])).toEqual([
    { day: '2030-04-02', page: '/gold/', taps: 1 },
  ]);
  expect(journal.forgetCalls('2030-04-03')).toBe(1);
});

/** A relay that looks again and again whether a month is over, and the mails that it has sent. */
function owner() {
  const { journal, receive } = setUp();
  const mails: Mail[] = [];
  const clock = { now: Date.parse('2030-03-20T12:00:00Z'), isDown: false };
  const sender: Pick<Sender, 'send'> = {
    send: async (mail) => {
      if (clock.isDown) return { kind: 'later', cause: 'ECONNREFUSED' };
      mails.push(mail);
      return { kind: 'delivered' };
    },
  };
  const options = { journal, sender, timeZone: ZURICH, form: JOIN.action, words: leadsEn.report, log: () => {} };
  const start = () => createMonthlyReport({ ...options, now: () => clock.now });
  const at = (moment: string) => {
    clock.now = Date.parse(moment);
  };
  return { journal, receive, mails, clock, start, at };
}

test('the owner gets one mail a month, from a relay that was started again too', async () => {
  const { receive, mails, start, at } = owner();
  await start()();
  receive('Ann', '2030-04-02T10:00:00Z', { landedOn: '/gold/', referrer: 'search.example' });
  at('2030-03-31T21:00:00Z');
  await start()();
  expect(mails, 'the month is not over').toEqual([]);
  at('2030-05-01T06:00:00Z');
  const look = start();
  await look();
  await look();
  await start()();
  at('2030-05-31T20:00:00Z');
  await look();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ id: 'report.2030-04', subject: 'Website: 1 inquiry and 0 calls last month' });
  expect(mails[0]?.text).toContain('From 2030-04-01 to 2030-04-30: 1 inquiry and 0 calls.');
  expect(mails[0]?.text).toContain('/gold/');
  expect(mails[0]?.text, 'nothing personal').not.toMatch(/Ann|@/);
  at('2030-05-31T22:00:00Z');
  await look();
  expect(mails).toHaveLength(2);
});

test('a mail that cannot be sent is tried again at the next look', async () => {
  const { mails, clock, start, at } = owner();
  const look = start();
  await look();
  at('2030-04-01T06:00:00Z');
  clock.isDown = true;
  await look();
  clock.isDown = false;
  await look();
  expect(mails).toHaveLength(1);
});

test('a clock that was wrong by years does not silence the mails for years', async () => {
  const { mails, start, at } = owner();
  const look = start();
  at('2040-03-20T12:00:00Z');
  await look();
  at('2030-03-21T12:00:00Z');
  await look();
  at('2030-04-02T12:00:00Z');
  await look();
  expect(mails).toHaveLength(1);
});
