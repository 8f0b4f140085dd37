import { describe, expect, test } from 'vitest';
import { nextOpening, openingHours, partsOfDay } from './opening-hours.ts';

test('a range of days and of times is parsed', () => {
  expect(openingHours({ days: 'Mo–Fr', time: '7.30–18.00\u00a0Uhr' })).toEqual({
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '07:30',
    closes: '18:00',
  });
});

test.each([
  ['Montag bis Freitag', '07:30 - 18:00 Uhr', 5],
  ['Mo-Fr', '7.30 – 18.00 Uhr', 5],
  ['Di, Do und Sa', '7.30–18.00 Uhr', 3],
  ['Mo.–Mi.', '7.30–18.00 Uhr', 3],
  ['mittwochs', '7.30–18.00 Uhr', undefined],
  ['Mittwoch', '7.30–18.00 Uhr', 1],
  ['Sa/So', '7.30–18.00 Uhr', 2],
  ['Sa & So', '7.30–18.00 Uhr', 2],
  ['Sa + So', '7.30–18.00 Uhr', 2],
  ['Mo–Do sowie Sa', '7.30–18.00 Uhr', 5],
  ['Fr–Mo', '7.30–18.00 Uhr', 4],
  ['Täglich', '7.30–18.00 Uhr', 7],
  ['täglich ausser So', '7.30–18.00 Uhr', undefined],
])('«%s %s» is parsed however it is written', (days, time, count) => {
  const open = openingHours({ days, time });
  expect(open?.days.length).toBe(count);
  if (open) expect(open).toMatchObject({ opens: '07:30', closes: '18:00' });
});

test('around the clock is a time', () => {
  for (const time of ['rund um die Uhr', 'Rund um die Uhr'])
    expect(openingHours({ days: 'täglich', time })).toMatchObject({ opens: '00:00', closes: '24:00' });
});

test.each([
  ['So', 'Notfälle nach Vereinbarung'],
  ['Feiertage', '8.00–12.00 Uhr'],
  ['Mo–Fr', 'ab 8.00 Uhr'],
])('«%s %s» has no machine-readable form', (days, time) => {
  expect(openingHours({ days, time })).toBeUndefined();
});

describe('the parts of a day', () => {
  const partsFor = (time: string) => partsOfDay([{ days: 'Mo–Fr', time }], 'geschlossen');

  test('end at closing time', () => {
    expect(partsFor('7.30–18.00 Uhr')).toEqual({
      morning: '7.30–12.00\u00a0Uhr',
      afternoon: '12.00–17.00\u00a0Uhr',
      evening: '17.00–18.00\u00a0Uhr',
    });
  });

  test('have words while the office is closed', () => {
    expect(partsFor('13.00–17.00 Uhr')).toEqual({
      morning: 'geschlossen',
      afternoon: '13.00–17.00\u00a0Uhr',
      evening: 'geschlossen',
    });
    expect(Object.values(partsFor('nach Vereinbarung'))).toEqual(['geschlossen', 'geschlossen', 'geschlossen']);
  });

  test('go on after a break at noon', () => {
    const times = ['7.30–11.45 Uhr', '13.30–18.00 Uhr'].map((time) => ({ days: 'Mo–Fr', time }));
    expect(partsOfDay([...times, { days: 'Sa', time: '8.00–16.00 Uhr' }], 'geschlossen')).toEqual({
      morning: '7.30–11.45\u00a0Uhr',
      afternoon: '13.30–17.00\u00a0Uhr',
      evening: '17.00–18.00\u00a0Uhr',
    });
  });
});

describe('the office', () => {
  const hours = [
    { days: 'Mo–Fr', time: '7.30–18.00 Uhr' },
    { days: 'Sa', time: '8.00–13.00 Uhr' },
  ].flatMap((line) => openingHours(line) ?? []);
  const july = Array.from({ length: 15 }, (_, day) => `2027-07-${day + 17}`);
  const closedOn = ['2026-12-25', ...july];

  test.each([
    ['on a Tuesday at noon in summer', '2026-07-07T10:00:00Z', undefined],
    ['as it opens in winter', '2026-12-01T06:30:00Z', undefined],
    ['before it opens', '2026-12-01T05:00:00Z', { day: 'heute', opens: '07:30' }],
    ['as it closes', '2026-12-01T17:00:00Z', { day: 'morgen', opens: '07:30' }],
    ['after midnight, which is another day in Greenwich', '2026-12-01T23:30:00Z', { day: 'heute', opens: '07:30' }],
    ['on a Friday evening', '2026-12-04T20:00:00Z', { day: 'morgen', opens: '08:00' }],
    ['on a Saturday afternoon', '2026-12-05T15:00:00Z', { day: 'Montag', opens: '07:30' }],
    ['late on the day before summer time begins', '2027-03-27T22:30:00Z', { day: 'Montag', opens: '07:30' }],
    ['late on the day before summer time ends', '2026-10-24T21:30:00Z', { day: 'Montag', opens: '07:30' }],
    ['on the evening before a holiday', '2026-12-24T20:00:00Z', { day: 'Samstag', opens: '08:00' }],
    ['on a holiday at noon', '2026-12-25T11:00:00Z', { day: 'morgen', opens: '08:00' }],
    ['while it is closed for weeks', '2027-07-17T12:00:00Z', { day: 'Montag, 2. August', opens: '07:30' }],
    ['at the turn of the year', '2027-12-31T22:30:00Z', { day: 'morgen', opens: '08:00' }],
  ])('tells when it opens next, %s', (_when, time, expected) => {
    expect(nextOpening({ hours, closedOn, language: 'de-CH' }, new Date(time))).toEqual(expected);
  });

  test('without hours never opens', () => {
    expect(nextOpening({ hours: [], closedOn: [], language: 'de-CH' }, new Date())).toBeUndefined();
    const onSaturday = new Date('2026-12-05T15:00:00Z');
    const saturdays = { hours: hours.slice(1), closedOn: [], language: 'de-CH' };
    expect(nextOpening(saturdays, onSaturday)).toEqual({ day: 'Samstag, 12. Dezember', opens: '08:00' });
  });
});
