import { fillSlots } from 'nebel/shared/slots';

const STARS = [1, 2, 3, 4, 5];

/** Room for one star; its shape fills it but for a rounded stroke. */
const SIDE = 24;

/** From its upper point around. */
const POINTS = 'l2.6 6 6.5.6-4.8 4.4 1.3 6.4-5.6-3.3-5.6 3.3 1.3-6.4-4.8-4.4 6.5-.6z';

/** All of them in one drawing: as icons by themselves they were a fifth of the home page. */
const shapeOf = (stars: readonly number[]) => stars.map((star) => `M${(star - 0.5) * SIDE} 3${POINTS}`).join('');

interface StarsProps {
  readonly rating: number;
  /** What is read aloud, with slots for the rating and the most there is. */
  readonly words: string;
}

/** Filled stars; read aloud as one sentence. */
export function Stars({ rating, words }: StarsProps) {
  const [full, empty] = [STARS.filter((star) => star <= rating), STARS.filter((star) => star > rating)];
  return (
    <p className="testimonials-stars">
      <span className="visually-hidden">{fillSlots(words, { rating, most: STARS.length })}</span>
      <svg viewBox={`0 0 ${STARS.length * SIDE} ${SIDE}`} aria-hidden="true">
        <path className="is-full" d={shapeOf(full)} />
        {empty.length > 0 && <path d={shapeOf(empty)} />}
      </svg>
    </p>
  );
}
