import type { Testimonial as TestimonialData } from '../../data.gen.ts';
import { classes } from '../../format/classes.ts';
import { columns } from '../../format/columns.ts';
import { unbroken } from '../../format/unbroken.ts';
import { Stars } from './stars.tsx';

/** What a visitor sees of a testimonial. */
export type ShownTestimonial = Omit<TestimonialData, 'evidence'>;

interface TestimonialsProps {
  readonly items: readonly TestimonialData[];
  /** What is read aloud of their stars. A prop, because an island of browsers shows them, too. */
  readonly stars: string;
}

/** What customers said, as a plain grid without a heading. */
export function Testimonials({ items, stars }: TestimonialsProps) {
  return (
    <div className={classes('testimonials', columns(items.length, 3))}>
      {items.map((item) => (
        <Testimonial key={item.text} item={item} stars={stars} />
      ))}
    </div>
  );
}

interface TestimonialProps {
  readonly item: ShownTestimonial;
  /** What is read aloud of its stars. */
  readonly stars: string;
}

/** One testimonial. */
export function Testimonial({ item, stars }: TestimonialProps) {
  return (
    <figure className="testimonials-item">
      <Stars rating={item.rating} words={stars} />
      <blockquote>
        <p>«{item.text}»</p>
      </blockquote>
      <figcaption>
        {unbroken(`${item.name}, ${item.location}`)}
        {item.service && <span>{item.service}</span>}
      </figcaption>
    </figure>
  );
}
