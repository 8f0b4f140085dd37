import { fillSlots } from 'nebel/template-api';
import { useWords } from '../../site-data.ts';
import { Table } from '../table/table.tsx';
import { type Lane, runOf } from './timeline-sums.ts';

const DAY = 24 * 60;

interface TimetableProps {
  readonly lane: Lane;
  /** Time at which the first step begins: `8.00`. */
  readonly begin: string;
}

/** The steps with their times of day, earliest and latest. Nothing for steps that may take longer than a day. */
export function Timetable({ lane, begin }: TimetableProps) {
  const { timetable, step, earliest, latest, open } = useWords().charts;
  if (lane.total.to >= DAY) return null;
  const [hours = 0, minutes = 0] = begin.split('.').map(Number);
  const clock = (after: number) => timeOfDay(hours * 60 + minutes + after);
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

/** In minutes after midnight, which may be on the next day: 570 → «9.30 Uhr» */
function timeOfDay(minutes: number): string {
  const time = minutes % DAY;
  return `${Math.floor(time / 60)}.${String(time % 60).padStart(2, '0')}\u00a0Uhr`;
}
