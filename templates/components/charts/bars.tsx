import { fillSlots } from 'nebel/template-api';
import type { BarsChart, SharesChart, Words } from '../../../.types/data.ts';
import { decimal, decimalRange, withUnit } from '../../format/amount.ts';
import { axisTicks } from '../../format/scale.ts';
import { useWords } from '../../site-data.ts';
import type { Segment } from '../range-bar/range-bar.tsx';
import { ScaleChart } from './scale-chart.tsx';

const QUARTERS = [0, 25, 50, 75, 100];

/** Percentages of a whole, on a scale that always ends at 100. */
export function Shares(chart: SharesChart) {
  return <LinearChart {...chart} unit="%" ticks={QUARTERS} />;
}

/** Amounts on a scale from 0, so that bar lengths are proportional to the numbers. */
export function Bars(chart: BarsChart) {
  return <LinearChart {...chart} ticks={axisTicks(Math.max(...chart.bars.map(endOf)))} />;
}

/** Has exactly one of `value`, `upTo` and `range`. */
type Bar = BarsChart['bars'][number];

interface LinearChartProps extends Pick<BarsChart, 'title' | 'bars' | 'note' | 'source'> {
  readonly unit: string;
  readonly ticks: readonly number[];
}

function LinearChart({ title, bars, unit, ticks, note, source }: LinearChartProps) {
  const { charts } = useWords();
  const max = ticks.at(-1) ?? 1;
  const hasHighlight = bars.some((bar) => bar.highlight);
  return (
    <ScaleChart
      title={title}
      rows={bars.map((bar) => ({
        label: bar.label,
        text: bar.text,
        words: amountText(bar, unit, charts),
        segments: barSegments(bar, max),
        className: hasHighlight && !bar.highlight && 'is-muted',
      }))}
      ticks={ticks.map((tick) => ({
        at: tick / max,
        label: tick === max ? withUnit(decimal(tick), unit) : decimal(tick),
      }))}
      note={note}
      source={source}
    />
  );
}

const endOf = ({ value, upTo, range }: Bar) => range?.to ?? value ?? upTo ?? 0;

/** «60–70 %», «bis 72 h» */
function amountText(bar: Bar, unit: string, words: Words['charts']): string {
  const { range, upTo } = bar;
  if (range) return withUnit(decimalRange(range.from, range.to), unit);
  const amount = withUnit(decimal(endOf(bar)), unit);
  return upTo === undefined ? amount : fillSlots(words.atMost, { amount });
}

/** Returns a solid segment from zero to the lower end and a paler one from there to the upper end. */
function barSegments(bar: Bar, max: number): Segment[] {
  const to = endOf(bar);
  const from = bar.range?.from ?? to;
  if (from === to) return [{ from: 0, to: to / max }];
  const more = { from: from / max, to: to / max, className: 'range-bar-more' };
  return from > 0 ? [{ from: 0, to: from / max }, more] : [more];
}
