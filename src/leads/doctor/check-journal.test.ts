import { expect, test } from 'vitest';
import type { Journal } from '../journal.ts';
import type { Lead } from '../types.ts';
import { checkLeads, checkQuota } from './check-journal.ts';

const NOW = Date.parse('2025-01-14T12:00:00Z');

const leadOf = (state: Lead['state'], minutesAgo: number): Lead => ({
  id: state,
  form: '/api/join',
  table: 'Members',
  fields: {},
  state,
  remarks: [],
  receivedAt: new Date(NOW - minutesAgo * 60_000).toISOString(),
  attempts: 0,
  unanswered: false,
  mail: {},
});

/** Answers as far as these tests ask. */
const journalOf = (leads: readonly Lead[]) =>
  ({
    list: ({ states } = {}) => leads.filter(({ state }) => states?.includes(state)),
    count: () => Object.fromEntries(leads.map(({ state }) => [state, 1])),
  }) as Pick<Journal, 'list' | 'count'>;

const found = (...leads: Lead[]) => checkLeads(journalOf(leads), NOW).map(({ level, code }) => `${level} ${code}`);

test.each([
  [799, 'fine'],
  [800, 'warning'],
  [999, 'warning'],
  [1000, 'error'],
])('of a thousand requests in a month, %i are %s', (calls, level) => {
  expect(checkQuota(calls, 1000).level).toBe(level);
});

test('what waits is on its way for an hour, and stuck after that', () => {
  expect(found(leadOf('received', 60), leadOf('received', 1))).toEqual(['warning leads-waiting', 'fine journal-fine']);
  expect(found(leadOf('sending', 61), leadOf('received', 1))).toEqual(['error leads-waiting', 'fine journal-fine']);
});

test('what arrived asks for nothing, and what is held back for a look', () => {
  expect(found(leadOf('delivered', 999))).toEqual(['fine journal-fine']);
  expect(found(leadOf('flagged', 1))).toEqual(['warning leads-flagged', 'fine journal-fine']);
});
