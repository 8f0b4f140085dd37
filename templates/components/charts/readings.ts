import { fillSlots } from 'nebel/template-api';
import type { Words } from '../../../.types/data.ts';
import { decimal, decimalRange, withUnit } from '../../format/amount.ts';
import { minutesOf, spanRange } from '../../format/time-span.ts';

/** One row of a chart as the data has it, with exactly one of `value`, `upTo` and `range`. */
export interface Row<Amount> {
  readonly label: string;
  readonly text?: string | undefined;
  readonly value?: Amount | undefined;
  readonly upTo?: Amount | undefined;
  readonly range?: { readonly from: Amount; readonly to: Amount } | undefined;
  readonly highlight?: boolean | undefined;
}

/** A row as it is drawn and read. */
export interface Reading {
  readonly label: string;
  readonly text?: string | undefined;
  /** Value as text: «60–70 %», «bis 72 h». */
  readonly words: string;
  /** Both ends in the unit of the axis. Without `from`, the bar begins where the axis does. */
  readonly from: number | undefined;
  readonly to: number;
  readonly isHighlighted: boolean;
}

type ChartWords = Words['charts'];

const atMost = (amount: string, words: ChartWords) => fillSlots(words.atMost, { amount });

/** Reads a row of numbers with a common unit. The bar of a single value begins at zero. */
export function amountReading(row: Row<number>, unit: string, words: ChartWords): Reading {
  const { value, upTo, range } = row;
  if (range) return { ...labelsOf(row), ...range, words: withUnit(decimalRange(range.from, range.to), unit) };
  const to = value ?? upTo ?? 0;
  const amount = withUnit(decimal(to), unit);
  return { ...labelsOf(row), from: undefined, to, words: value === undefined ? atMost(amount, words) : amount };
}

/** Reads a row of diameters. A single value is a point, because a logarithmic axis has no zero. */
export function sizeReading(row: Row<number>, words: ChartWords): Reading {
  const reading = amountReading(row, 'µm', words);
  return { ...reading, from: reading.from ?? reading.to };
}

/** Reads a row of durations, in minutes. A single value is a point; `upTo` reaches back to the start of the axis. */
export function spanReading(row: Row<string>, words: ChartWords): Reading {
  const { value, upTo, range } = row;
  if (range) {
    const shown = spanRange(range.from, range.to);
    return { ...labelsOf(row), from: minutesOf(range.from), to: minutesOf(range.to), words: shown };
  }
  const span = value ?? upTo ?? '';
  const to = minutesOf(span);
  const shown = spanRange(span, span);
  return value === undefined
    ? { ...labelsOf(row), from: undefined, to, words: atMost(shown, words) }
    : { ...labelsOf(row), from: to, to, words: shown };
}

const labelsOf = ({ label, text, highlight = false }: Row<unknown>) => ({ label, text, isHighlighted: highlight });
