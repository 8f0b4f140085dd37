import { describe, expect, test } from 'vitest';
import { clockIn, dayIn, daysAfter, daysBetween, isDay, monthsBefore, startOf } from './day.ts';

describe('a calendar day', () => {
  test.each(['2026-12-01', '2028-02-29', '2026-01-31'])('%s exists', (day) => expect(isDay(day)).toBe(true));

  test.each(['2026-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '1.12.2026', '2026-12-1', ''])(
    '«%s» does not',
    (day) => expect(isDay(day)).toBe(false),
  );

  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('%s plus %i days is %s', (day, days, result) => {
    expect(daysAfter(day, days)).toBe(result);
    expect(daysBetween(day, result)).toBe(days);
  });
});

describe('today', () => {
  test('depends on the time zone', () => {
    const time = new Date('2026-11-30T23:30:00Z');
    expect(dayIn('UTC', time)).toBe('2026-11-30');
    expect(dayIn('Europe/Zurich', time)).toBe('2026-12-01');
    expect(dayIn('Pacific/Auckland', time)).toBe('2026-12-01');
  });
});

test.each([
  ['2026-11-21T09:32:05Z', '2026-11-21 10:32:05'],
  ['2026-07-01T22:00:00Z', '2026-07-02 00:00:00'],
  ['2026-10-25T00:59:59Z', '2026-10-25 02:59:59'],
  ['2026-10-25T01:00:00Z', '2026-10-25 02:00:00'],
])('at %s, a clock shows %s', (time, shown) => expect(clockIn('Europe/Zurich')(Date.parse(time))).toBe(shown));

const monthsEarlier = (now: string, months: number) => monthsBefore(new Date(now), months).toISOString();

test.each([
  ['2026-11-21T08:30:00.000Z', 24, '2024-11-21T08:30:00.000Z'],
  ['2026-03-31T00:00:00.000Z', 1, '2026-02-28T00:00:00.000Z'],
  ['2024-03-31T12:00:00.000Z', 1, '2024-02-29T12:00:00.000Z'],
  ['2024-02-29T12:00:00.000Z', 12, '2023-02-28T12:00:00.000Z'],
  ['2026-01-15T00:00:00.000Z', 2, '2025-11-15T00:00:00.000Z'],
  ['2026-12-31T00:00:00.000Z', 13, '2025-11-30T00:00:00.000Z'],
])('%s minus %i months is %s', (now, months, result) => expect(monthsEarlier(now, months)).toBe(result));

test.each([
  ['2030-04-01', 'Europe/Zurich', '2030-03-31T22:00:00.000Z'],
  ['2030-01-01', 'Europe/Zurich', '2029-12-31T23:00:00.000Z'],
  ['2030-01-01', 'UTC', '2030-01-01T00:00:00.000Z'],
  ['2030-01-01', 'Pacific/Kiritimati', '2029-12-31T10:00:00.000Z'],
  ['2030-01-01', 'America/Los_Angeles', '2030-01-01T08:00:00.000Z'],
])('%s begins in %s at %s', (day, timeZone, time) => expect(new Date(startOf(day, timeZone)).toISOString()).toBe(time));
