import { Section } from '../../components/section/section.tsx';
import type { Home } from '../../data.gen.ts';
import { Statement } from './statement.tsx';

/** What the ratings say, in words. */
export function Reviews({ reviews }: { readonly reviews: Home['reviews'] }) {
  return (
    <Section rule labelledBy="reviews-heading">
      <Statement headingId="reviews-heading" statement={reviews} />
    </Section>
  );
}
