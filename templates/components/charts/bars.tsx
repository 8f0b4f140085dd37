import type { BarsChart, SharesChart } from '../../../.types/data.ts';
import { decimal, withUnit } from '../../format/amount.ts';
import { axisTicks } from '../../format/scale.ts';
import { useWords } from '../../site-data.ts';
import type { Segment } from '../range-bar/track.tsx';
import { amountReading, type Reading } from './readings.ts';
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
      rows={bars.map((bar) => {
        const reading = amountReading(bar, unit, charts);
        return {
          ...reading,
          segments: barSegments(reading, max),
          className: hasHighlight && !bar.highlight && 'is-muted',
        };
      })}
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

/** Returns a solid segment from zero to the lower end and a paler one from there to the upper end. */
function barSegments({ from, to }: Pick<Reading, 'from' | 'to'>, max: number): Segment[] {
  if (from === undefined || from === to) return [{ from: 0, to: to / max }];
  const more = { from: from / max, to: to / max, className: 'range-bar-more' };
  return from > 0 ? [{ from: 0, to: from / max }, more] : [more];
}
