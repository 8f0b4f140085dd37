import type { Testimonial } from '../../data.gen.ts';
import { classes } from '../../format/classes.ts';
import { columns } from '../../format/columns.ts';
import { unbroken } from '../../format/unbroken.ts';
import { Stars } from './stars.tsx';

/** What a visitor sees of a testimonial. */
export type ShownTestimonial = Omit<Testimonial, 'evidence'>;

interface TestimonialsProps {
  readonly items: readonly Testimonial[];
  /** What is read aloud of their stars. A prop, because an island of browsers shows them, too. */
  readonly stars: string;
}

/** What customers said, as a plain grid without a heading. */
export function Testimonials({ items, stars }: TestimonialsProps) {
  return (
    <div className={classes('testimonials', columns(items.length, 3))}>
      {items.map((item) => (
        <Voice key={item.text} item={item} stars={stars} />
      ))}
    </div>
  );
}

interface VoiceProps {
  readonly item: ShownTestimonial;
  /** What is read aloud of its stars. */
  readonly stars: string;
}

/** One testimonial. */
export function Voice({ item, stars }: VoiceProps) {
  return (
    <figure className="testimonials-voice">
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
