import type { Testimonial } from '../../../.types/data.ts';
import { useWords } from '../../site-data.ts';
import { Section, SectionHeading } from '../section/section.tsx';
import { Testimonials } from '../testimonials/testimonials.tsx';
import './testimonials-section.css';

interface TestimonialsSectionProps {
  readonly items: readonly Testimonial[] | undefined;
}

/**
 * Testimonials for a service or place; nothing if there are none. The quotes speak for themselves, so the heading only
 * serves the outline.
 */
export function TestimonialsSection({ items = [] }: TestimonialsSectionProps) {
  const { testimonials } = useWords();
  if (items.length === 0) return null;
  return (
    <Section rule>
      <SectionHeading className="visually-hidden">{testimonials.heading}</SectionHeading>
      <Testimonials items={items} stars={testimonials.stars} />
    </Section>
  );
}
