const STEPS = [1, 2, 2.5, 5, 10];
const INTERVALS = 4;

/** Round values for an axis from 0 to at least `max`, first and last included: 2000 → 0, 500, 1000, 1500, 2000. */
export function axisTicks(max: number): number[] {
  const magnitude = 10 ** Math.floor(Math.log10(max / INTERVALS));
  const step = (STEPS.find((factor) => factor * magnitude * INTERVALS >= max) ?? 10) * magnitude;
  const count = Math.ceil(max / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
