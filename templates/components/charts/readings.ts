import { fillSlots } from 'nebel/template-api';
import type { BarsChart, DurationsChart, Words } from '../../../.types/data.ts';
import { decimal, decimalRange, withUnit } from '../../format/amount.ts';
import { spanOf, spanText } from '../../format/time-span.ts';

/** Has exactly one of `value`, `upTo` and `range`. */
type AmountRow = BarsChart['bars'][number];
/** A row of a chart, or its band. */
type TimeRow = DurationsChart['rows'][number];

/** A row as it is drawn and read. */
export interface Reading {
  readonly label: string;
  readonly text?: string | undefined;
  /** Value as text: «60–70 %», «bis 72 h». */
  readonly words: string;
  /** Both ends in the unit of the axis. Without `from`, the bar begins where the axis does. */
  readonly from: number | undefined;
  readonly to: number;
}

type ChartWords = Words['charts'];

const atMost = (amount: string, words: ChartWords) => fillSlots(words.atMost, { amount });

/** Reads a row of numbers with a common unit. The bar of a single value begins at zero. */
export function amountReading(row: AmountRow, unit: string, words: ChartWords): Reading {
  const { value, upTo, range } = row;
  if (range) return { ...labelsOf(row), ...range, words: withUnit(decimalRange(range.from, range.to), unit) };
  const to = value ?? upTo ?? 0;
  const amount = withUnit(decimal(to), unit);
  return { ...labelsOf(row), from: undefined, to, words: value === undefined ? atMost(amount, words) : amount };
}

/** Reads a row of times, in minutes. A single one is a point; «bis …» reaches back to the start of the axis. */
export function spanReading(row: TimeRow): Reading {
  const { from, to } = spanOf(row.time);
  return { ...labelsOf(row), from: from > 0 ? from : undefined, to, words: spanText(row.time) };
}

const labelsOf = ({ label, text }: Pick<TimeRow, 'label' | 'text'>) => ({ label, text });
