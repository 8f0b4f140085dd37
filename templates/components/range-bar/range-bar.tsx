import { classes } from '../../format/classes.ts';
import { barOf, type Price } from '../../format/price.ts';
import { percent } from '../../format/scale.ts';
import './range-bar.css';

/** Segment of a track, in positions from 0 at its left end to 1 at its right end. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  readonly className?: string | undefined;
}

interface TrackProps {
  readonly segments: readonly Segment[];
  /** Positions of thin lines across the track. */
  readonly ticks?: readonly number[] | undefined;
  /** Band shaded behind everything else. */
  readonly band?: Segment | undefined;
  readonly className?: string | undefined;
}

/**
 * Segments on a common scale; a segment without length is a point. Decorative: the numbers are next to it as text. All
 * measures are percentages of the width, so it needs no view box and its lines are equally thin on every screen.
 */
export function Track({ segments, ticks = [], band, className }: TrackProps) {
  return (
    <svg className={classes('range-bar', className)} aria-hidden="true">
      {band && (
        <rect className="range-bar-band" x={percent(band.from)} width={percent(band.to - band.from)} height="100%" />
      )}
      {ticks.map((tick) => (
        <line key={tick} className="range-bar-tick" x1={percent(tick)} x2={percent(tick)} y1="0" y2="100%" />
      ))}
      {segments.map(({ from, to, className: own }) =>
        to > from ? (
          <rect
            key={from}
            className={classes('range-bar-fill', own)}
            x={percent(from)}
            width={percent(to - from)}
            y="0"
            height="100%"
          />
        ) : (
          <circle key={from} className="range-bar-fill" cx={percent(from)} cy="50%" r="7" />
        ),
      )}
    </svg>
  );
}

interface RangeBarProps {
  readonly price: Price;
  /** End of the scale. Bars to be compared share one. */
  readonly max: number;
  readonly className?: string;
}

/** A price on a scale from 0 to `max`. Decorative: the numbers are next to it as text. */
export function RangeBar({ price, max, className }: RangeBarProps) {
  return <Track segments={[barOf(price, max) ?? []].flat()} className={className} />;
}
