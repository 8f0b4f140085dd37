import { expect, test } from 'vitest';
import { openedJournal } from '../../../tests/support/journal.ts';
import { JOIN, submission } from '../../../tests/support/lead-form.ts';
import type { VisitStart } from '../types.ts';
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
