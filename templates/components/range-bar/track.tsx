import { classes } from '../../format/classes.ts';
import { percent } from '../../format/scale.ts';

/** Part of a track; positions from 0, its left end, to 1, its right end. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  readonly className?: string | undefined;
}

interface TrackProps {
  readonly segments: readonly Segment[];
  /** Positions marked by a thin line across the track. */
  readonly ticks?: readonly number[] | undefined;
  /** A stretch shaded behind everything else. */
  readonly band?: Segment | undefined;
  readonly className?: string | undefined;
}

/**
 * Stretches on a common scale; one without length is a point. Decoration: the numbers are beside it as text. Its
 * measures are shares of the width, so it needs no view box and its lines are equally thin on every screen.
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
      <line className="range-bar-axis" x1="0" x2="100%" y1="50%" y2="50%" />
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
