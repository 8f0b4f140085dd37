import type { Testimonial as TestimonialData } from '../../../.types/data.ts';
import { classes, columns } from '../../format/classes.ts';
import { unbrokenPlaces } from '../../format/unbroken.ts';
import { Stars } from './stars.tsx';
import './testimonials.css';

/** Testimonial without its internal fields. */
export type ShownTestimonial = Omit<TestimonialData, 'evidence'>;

interface TestimonialsProps {
  readonly items: readonly TestimonialData[];
  /** Text for screen readers. A prop, because the component also runs within an island. */
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

interface TestimonialProps {
  readonly item: ShownTestimonial;
  /** Text for screen readers. */
  readonly stars: string;
}

export function Testimonial({ item, stars }: TestimonialProps) {
  return (
    <figure className="testimonials-item">
      <Stars rating={item.rating} words={stars} />
      <blockquote>
        <p>«{item.text}»</p>
      </blockquote>
      <figcaption>
        {unbrokenPlaces(`${item.name}, ${item.location}`)}
        {item.service && <span>{item.service}</span>}
      </figcaption>
    </figure>
  );
}
