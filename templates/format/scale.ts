const STEPS = [1, 2, 2.5, 5, 10];
const HOURS = [0.25, 0.5, 1, 2, 3, 4, 6, 12, 24];
const INTERVALS = 4;

/** Round values for an axis from 0 to at least `max`, first and last included: 2000 → 0, 500, 1000, 1500, 2000. */
export function axisTicks(max: number): number[] {
  if (!(max >= LEAST)) return [0, 1];
  const magnitude = 10 ** Math.floor(Math.log10(max / INTERVALS));
  const step = (STEPS.find((factor) => factor * magnitude * INTERVALS >= max) ?? 10) * magnitude;
  return upTo(max, step);
}

/** No chart shows less; and from some point on, a part of it is no longer a number. */
const LEAST = 1e-9;

/** The same for hours, which people count in halves, threes, fours and sixes: 11 → 0, 3, 6, 9, 12. */
export function hourTicks(max: number): number[] {
  return upTo(max, HOURS.find((step) => step * INTERVALS >= max) ?? 24);
}

function upTo(max: number, step: number): number[] {
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, index) => index * step);
}

/** Where `value` lies between `min` and `max` when each step along the axis multiplies; 0 is `min`, 1 is `max`. */
export function logPosition(value: number, min: number, max: number): number {
  return (Math.log(value) - Math.log(min)) / (Math.log(max) - Math.log(min));
}

/** A position between 0 and 1 as SVG writes it, to a tenth of a percent: 0.25 → «25%». */
export function percent(position: number): string {
  return `${Math.round(position * 1000) / 10}%`;
}
