import { expect, test } from 'vitest';
import { monthsBefore } from './upkeep.ts';

const before = (now: string, months: number) => monthsBefore(new Date(now), months).toISOString();

test.each([
  ['2026-11-21T08:30:00.000Z', 24, '2024-11-21T08:30:00.000Z'],
  ['2026-03-31T00:00:00.000Z', 1, '2026-02-28T00:00:00.000Z'],
  ['2024-03-31T12:00:00.000Z', 1, '2024-02-29T12:00:00.000Z'],
  ['2024-02-29T12:00:00.000Z', 12, '2023-02-28T12:00:00.000Z'],
  ['2026-01-15T00:00:00.000Z', 2, '2025-11-15T00:00:00.000Z'],
  ['2026-12-31T00:00:00.000Z', 13, '2025-11-30T00:00:00.000Z'],
])('%s less %i months is %s', (now, months, then) => expect(before(now, months)).toBe(then));
