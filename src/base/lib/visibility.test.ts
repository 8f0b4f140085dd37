import { describe, expect, test } from 'vitest';
import { ALWAYS, nextChange, periodOf, visibilityOn } from './visibility.ts';

const season = periodOf({ from: '2026-12-01', until: '2027-01-15' });

test('a page with a first and a last day is public if the current day is unknown', () =>
  expect(visibilityOn(season, undefined).kind).toBe('public'));

describe('a page whose type has its own field for the first day', () => {
  const visibilityWith = (more: object) =>
    visibilityOn(periodOf({ date: '2026-12-01', ...more }, 'date'), '2026-11-30');

  test('waits for that day', () => {
    expect(visibilityWith({})).toEqual({ kind: 'scheduled', from: '2026-12-01', field: 'date' });
    expect(periodOf({ date: '2026-12-01' })).toEqual(ALWAYS);
  });

  test('waits for the later of two days', () => {
    expect(visibilityWith({ from: '2026-12-24' })).toEqual({ kind: 'scheduled', from: '2026-12-24', field: 'from' });
    expect(visibilityWith({ from: '2026-11-01' })).toEqual({ kind: 'scheduled', from: '2026-12-01', field: 'date' });
    expect(visibilityWith({ date: 'soon', from: '2026-11-01' })).toEqual({ kind: 'public' });
  });
});

test('an end before the beginning hides nothing, because it is reported as a mistake', () => {
  const reversed = periodOf({ from: '2027-01-15', until: '2026-12-01' });
  for (const day of ['2026-01-01', '2026-12-24', '2028-01-01']) expect(visibilityOn(reversed, day).kind).toBe('public');
});

test('a draft stays a draft, whatever its dates', () => {
  const draft = periodOf({ draft: true, from: '2026-12-01' });
  expect(visibilityOn(draft, '2026-12-24').kind).toBe('draft');
  expect(visibilityOn(draft, undefined).kind).toBe('draft');
});

test.each([
  ['dates that do not exist', { from: '2026-02-30', until: 'soon' }],
  ['values of the wrong type', { draft: 'yes', from: 20261201 }],
  ['data that is not a mapping', ['draft']],
  ['no data', undefined],
])('%s count as absent', (_name, data) => expect(periodOf(data)).toEqual({ draft: false }));

test('the next change is the next first day, or the day after the next last day', () => {
  expect(nextChange([season], '2026-11-01')).toBe('2026-12-01');
  expect(nextChange([season], '2026-12-01')).toBe('2027-01-16');
  expect(nextChange([periodOf({ until: '2026-12-24' }), season], '2026-12-01')).toBe('2026-12-25');
});
