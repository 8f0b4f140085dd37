import { fillSlots } from 'nebel/template-api';
import type { Testimonial as TestimonialData } from '../../../.types/data.ts';
import { classes, columns } from '../../format/classes.ts';
import { unbrokenPlaces } from '../../format/unbroken.ts';
import './testimonials.css';

const MOST = 5;

interface TestimonialsProps {
  readonly items: readonly TestimonialData[];
  /** Text of a rating for screen readers. A prop, because the component also runs within an island. */
  readonly stars: string;
}

/** Testimonials in a plain grid without a heading. */
export function Testimonials({ items, stars }: TestimonialsProps) {
  return (
    <div className={classes('testimonials in-columns', columns(items.length, 3))}>
      {items.map((item) => (
        <Testimonial key={item.text} item={item} stars={stars} />
      ))}
    </div>
  );
}

interface TestimonialProps extends Pick<TestimonialsProps, 'stars'> {
  readonly item: TestimonialData;
}

export function Testimonial({ item, stars }: TestimonialProps) {
  const { rating } = item;
  return (
    <figure className={classes('testimonials-item', rating < MOST && `testimonials-item--${rating}`)}>
      {/* The style sheet draws stars. */}
      <p className="visually-hidden">{fillSlots(stars, { rating, most: MOST })}</p>
      <blockquote>
        <p>{`«${item.text}»`}</p>
      </blockquote>
      <figcaption>
        {unbrokenPlaces(`${item.name}, ${item.location}`)}
        {item.service && <span>{item.service}</span>}
      </figcaption>
    </figure>
  );
}
