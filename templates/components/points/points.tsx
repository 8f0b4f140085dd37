import { Inline } from '../inline/inline.tsx';
import './points.css';

interface PointsProps {
  readonly points: readonly string[];
  readonly className?: string | undefined;
}

/** List of short points of inline text. */
export function Points({ points, className = 'points' }: PointsProps) {
  return (
    <ul role="list" className={className}>
      {points.map((point) => (
        <li key={point}>
          <Inline text={point} />
        </li>
      ))}
    </ul>
  );
}
