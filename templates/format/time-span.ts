/** Times as editors write them in the data («1,5 Stunden») and as readers see them («2 Stunden–7 Tage», «2–4 h»). */
import { decimalRange, withUnit } from './amount.ts';

/** Minutes in one of each unit; a month is a twelfth of 365 days. `x-units` in `schemas/charts.json` is the same. */
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

/** «1,5 Stunden» → 90 minutes. The schema lets nothing else through. */
export function minutesOf(span: string): number {
  const [number = '', unit = ''] = span.split(/\s/);
  const minutes = Number(number.replace(',', '.')) * (MINUTES[unit] ?? Number.NaN);
  if (!(minutes > 0)) throw new Error(`“${span}” is no time span.`);
  return minutes;
}

/** «24 Stunden», «48 Stunden» → «24–48 Stunden»; two units are both shown: «2 Stunden–7 Tage». */
export function spanRange(from: string, to: string): string {
  const [shorter = '', unit = ''] = from.split(/\s/);
  const [longer = '', otherUnit = ''] = to.split(/\s/);
  if (from === to) return withUnit(shorter, unit);
  if (unit === otherUnit) return withUnit(`${shorter}–${longer}`, unit);
  return `${withUnit(shorter, unit)}–${withUnit(longer, otherUnit)}`;
}

/** `30, 60` → «30–60 min», `120, 240` → «2–4 h», `270, 660` → «4,5–11 h». */
export function minutesRange(from: number, to: number): string {
  return from >= 60 || to > 120
    ? withUnit(decimalRange(hours(from), hours(to)), 'h')
    : withUnit(decimalRange(from, to), 'min');
}

const hours = (minutes: number) => Math.round((minutes / 60) * 100) / 100;

/** «30–60 min», «rund 15 min», «2–4 h» → how many minutes it takes at most. Undefined for a moment, such as «nach 24 h». */
export function longestMinutes(time: string): number | undefined {
  const [, most = '', unit] = /^(?:rund )?(?:[\d,]+–)?(\d[\d,]*)\s(min|h)$/.exec(time) ?? [];
  return unit ? Number(most.replace(',', '.')) * (unit === 'h' ? 60 : 1) : undefined;
}
