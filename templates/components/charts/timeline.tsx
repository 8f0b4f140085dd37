import { fillSlots } from 'nebel/template-api';
import type { TimelineChart, Words } from '../../../.types/data.ts';
import { decimal, withUnit } from '../../format/amount.ts';
import { hourTicks } from '../../format/scale.ts';
import { minutesRange } from '../../format/time-span.ts';
import { useWords } from '../../site-data.ts';
import { Inline } from '../inline/inline.tsx';
import { Steps } from '../steps/steps.tsx';
import { ScaleChart, type ScaleRow } from './scale-chart.tsx';
import { type Lane, lanesOf, runOf } from './timeline-sums.ts';
import { Timetable } from './timetable.tsx';

/** Consecutive phases, drawn once at their shortest and once at their longest, then listed with their durations. */
export function Timeline({ title, phases, begin, note, source }: TimelineChart) {
  const { charts } = useWords();
  const lanes = lanesOf(phases);
  const ticks = hourTicks(Math.max(...lanes.map(({ total }) => total.to)) / 60);
  const end = ticks.at(-1) ?? 1;
  return (
    <ScaleChart
      title={title}
      rows={lanes.flatMap((lane) => rowsOf(lane, end * 60, charts))}
      ticks={ticks.map((hours) => ({
        at: hours / end,
        label: hours === end ? withUnit(decimal(hours), 'h') : decimal(hours),
      }))}
      note={note}
      source={source}
    >
      {lanes.map((lane) => (
        <ClosedTime key={lane.name} lane={lane} words={charts} />
      ))}
      {lanes[0] && lanes.length === 1 && begin !== undefined && <Timetable lane={lanes[0]} begin={begin} />}
      <Steps steps={phases} />
    </ScaleChart>
  );
}

/** Returns two rows for a lane, or one if its duration is fixed. */
function rowsOf(lane: Lane, max: number, words: Words['charts']): ScaleRow[] {
  const { from, to } = lane.total;
  const row = (end: 'from' | 'to', label: string): ScaleRow => ({
    label: lane.name ? `${lane.name}, ${label}` : label,
    words: minutesRange(lane.total[end], lane.total[end]),
    segments: runOf(lane, end).map(({ number, ...run }) => ({
      from: run.from / max,
      to: run.to / max,
      className: `scale-chart-phase-${Math.min(number, 4)}`,
    })),
  });
  return from === to ? [row('to', words.total)] : [row('from', words.shortest), row('to', words.longest)];
}

interface ClosedTimeProps {
  readonly lane: Lane;
  readonly words: Words['charts'];
}

/** How long the room is closed: the answer most readers look for. */
function ClosedTime({ lane: { name, closed }, words }: ClosedTimeProps) {
  if (closed.to === 0) return null;
  return (
    <p className="scale-chart-sum">
      {name && `${name}: `}
      <Inline text={fillSlots(words.closed, { time: minutesRange(closed.from, closed.to) })} />
    </p>
  );
}
