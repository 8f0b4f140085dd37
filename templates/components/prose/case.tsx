import { useId } from 'react';
import type { CaseBlock } from '../../data.gen.ts';
import { Paragraphs, Points } from '../inline/inline.tsx';

type CaseProps = Omit<CaseBlock, 'kind'>;

/** A worked example, set apart from the text and named as an example: by its heading, or else by a word above it. */
export function Case({ heading, paragraphs, points }: CaseProps) {
  const headingId = useId();
  return (
    <section className="case" aria-labelledby={headingId}>
      {!/beispiel/i.test(heading) && <p className="case__label">Beispiel</p>}
      <h3 id={headingId}>{heading}</h3>
      <Paragraphs texts={paragraphs} />
      {points && <Points points={points} className="points" />}
    </section>
  );
}
