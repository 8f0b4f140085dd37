import { expect, test } from 'vitest';
import { createReplyTime } from './reply-time.ts';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const time = createReplyTime(
  {
    minutes: 120,
    hours: [
      { days: WEEK, opens: '07:30', closes: '18:00' },
      { days: ['Saturday'], opens: '08:00', closes: '13:00' },
    ],
  },
  'Europe/Zurich',
);

/** A moment in summer time: Monday is 6 May 2030. */
const at = (moment: string) => Date.parse(`2030-05-${moment}:00+02:00`);

test.each([
  ['06T09:00', '06T10:29', 'fine', 89],
  ['06T09:00', '06T10:30', 'soon', 90],
  ['06T09:00', '06T11:00', 'late', 120],
  ['06T17:30', '06T20:00', 'closed', 30],
  ['06T17:30', '07T08:00', 'fine', 60],
  ['06T17:30', '07T09:00', 'late', 120],
  ['06T09:00', '06T22:00', 'late', 540],
  ['04T12:00', '05T10:00', 'closed', 60],
  ['04T12:00', '06T08:00', 'soon', 90],
])('an inquiry of %s, within the office hours, is at %s %s', (received, now, urgency, minutes) => {
  expect(time.waiting(at(received), at(now))).toMatchObject({ urgency, minutes });
});

test('an inquiry of the night waits until the office opens', () => {
  expect(time.waiting(at('05T22:00'), at('05T23:00'))).toEqual({
    urgency: 'closed',
    minutes: 0,
    opensAt: at('06T07:30'),
  });
});

test('an answer is due within the promised office time', () => {
  expect(time.dueAt(at('06T09:12'))).toBe(at('06T11:12'));
  expect(time.dueAt(at('04T12:00'))).toBe(at('06T08:30'));
  expect(time.dueAt(at('05T22:00'))).toBe(at('06T09:30'));
});

test('an answer is due after the holidays', () => {
  const hours = [{ days: WEEK, opens: '07:30', closes: '18:00' }];
  const closedOn = ['2030-05-06', '2030-05-07'];
  const withHolidays = createReplyTime({ minutes: 120, hours, closedOn }, 'Europe/Zurich');
  expect(withHolidays.dueAt(at('04T12:00'))).toBe(at('08T09:30'));
  expect(withHolidays.waiting(at('06T09:00'), at('07T16:00'))).toMatchObject({ urgency: 'closed', minutes: 0 });
  expect(withHolidays.nextOpenDay('2030-05-05')).toBe('2030-05-08');
});

test('an answer is due after closing for a month', () => {
  const closedOn = Array.from({ length: 31 }, (_, day) => `2030-05-${String(day + 1).padStart(2, '0')}`);
  const hours = [{ days: WEEK, opens: '07:30', closes: '18:00' }];
  const dueAt = createReplyTime({ minutes: 120, hours, closedOn }, 'Europe/Zurich').dueAt(at('02T09:00'));
  expect(new Date(dueAt).toISOString()).toBe('2030-06-03T07:30:00.000Z');
});

test('hours follow the clock when daylight saving time begins and ends', () => {
  const always = createReplyTime(
    { minutes: 60, hours: [{ days: ['Sunday'], opens: '08:00', closes: '09:00' }] },
    'Europe/Zurich',
  );
  expect(always.waiting(Date.parse('2030-03-31T00:00:00Z'), Date.parse('2030-03-31T00:30:00Z')).opensAt).toBe(
    Date.parse('2030-03-31T06:00:00Z'),
  );
  expect(always.waiting(Date.parse('2030-10-27T00:00:00Z'), Date.parse('2030-10-27T00:30:00Z')).opensAt).toBe(
    Date.parse('2030-10-27T07:00:00Z'),
  );
});

test('without office hours, time always counts', () => {
  const always = createReplyTime({ minutes: 60, hours: [] }, 'UTC');
  expect(always.waiting(at('05T22:00'), at('05T23:30'))).toEqual({ urgency: 'late', minutes: 90 });
  expect(always.nextOpenDay('2030-05-05')).toBe('2030-05-06');
});

test('the next open day skips the weekend', () => {
  expect(['2030-05-03', '2030-05-04'].map(time.nextOpenDay)).toEqual(['2030-05-04', '2030-05-06']);
});
