const STEPS = [1, 2, 2.5, 5, 10];
const HOURS = [0.25, 0.5, 1, 2, 3, 4, 6, 12, 24];
const INTERVALS = 4;

/** Returns round values for an axis from 0 to at least `max`, both inclusive: 2000 → 0, 500, 1000, 1500, 2000. */
export function axisTicks(max: number): number[] {
  if (!(max >= MIN_MAX)) return [0, 1];
  const magnitude = 10 ** Math.floor(Math.log10(max / INTERVALS));
  const step = (STEPS.find((factor) => factor * magnitude * INTERVALS >= max) ?? 10) * magnitude;
  return ticksUpTo(max, step);
}

/** Smaller than any value in a chart. Below some magnitude, a fraction of it would underflow. */
const MIN_MAX = 1e-9;

/** Like `axisTicks`, with steps that divide hours and days evenly: 11 → 0, 3, 6, 9, 12. */
export function hourTicks(max: number): number[] {
  return ticksUpTo(max, HOURS.find((step) => step * INTERVALS >= max) ?? 24);
}

function ticksUpTo(max: number, step: number): number[] {
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, index) => index * step);
}

/** Returns the position of `value` on a logarithmic axis, with `min` at 0 and `max` at 1. */
export function logPosition(value: number, min: number, max: number): number {
  return (Math.log(value) - Math.log(min)) / (Math.log(max) - Math.log(min));
}

/** Formats a position from 0 to 1 for SVG, to a tenth of a percent: 0.25 → «25%». */
export function percent(position: number): string {
  return `${Math.round(position * 1000) / 10}%`;
}
