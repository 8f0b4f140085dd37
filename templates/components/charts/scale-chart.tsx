import { fillSlots } from 'nebel/template-api';
import type { ReactNode } from 'react';
import { classes } from '../../format/classes.ts';
import { percent } from '../../format/scale.ts';
import { useWords } from '../../site-data.ts';
import { Inline } from '../inline/inline.tsx';
import { type Segment, Track } from '../range-bar/range-bar.tsx';
import './scale-chart.css';

export interface Tick {
  /** Position on the axis, 0 to 1. */
  readonly at: number;
  readonly label: string;
}

export interface ScaleRow {
  readonly label: string;
  readonly text?: string | undefined;
  readonly words: string;
  /** Segments to draw, in positions on the axis. */
  readonly segments: readonly Segment[];
  readonly className?: string | false | undefined;
}

interface ScaleChartProps {
  readonly title: string;
  readonly rows: readonly ScaleRow[];
  readonly ticks: readonly Tick[];
  /** Band shaded through all rows; the first row explains it. */
  readonly band?: Segment | undefined;
  readonly note?: string | undefined;
  readonly source: string;
  /** Content of the chart below its axis. */
  readonly children?: ReactNode;
}

/**
 * Rows on a common scale, the frame of every chart with an axis. The list holds names and numbers as text; the drawing is
 * hidden from screen readers, so that nothing is read twice.
 */
export function ScaleChart({ title, rows, ticks, band, note, source, children }: ScaleChartProps) {
  const marks = ticks.map((tick) => tick.at);
  return (
    <figure className="scale-chart">
      <figcaption className="scale-chart-title">{title}</figcaption>
      <div className="scale-chart-plot">
        <dl>
          {rows.map(({ label, text, words, segments, className }) => (
            <div key={label} className={classes('scale-chart-row', className)}>
              <dt>
                {label}
                {text && (
                  <span className="scale-chart-text">
                    {' '}
                    <Inline text={text} />
                  </span>
                )}
              </dt>
              <dd>
                <Track segments={segments} ticks={marks} band={band} className="scale-chart-track" />
                <span className="scale-chart-words">{words}</span>
              </dd>
            </div>
          ))}
        </dl>
        <Axis ticks={ticks} />
      </div>
      {children}
      <ChartNote note={note} source={source} />
    </figure>
  );
}

/** Labels below the axis. On a narrow axis, every second one is hidden, counted from the end. */
function Axis({ ticks }: { readonly ticks: readonly Tick[] }) {
  return (
    <svg className="scale-chart-axis" aria-hidden="true">
      {ticks.map(({ at, label }, index) => (
        <text
          key={label}
          className={ticks.length > 4 && (ticks.length - 1 - index) % 2 === 1 ? 'scale-chart-spare' : undefined}
          x={percent(at)}
          y="1em"
          textAnchor={anchorAt(at)}
        >
          {label}
        </text>
      ))}
    </svg>
  );
}

/** Keeps the labels at both ends within the axis. */
function anchorAt(position: number): 'start' | 'middle' | 'end' {
  if (position < 0.01) return 'start';
  return position > 0.99 ? 'end' : 'middle';
}

interface ChartNoteProps {
  readonly note: string | undefined;
  readonly source: string;
}

/** Small print below a chart: caveats and source. */
function ChartNote({ note, source }: ChartNoteProps) {
  const { charts } = useWords();
  return (
    <p className="note">
      {note && (
        <>
          <Inline text={note} />{' '}
        </>
      )}
      <Inline text={fillSlots(charts.source, { source })} />
    </p>
  );
}
