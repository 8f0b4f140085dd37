import { useSite } from 'nebel/template-api';
import type { Home } from '../../../.types/data.ts';
import { Section } from '../../components/section/section.tsx';
import { Testimonials } from '../../components/testimonials/testimonials.tsx';
import { servicePages, useWords } from '../../site-data.ts';
import { Statement } from './statement.tsx';
import './reviews.css';

/** Number of testimonials that fit side by side. The carousel next to the form has its own. */
const MAX_TESTIMONIALS = 3;

/** Introduction on ratings, and the first testimonials of the services. */
export function Reviews({ reviews }: { readonly reviews: NonNullable<Home['reviews']> }) {
  const voices = servicePages(useSite()).flatMap(({ summary }) => summary.testimonial ?? []);
  return (
    <Section className="reviews">
      <Statement statement={reviews}>
        <Testimonials items={voices.slice(0, MAX_TESTIMONIALS)} stars={useWords().testimonials.stars} />
      </Statement>
    </Section>
  );
}
