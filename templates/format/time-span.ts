/** Durations as editors write them in the data («1,5 Stunden») and as readers see them («2 Stunden–7 Tage», «2–4 h»). */
import type { Duration, Quantity } from '../../.types/data.ts';
import { decimalRange, withUnit } from './amount.ts';

/** Minutes per unit; a month is a twelfth of 365 days. Keep in sync with the units in `schemas/charts.json`. */
export const MINUTES: Readonly<Record<string, number>> = {
  Minute: 1,
  Minuten: 1,
  Stunde: 60,
  Stunden: 60,
  Tag: 1440,
  Tage: 1440,
  Woche: 10_080,
  Wochen: 10_080,
  Monat: 43_800,
  Monate: 43_800,
  Jahr: 525_600,
  Jahre: 525_600,
};

/** «1,5 Stunden» → 90 minutes. Throws for anything else, which the schema rules out. */
export function minutesOf(span: string): number {
  const [number = '', unit = ''] = span.split(/\s/);
  const minutes = Number(number.replace(',', '.')) * (MINUTES[unit] ?? Number.NaN);
  if (!(minutes > 0)) throw new Error(`“${span}” is no time span.`);
  return minutes;
}

/** «24 Stunden», «48 Stunden» → «24–48 Stunden»; different units are both shown: «2 Stunden–7 Tage». */
export function spanRange(from: string, to: string): string {
  const [shorter = '', unit = ''] = from.split(/\s/);
  const [longer = '', otherUnit = ''] = to.split(/\s/);
  if (from === to) return withUnit(shorter, unit);
  if (unit === otherUnit) return withUnit(`${shorter}–${longer}`, unit);
  return `${withUnit(shorter, unit)}–${withUnit(longer, otherUnit)}`;
}

/** Returns a duration as a large figure: `{ prefix: 'rund', from: 15, to: 15, unit: 'min' }` → «rund», «15», «min». */
export const quantityOf = ({ from, to, ...words }: Duration): Quantity => ({ ...words, value: decimalRange(from, to) });

/** Formats a duration for use in a sentence: «rund 15 min». */
export const durationText = ({ prefix, from, to, unit }: Duration): string =>
  [prefix, withUnit(decimalRange(from, to), unit)].filter(Boolean).join(' ');

/** Converts minutes to a convenient unit: 30 to 60 stay minutes, 120 to 240 become two to four hours. */
export function durationOf(from: number, to: number): Duration {
  return from >= 60 || to > 120 ? { from: hours(from), to: hours(to), unit: 'h' } : { from, to, unit: 'min' };
}

/** `30, 60` → «30–60 min», `120, 240` → «2–4 h», `270, 660` → «4,5–11 h». */
export function minutesRange(from: number, to: number): string {
  return durationText(durationOf(from, to));
}

const hours = (minutes: number) => Math.round((minutes / 60) * 100) / 100;
