import type { DurationsChart } from '../../../.types/data.ts';
import { decimal, withUnit } from '../../format/amount.ts';
import { counted } from '../../format/date.ts';
import { logPosition } from '../../format/scale.ts';
import { useSiteData } from '../../site-data.ts';
import { type Reading, spanReading } from './readings.ts';
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

/** Durations from minutes to years, on a logarithmic axis. */
export function Durations({ title, rows, band: bandRow, note, source }: DurationsChart) {
  const { language } = useSiteData().site;
  const readings = rows.map(spanReading);
  const band = bandRow && spanReading(bandRow);
  const all = band ? [band, ...readings] : readings;
  const axis = marksAround(all, timeMarks(language));
  const [min = 1, max = 10] = [axis[0]?.[0], axis.at(-1)?.[0]];
  const at = (value: number) => logPosition(value, min, max);
  const segment = ({ from = min, to }: Reading) => ({ from: at(from), to: at(to) });
  return (
    <ScaleChart
      title={title}
      rows={all.map((reading) => ({
        label: reading.label,
        text: reading.text,
        words: reading.words,
        segments: [segment(reading)],
        className: reading === band && 'scale-chart-row--band',
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
