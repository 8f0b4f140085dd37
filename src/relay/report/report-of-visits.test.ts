import { expect, test } from 'vitest';
import { openedJournal } from '../../../tests/support/journal.ts';
import { JOIN, submission } from '../../../tests/support/lead-form.ts';
import { wordsIn } from '../../base/words.ts';
import type { Mail, Sender } from '../mail/sender.ts';
import type { VisitStart } from '../types.ts';
import { LEADS_WORDS } from '../words/leads.ts';
import { createMonthlyReport } from './monthly.ts';
import { readReport } from './report.ts';

const ZURICH = 'Europe/Zurich';
const APRIL = { from: '2030-04-01', to: '2030-04-30', timeZone: ZURICH, form: JOIN.action };

function setUp() {
  const journal = openedJournal();
  const receive = (name: string, at: string, visit: VisitStart = {}, more: Parameters<typeof submission>[2] = {}) =>
    journal.receive(submission(name, Date.parse(at), { ...visit, ...more }), Date.parse(at)).id;
  return { journal, receive };
}

test('days are those of the time zone of the site', () => {
  const { journal, receive } = setUp();
  receive('last of March', '2030-03-31T21:59:59Z', { landedOn: '/' });
  receive('first of April', '2030-03-31T22:00:00Z', { landedOn: '/' });
  receive('last of April', '2030-04-30T21:59:59Z', { landedOn: '/' });
  receive('first of May', '2030-04-30T22:00:00Z', { landedOn: '/' });
  journal.countCall('2030-03-31', '/');
  journal.countCall('2030-04-30', '/');
  expect(readReport(journal, APRIL).report.pages).toEqual([{ url: '/', inquiries: 2, calls: 1 }]);
});

test('other forms and flagged leads do not count as inquiries', () => {
  const { journal, receive } = setUp();
  receive('a robot', '2030-04-02T10:00:00Z', { landedOn: '/' }, { state: 'flagged' });
  receive('a reader', '2030-04-02T10:00:00Z', { landedOn: '/' }, { form: { ...JOIN, action: '/api/news' } });
  expect(readReport(journal, APRIL).report.pages).toEqual([]);
});

test('an inquiry is deleted with its visit; totals of calls stay, without personal data', () => {
  const { journal, receive } = setUp();
  const id = receive('Ann', '2030-04-02T10:00:00Z', { landedOn: '/gold/', referrer: 'search.example' });
  journal.countCall('2030-04-02', '/gold/');
  expect(journal.get(id)).toMatchObject({ landedOn: '/gold/', referrer: 'search.example' });
  journal.forgetOne(id);
  const { report } = readReport(journal, APRIL);
  expect(report).toMatchObject({ pages: [{ url: '/gold/', inquiries: 0, calls: 1 }], referrers: [] });
  expect(journal.database.all('SELECT * FROM journal_calls')).toEqual([{ day: '2030-04-02', page: '/gold/', taps: 1 }]);
  expect(journal.forgetCalls('2030-04-03')).toBe(1);
});

/** Sets up monthly reports with a clock, and records the mails sent. */
function setUpReports(isUncounted = false) {
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
  const options = {
    journal,
    sender,
    timeZone: ZURICH,
    form: isUncounted ? undefined : JOIN.action,
    words: wordsIn(LEADS_WORDS, 'en').report,
    titleOf: (url: string) => (url === '/gold/' ? 'The gold cup' : url),
    log: () => {},
  };
  const start = () => createMonthlyReport({ ...options, now: () => clock.now });
  const at = (moment: string) => {
    clock.now = Date.parse(moment);
  };
  return { journal, receive, mails, clock, start, at };
}

test('the owner gets one mail a month, even across restarts', async () => {
  const { receive, mails, start, at } = setUpReports();
  await start()();
  receive('Ann', '2030-04-02T10:00:00Z', { landedOn: '/gold/', referrer: 'search.example' });
  at('2030-03-31T21:00:00Z');
  await start()();
  expect(mails, 'the month is not over').toEqual([]);
  at('2030-05-01T06:00:00Z');
  const check = start();
  await check();
  await check();
  await start()();
  at('2030-05-31T20:00:00Z');
  await check();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ id: 'report.2030-04', subject: 'Website: 1 inquiry and 0 calls last month' });
  expect(mails[0]?.text).toContain('2030-04-01 to 2030-04-30\nInquiries: 1, before 0\nCalls: 0, before 0');
  expect(mails[0]?.text).toContain('The gold cup: Inquiries 1, before 0, Calls 0, before 0');
  expect(mails[0]?.text, 'names no document in German').not.toContain('.md');
  expect(mails[0]?.text, 'nothing personal').not.toMatch(/Ann|@/);
  at('2030-05-31T22:00:00Z');
  await check();
  expect(mails).toHaveLength(2);
});

test('a site that counts no visits reports inquiries alone', async () => {
  const { receive, mails, start, at } = setUpReports(true);
  await start()();
  receive('Ann', '2030-04-02T10:00:00Z');
  at('2030-05-01T06:00:00Z');
  await start()();
  expect(mails[0]?.subject).toBe('Website: 1 inquiry last month');
  expect(mails[0]?.text).toContain('2030-04-01 to 2030-04-30\nInquiries: 1, before 0\n');
  expect(mails[0]?.text).not.toMatch(/Calls|agreed to the evaluation/);
});

test('a clock that was years ahead does not suppress the mails for years', async () => {
  const { mails, start, at } = setUpReports();
  const check = start();
  at('2040-03-20T12:00:00Z');
  await check();
  at('2030-03-21T12:00:00Z');
  await check();
  at('2030-04-02T12:00:00Z');
  await check();
  expect(mails).toHaveLength(1);
});
