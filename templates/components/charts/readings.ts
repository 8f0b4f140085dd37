import { fillSlots } from 'nebel/template-api';
import type { Words } from '../../data.gen.ts';
import { decimal, decimalRange, withUnit } from '../../format/amount.ts';
import { minutesOf, spanRange } from '../../format/time-span.ts';

/** One row of a chart as its data states it: exactly one of `value`, `upTo` and `range`. */
export interface Row<Amount> {
  readonly label: string;
  readonly text?: string | undefined;
  readonly value?: Amount | undefined;
  readonly upTo?: Amount | undefined;
  readonly range?: { readonly from: Amount; readonly to: Amount } | undefined;
  readonly highlight?: boolean | undefined;
}

/** The same row as it is drawn and as it is read. */
export interface Reading {
  readonly label: string;
  readonly text?: string | undefined;
  /** The value in words: «60–70 %», «bis 72 h». */
  readonly words: string;
  /** Both ends in the unit of the axis. Undefined: from wherever the axis begins. */
  readonly from: number | undefined;
  readonly to: number;
  readonly isHighlighted: boolean;
}

type ChartWords = Words['charts'];

const atMost = (amount: string, words: ChartWords) => fillSlots(words.atMost, { amount });

/** A row of numbers that share a unit. A bar for one value begins at the zero of its axis. */
export function amountReading(row: Row<number>, unit: string, words: ChartWords): Reading {
  const { value, upTo, range } = row;
  if (range) return { ...named(row), ...range, words: withUnit(decimalRange(range.from, range.to), unit) };
  const to = value ?? upTo ?? 0;
  const amount = withUnit(decimal(to), unit);
  return { ...named(row), from: undefined, to, words: value === undefined ? atMost(amount, words) : amount };
}

/** A row of diameters. One value is a point, since an axis of sizes has no zero. */
export function sizeReading(row: Row<number>, words: ChartWords): Reading {
  const reading = amountReading(row, 'µm', words);
  return { ...reading, from: reading.from ?? reading.to };
}

/** A row of times, in minutes. One value is a point, `upTo` reaches back to where the axis begins. */
export function spanReading(row: Row<string>, words: ChartWords): Reading {
  const { value, upTo, range } = row;
  if (range) {
    const shown = spanRange(range.from, range.to);
    return { ...named(row), from: minutesOf(range.from), to: minutesOf(range.to), words: shown };
  }
  const span = value ?? upTo ?? '';
  const to = minutesOf(span);
  const shown = spanRange(span, span);
  return value === undefined
    ? { ...named(row), from: undefined, to, words: atMost(shown, words) }
    : { ...named(row), from: to, to, words: shown };
}

const named = ({ label, text, highlight = false }: Row<unknown>) => ({ label, text, isHighlighted: highlight });
