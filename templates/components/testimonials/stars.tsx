import { fillSlots } from 'nebel/shared/slots';
import './testimonials.css';

const MOST = 5;

interface StarsProps {
  readonly rating: number;
  /** Text for screen readers, with slots for the rating and the maximum. */
  readonly words: string;
}

/** A rating, drawn as stars by the style sheet and read aloud as one sentence. */
export function Stars({ rating, words }: StarsProps) {
  return (
    <p className={`testimonials-stars testimonials-stars--${rating}`}>
      <span className="visually-hidden">{fillSlots(words, { rating, most: MOST })}</span>
    </p>
  );
}
