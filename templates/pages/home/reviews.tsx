import { Inline, Paragraphs } from '../../components/inline/inline.tsx';
import { Mark } from '../../components/mark/mark.tsx';
import { Section } from '../../components/section/section.tsx';
import type { Home } from '../../data.gen.ts';

/** What the ratings say, in words. */
export function Reviews({ reviews }: { readonly reviews: Home['reviews'] }) {
  return (
    <Section rule labelledBy="reviews-heading">
      <div className="grid">
        <Mark mark={reviews.mark} className="c1-3" />
        <div className="c4-12">
          <h2 className="h2" id="reviews-heading">
            {reviews.heading}
          </h2>
          <p className="lead method__lead">
            <Inline text={reviews.lead} />
          </p>
          <div className="method__text">
            <Paragraphs texts={reviews.paragraphs} />
          </div>
        </div>
      </div>
    </Section>
  );
}
