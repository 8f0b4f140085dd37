import { useSite } from 'nebel/template-api';
import { Fog } from '../../components/fog/fog.tsx';
import { Testimonials } from '../../components/testimonials/testimonials.tsx';
import type { Home } from '../../data.gen.ts';
import { servicePages, useWords } from '../../site-data.ts';
import { Statement } from './statement.tsx';

/** How many voices fit beside each other. The carousel at the form has voices of its own. */
const VOICES = 3;

/** What customers say: a bank of fog, what the ratings mean, and the voices of the first services that have one. */
export function Reviews({ reviews }: { readonly reviews: Home['reviews'] }) {
  const { testimonials } = useWords();
  const voices = servicePages(useSite()).flatMap(({ summary }) => summary.testimonial ?? []);
  return (
    <section className="sec reviews" aria-labelledby="reviews-heading">
      <Fog />
      <div className="wrap">
        <Statement headingId="reviews-heading" statement={reviews}>
          <Testimonials items={voices.slice(0, VOICES)} stars={testimonials.stars} />
        </Statement>
      </div>
    </section>
  );
}
