import type { Testimonial } from '../../data.gen.ts';
import { Section } from '../section/section.tsx';
import { Testimonials } from '../testimonials/testimonials.tsx';

/** What customers of this service or in this place said. The quotes speak, so the heading is for the outline only. */
export function TestimonialsSection({ items }: { readonly items: readonly Testimonial[] }) {
  return (
    <Section rule>
      <h2 className="vh">Kundenstimmen</h2>
      <Testimonials items={items} />
    </Section>
  );
}
