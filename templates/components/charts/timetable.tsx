import { fillSlots } from 'nebel/template-api';
import { useWords } from '../../site-data.ts';
import { Table } from '../table/table.tsx';
import { type Lane, runOf } from './timeline-sums.ts';

/** An example: most jobs begin in the morning. In minutes after midnight. */
const START = 8 * 60;
const MIDNIGHT = 24 * 60;

/** The steps of a day with their times of day, earliest and latest. Nothing for steps that may not end on the same day. */
export function Timetable({ lane }: { readonly lane: Lane }) {
  const { timetable, step, earliest, latest, open } = useWords().charts;
  if (lane.closed.to === 0 || START + lane.total.to >= MIDNIGHT) return null;
  const [from, to] = [runOf(lane, 'from'), runOf(lane, 'to')];
  const rows = lane.phases.map(({ phase }, index) => [
    phase.title,
    clock(from[index]?.from ?? 0),
    clock(to[index]?.from ?? 0),
  ]);
  return (
    <Table
      caption={fillSlots(timetable, { time: clock(0) })}
      columns={[step, earliest, latest]}
      rows={[...rows, [open, clock(lane.total.from), clock(lane.total.to)]]}
    />
  );
}

/** 90 minutes after the start → «9.30 Uhr» */
function clock(minutes: number): string {
  const time = START + minutes;
  return `${Math.floor(time / 60)}.${String(time % 60).padStart(2, '0')}\u00a0Uhr`;
}
