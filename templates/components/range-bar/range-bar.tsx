import { Track } from './track.tsx';
import './range-bar.css';

interface RangeBarProps {
  readonly from: number;
  readonly to: number;
  /** End of the scale. Bars to be compared share one. */
  readonly max: number;
  readonly className?: string;
}

/** A range on a scale from 0 to `max`. Decorative: the numbers are next to it as text. */
export function RangeBar({ from, to, max, className }: RangeBarProps) {
  // If nothing costs anything, the scale has no length.
  const length = max || 1;
  return <Track segments={[{ from: from / length, to: to / length }]} className={className} />;
}
