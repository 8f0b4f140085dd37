import type { TextSection as TextSectionData } from '../../../.types/data.ts';
import { Paragraph, Paragraphs } from '../inline/inline.tsx';
import { MarginFact } from '../margin-fact/margin-fact.tsx';
import { Points } from '../points/points.tsx';
import './text-section.css';
import { Section, SectionHeading } from '../section/section.tsx';

/** Running text next to the margin column. Without a margin fact, the heading takes the full width. */
export function TextSection({ section }: { readonly section: TextSectionData }) {
  const { anchor, heading, fact, lead, paragraphs, points } = section;
  return (
    <Section id={anchor} className="text-section">
      <div className="grid">
        {fact && <MarginFact className="c1-3 margin-fact--stick" fact={fact} />}
        <SectionHeading className={fact ? 'h2 c4-12' : 'h2'}>{heading}</SectionHeading>
        <div className="text-section-body c4-12 flow">
          <Paragraph className="lead" text={lead} />
          <Paragraphs texts={paragraphs} className="measure" />
          {points && <Points points={points} className="points measure" />}
        </div>
      </div>
    </Section>
  );
}
