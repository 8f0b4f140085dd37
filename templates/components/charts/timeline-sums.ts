import type { TimelineChart } from '../../../.types/data.ts';
import { type Span, spanOf } from '../../format/time-span.ts';

type Phase = TimelineChart['phases'][number];

/** Successive phases: the whole chart, or one of the procedures compared in it. */
export interface Lane {
  readonly name: string;
  readonly phases: readonly { readonly phase: Phase; readonly number: number }[];
  readonly total: Span;
  /** Share of the total during which the room is closed. */
  readonly closed: Span;
}

/** Returns the lanes in the order of their first phases. Phases are numbered across the whole chart. */
export function lanesOf(phases: readonly Phase[]): readonly Lane[] {
  const names = [...new Set(phases.map(({ lane = '' }) => lane))];
  return names.map((name) => {
    const own = phases
      .map((phase, index) => ({ phase, number: index + 1 }))
      .filter(({ phase }) => (phase.lane ?? '') === name);
    return {
      name,
      phases: own,
      total: sum(own.map(({ phase }) => phase)),
      closed: sum(own.map(({ phase }) => phase).filter((phase) => phase.closed)),
    };
  });
}

/** Returns start and end of each phase in minutes, if all take their shortest or all their longest time. */
export function runOf({ phases }: Lane, end: keyof Span): readonly (Span & { readonly number: number })[] {
  let start = 0;
  return phases.map(({ phase, number }) => {
    const from = start;
    start += spanOf(phase.duration)[end];
    return { from, to: start, number };
  });
}

function sum(phases: readonly Phase[]): Span {
  const spans = phases.map(({ duration }) => spanOf(duration));
  const total = (end: keyof Span) => spans.reduce((minutes, span) => minutes + span[end], 0);
  return { from: total('from'), to: total('to') };
}
