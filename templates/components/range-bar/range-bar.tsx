import { classes } from '../../format/classes.ts';

interface RangeBarProps {
  readonly from: number;
  readonly to: number;
  /** End of the scale; bars to be compared share one. */
  readonly max: number;
  /** Values marked by a thin line across the bar. */
  readonly ticks?: readonly number[];
  readonly className?: string;
}

/** A range drawn on a scale from 0 to `max`. Decoration: the numbers stand beside it as text. */
export function RangeBar({ from, to, max, ticks = [], className }: RangeBarProps) {
  return (
    <svg className={classes('range', className)} aria-hidden="true" focusable="false">
      {ticks.map((tick) => (
        <line key={tick} className="range__tick" x1={share(tick, max)} x2={share(tick, max)} y1="0" y2="100%" />
      ))}
      <line className="range__axis" x1="0" x2="100%" y1="50%" y2="50%" />
      <rect className="range__fill" x={share(from, max)} width={share(to - from, max)} y="0" height="100%" />
    </svg>
  );
}

function share(value: number, max: number): string {
  return `${Math.round((value / max) * 1000) / 10}%`;
}
