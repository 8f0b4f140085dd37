import { describe, expect, test } from 'vitest';
import { ALWAYS, nextChange, periodOf, visibilityOn } from './visibility.ts';

const season = periodOf({ from: '2026-12-01', until: '2027-01-15' });

describe('a page with a first and a last day', () => {
  test.each([
    ['2026-11-30', 'scheduled'],
    ['2026-12-01', 'public'],
    ['2027-01-15', 'public'],
    ['2027-01-16', 'expired'],
  ])('is on %s %s', (day, kind) => expect(visibilityOn(season, day).kind).toBe(kind));

  test('is public where no day is known', () => expect(visibilityOn(season, undefined).kind).toBe('public'));
});

describe('a page with a field of its own for its first day', () => {
  const dated = (more: object) => visibilityOn(periodOf({ date: '2026-12-01', ...more }, 'date'), '2026-11-30');

  test('waits for that day', () => {
    expect(dated({})).toEqual({ kind: 'scheduled', from: '2026-12-01', field: 'date' });
    expect(periodOf({ date: '2026-12-01' })).toEqual(ALWAYS);
  });

  test('waits for the later of two days', () => {
    expect(dated({ from: '2026-12-24' })).toEqual({ kind: 'scheduled', from: '2026-12-24', field: 'from' });
    expect(dated({ from: '2026-11-01' })).toEqual({ kind: 'scheduled', from: '2026-12-01', field: 'date' });
    expect(dated({ date: 'soon', from: '2026-11-01' })).toEqual({ kind: 'public' });
  });
});

test('an end before the beginning hides nothing: it is a mistake of its own', () => {
  const reversed = periodOf({ from: '2027-01-15', until: '2026-12-01' });
  for (const day of ['2026-01-01', '2026-12-24', '2028-01-01']) expect(visibilityOn(reversed, day).kind).toBe('public');
});

test('a draft stays one whatever its dates say', () => {
  const draft = periodOf({ draft: true, from: '2026-12-01' });
  expect(visibilityOn(draft, '2026-12-24').kind).toBe('draft');
  expect(visibilityOn(draft, undefined).kind).toBe('draft');
});

test.each([
  ['dates that do not exist', { from: '2026-02-30', until: 'soon' }],
  ['values of another kind', { draft: 'yes', from: 20261201 }],
  ['data that is no mapping', ['draft']],
  ['no data', undefined],
])('%s count as absent', (_name, data) => expect(periodOf(data)).toEqual({ draft: false }));

describe('the next change', () => {
  test('is the nearest beginning, or the day after the nearest end', () => {
    expect(nextChange([season], '2026-11-01')).toBe('2026-12-01');
    expect(nextChange([season], '2026-12-01')).toBe('2027-01-16');
    expect(nextChange([periodOf({ until: '2026-12-24' }), season], '2026-12-01')).toBe('2026-12-25');
  });

  test('never comes where everything has happened, or is a draft', () => {
    expect(nextChange([season], '2027-01-16')).toBeUndefined();
    expect(nextChange([periodOf({ draft: true, from: '2027-12-01' })], '2026-11-01')).toBeUndefined();
  });
});
