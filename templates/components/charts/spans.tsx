import type { DurationsChart, SizesChart } from '../../../.types/data.ts';
import { decimal, withUnit } from '../../format/amount.ts';
import { counted } from '../../format/date.ts';
import { logPosition } from '../../format/scale.ts';
import { useSiteData, useWords } from '../../site-data.ts';
import { type Reading, sizeReading, spanReading } from './readings.ts';
import { ScaleChart } from './scale-chart.tsx';

/** A value that the axis can mark, with its label. */
type Mark = readonly [value: number, label: string];

/** Round durations, each a small multiple of the previous one: count, unit, minutes per unit. */
const TIMES = [
  [1, 'minute', 1],
  [10, 'minute', 1],
  [1, 'hour', 60],
  [6, 'hour', 60],
  [1, 'day', 1440],
  [1, 'week', 10_080],
  [1, 'month', 43_800],
  [1, 'year', 525_600],
  [10, 'year', 525_600],
  [100, 'year', 525_600],
] as const;

/** Symbols are the same in every language. All other units are spelt out. */
const SYMBOLS: Readonly<Record<string, string>> = { minute: 'min', hour: 'h' };

const timeMarks = (language: string): readonly Mark[] =>
  TIMES.map(([count, unit, minutes]) => {
    const symbol = SYMBOLS[unit];
    return [count * minutes, symbol ? withUnit(decimal(count), symbol) : counted(count, unit, language)];
  });

/** From a hundredth of a micrometre to a decimetre. */
const SIZES: readonly Mark[] = [0.01, 0.1, 1, 10, 100, 1000, 10_000, 100_000].map((size) => [
  size,
  withUnit(decimal(size), 'µm'),
]);

/** Durations from minutes to years, on a logarithmic axis. */
export function Durations({ rows, band, ...chart }: DurationsChart) {
  const { language } = useSiteData().site;
  return (
    <LogChart
      {...chart}
      readings={rows.map(spanReading)}
      band={band && spanReading(band)}
      marks={timeMarks(language)}
    />
  );
}

/** Diameters from virus to hair in micrometres, on a logarithmic axis. */
export function Sizes({ rows, band, ...chart }: SizesChart) {
  const { charts } = useWords();
  const read = (row: Parameters<typeof sizeReading>[0]) => sizeReading(row, charts);
  return <LogChart {...chart} readings={rows.map(read)} band={band && read(band)} marks={SIZES} />;
}

interface LogChartProps extends Pick<DurationsChart, 'title' | 'note' | 'source'> {
  readonly readings: readonly Reading[];
  readonly band: Reading | undefined;
  readonly marks: readonly Mark[];
}

function LogChart({ title, readings, band, marks, note, source }: LogChartProps) {
  const all = band ? [band, ...readings] : readings;
  const axis = marksAround(all, marks);
  const [min = 1, max = 10] = [axis[0]?.[0], axis.at(-1)?.[0]];
  const at = (value: number) => logPosition(value, min, max);
  const segment = ({ from = min, to }: Reading) => ({ from: at(from), to: at(to) });
  const hasHighlight = readings.some((reading) => reading.isHighlighted);
  return (
    <ScaleChart
      title={title}
      rows={all.map((reading) => ({
        label: reading.label,
        text: reading.text,
        words: reading.words,
        segments: [segment(reading)],
        className:
          (reading === band && 'scale-chart-row--band') || (hasHighlight && !reading.isHighlighted && 'is-muted'),
      }))}
      ticks={axis.map(([value, label]) => ({ at: at(value), label }))}
      band={band && segment(band)}
      note={note}
      source={source}
    />
  );
}

/** Returns the marks from the last one below all readings to the first one above. `upTo` needs space on its left. */
function marksAround(readings: readonly Reading[], marks: readonly Mark[]): readonly Mark[] {
  const lowest = Math.min(...readings.map(({ from, to }) => from ?? to / 10));
  const highest = Math.max(...readings.map(({ to }) => to));
  const first = marks.findLastIndex(([value]) => value <= lowest);
  const last = marks.findIndex(([value]) => value >= highest);
  return marks.slice(Math.max(first, 0), last === -1 ? undefined : last + 1);
}
