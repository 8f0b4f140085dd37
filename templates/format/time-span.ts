/** Times and ranges of them as editors write them («1,5 Stunden», «2-4 h») and as readers see them («2–4 h»). */
import common from '../schemas/common.json' with { type: 'json' };
import { decimalRange, withUnit } from './amount.ts';

/** Minutes per unit. */
const MINUTES: Readonly<Record<string, number>> = common.definitions.lapse['x-ascending'];

/** Both ends in minutes; they are equal for a single time. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const SPAN = /^(?:(\p{L}+)\s)?([\d,]+)(?:(?:\s?(\p{L}+))?\s?[–-]\s?([\d,]+))?\s?(\p{L}+)$/u;

/** «1,5 Stunden–2 Tage» → 90 to 2880 minutes; «bis 2 h» begins at 0. Throws for what the schema rules out. */
export function spanOf(text: string): Span {
  const [, prefix, first = '', firstUnit, second, unit = ''] = SPAN.exec(text) ?? [];
  const minutes = (number: string, of: string) => Number(number.replace(',', '.')) * (MINUTES[of] ?? Number.NaN);
  const to = minutes(second ?? first, unit);
  const from = second === undefined ? (prefix === 'bis' ? 0 : to) : minutes(first, firstUnit ?? unit);
  if (!(to > 0 && from >= 0)) throw new Error(`“${text}” is no time span.`);
  return { from, to };
}

/** «2 - 4 h» → «2–4 h», with a no-break space before each unit. */
export const spanText = (text: string): string =>
  text.replace(/\s?[–-]\s?/, '–').replace(/(?<=\d)\s?(?=\p{L})/gu, '\u00a0');

/** `30, 60` → «30–60 min», `120, 240` → «2–4 h», `270, 660` → «4,5–11 h». */
export function minutesRange(from: number, to: number): string {
  return from >= 60 || to > 120
    ? withUnit(decimalRange(hours(from), hours(to)), 'h')
    : withUnit(decimalRange(from, to), 'min');
}

const hours = (minutes: number) => Math.round((minutes / 60) * 100) / 100;
