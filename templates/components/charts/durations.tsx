import type { DurationsChart } from '../../../.types/data.ts';
import { decimal, withUnit } from '../../format/amount.ts';
import { counted } from '../../format/date.ts';
import { logPosition } from '../../format/scale.ts';
import { spanOf, spanText } from '../../format/time-span.ts';
import { useSiteData } from '../../site-data.ts';
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
  const spans = rows.map(spanIn);
  const band = bandRow && spanIn(bandRow);
  const all = band ? [band, ...spans] : spans;
  const axis = marksAround(all, timeMarks(language));
  const [min = 1, max = 10] = [axis[0]?.[0], axis.at(-1)?.[0]];
  const at = (value: number) => logPosition(value, min, max);
  const segment = ({ from = min, to }: Span) => ({ from: at(from), to: at(to) });
  return (
    <ScaleChart
      title={title}
      rows={all.map((span) => ({
        label: span.label,
        text: span.text,
        words: span.words,
        segments: [segment(span)],
        className: span === band && 'scale-chart-row--band',
      }))}
      ticks={axis.map(([value, label]) => ({ at: at(value), label }))}
      band={band && segment(band)}
      note={note}
      source={source}
    />
  );
}

/** A row as it is drawn, in minutes. A single time is a point; «bis …» has no start and reaches back to that of the axis. */
function spanIn({ label, text, time }: DurationsChart['rows'][number]) {
  const { from, to } = spanOf(time);
  return { label, text, words: spanText(time), from: from > 0 ? from : undefined, to };
}

type Span = ReturnType<typeof spanIn>;

/** Returns the marks from the last one below all spans to the first one above. «bis …» needs space on its left. */
function marksAround(spans: readonly Span[], marks: readonly Mark[]): readonly Mark[] {
  const lowest = Math.min(...spans.map(({ from, to }) => from ?? to / 10));
  const highest = Math.max(...spans.map(({ to }) => to));
  const first = marks.findLastIndex(([value]) => value <= lowest);
  const last = marks.findIndex(([value]) => value >= highest);
  return marks.slice(Math.max(first, 0), last === -1 ? undefined : last + 1);
}
