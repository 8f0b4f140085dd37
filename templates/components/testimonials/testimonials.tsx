import type { Testimonial } from '../../data.gen.ts';
import { classes } from '../../format/classes.ts';
import { columns } from '../../format/columns.ts';
import { unbroken } from '../../format/unbroken.ts';
import { Stars } from './stars.tsx';

/** What a visitor sees of a testimonial. */
export type ShownTestimonial = Omit<Testimonial, 'evidence'>;

interface TestimonialsProps {
  readonly items: readonly Testimonial[];
}

/** What customers said, as a plain grid without a heading. */
export function Testimonials({ items }: TestimonialsProps) {
  return (
    <div className={classes('voices', columns(items.length, 3))}>
      {items.map((item) => (
        <Voice key={item.text} item={item} />
      ))}
    </div>
  );
}

/** One testimonial. */
export function Voice({ item }: { readonly item: ShownTestimonial }) {
  return (
    <figure className="voice">
      <Stars rating={item.rating} />
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
