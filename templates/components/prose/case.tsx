import { useId } from 'react';
import type { CaseBlock } from '../../../.types/data.ts';
import { useWords } from '../../site-data.ts';
import { Paragraphs } from '../inline/inline.tsx';
import { Points } from '../points/points.tsx';
import '../section/tint.css';
import './case.css';

type CaseProps = Omit<CaseBlock, 'kind'>;

/** A worked example, set apart from the text and marked as an example by its heading or else by a label above it. */
export function Case({ heading, exampleInHeading = false, paragraphs, points }: CaseProps) {
  const headingId = useId();
  const { articles } = useWords();
  return (
    <section className="case tint" aria-labelledby={headingId}>
      {!exampleInHeading && <p className="case-label">{articles.example}</p>}
      <h3 id={headingId} className="h3">
        {heading}
      </h3>
      <Paragraphs texts={paragraphs} />
      {points && <Points points={points} />}
    </section>
  );
}
