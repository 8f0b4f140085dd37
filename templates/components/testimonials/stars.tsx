import { fillSlots } from 'nebel/shared/slots';
import './testimonials.css';

const STARS = [1, 2, 3, 4, 5];

/** Width of one star. Its shape fills it up to the stroke width. */
const STAR_WIDTH = 24;

/** Path of a star, starting at its top. */
const STAR_PATH = 'l2.6 6 6.5.6-4.8 4.4 1.3 6.4-5.6-3.3-5.6 3.3 1.3-6.4-4.8-4.4 6.5-.6z';

/** Combines stars into one path: as separate icons, they made up a fifth of the home page. */
const pathOf = (stars: readonly number[]) =>
  stars.map((star) => `M${(star - 0.5) * STAR_WIDTH} 3${STAR_PATH}`).join('');

interface StarsProps {
  readonly rating: number;
  /** Text for screen readers, with slots for the rating and the maximum. */
  readonly words: string;
}

/** A rating as stars, read aloud as one sentence. */
export function Stars({ rating, words }: StarsProps) {
  const [full, empty] = [STARS.filter((star) => star <= rating), STARS.filter((star) => star > rating)];
  return (
    <p className="testimonials-stars">
      <span className="visually-hidden">{fillSlots(words, { rating, most: STARS.length })}</span>
      <svg viewBox={`0 0 ${STARS.length * STAR_WIDTH} ${STAR_WIDTH}`} aria-hidden="true">
        <path className="is-full" d={pathOf(full)} />
        {empty.length > 0 && <path d={pathOf(empty)} />}
      </svg>
    </p>
  );
}
