import { Track } from './track.tsx';

interface RangeBarProps {
  readonly from: number;
  readonly to: number;
  /** End of the scale; bars to be compared share one. */
  readonly max: number;
  readonly className?: string;
}

/** A range drawn on a scale from 0 to `max`. Decoration: the numbers are beside it as text. */
export function RangeBar({ from, to, max, className }: RangeBarProps) {
  return <Track segments={[{ from: from / max, to: to / max }]} className={className} />;
}
