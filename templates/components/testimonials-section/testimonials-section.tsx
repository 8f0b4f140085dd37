import type { Testimonial } from '../../data.gen.ts';
import { useWords } from '../../site-data.ts';
import { Section } from '../section/section.tsx';
import { Testimonials } from '../testimonials/testimonials.tsx';

interface TestimonialsSectionProps {
  readonly items: readonly Testimonial[] | undefined;
}

/**
 * What customers of this service or in this place said; nothing at all as long as there is none. The quotes speak, so the
 * heading is for the outline only.
 */
export function TestimonialsSection({ items = [] }: TestimonialsSectionProps) {
  const { testimonials } = useWords();
  if (items.length === 0) return null;
  return (
    <Section rule>
      <h2 className="visually-hidden">{testimonials.heading}</h2>
      <Testimonials items={items} stars={testimonials.stars} />
    </Section>
  );
}
