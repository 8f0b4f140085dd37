import type { BoxSection as BoxSectionData } from '../../../.types/data.ts';
import { Paragraphs } from '../inline/inline.tsx';
import { MarginFact } from '../margin-fact/margin-fact.tsx';
import { PhoneLink } from '../phone/phone.tsx';
import { Points } from '../points/points.tsx';
import './box-section.css';
import { Section, SectionHeading } from '../section/section.tsx';

/**
 * A tinted panel for what must not be missed. Points and phone number are next to the text, or below it if a fact takes up
 * the margin.
 */
export function BoxSection({ section }: { readonly section: BoxSectionData }) {
  const { anchor, heading, fact, paragraphs, points, call } = section;
  return (
    <Section id={anchor}>
      <div className="box-section grid">
        {fact && <MarginFact className="c1-3" fact={fact} />}
        <SectionHeading className={fact ? 'box-section-heading c4-12' : 'box-section-heading'}>
          {heading}
        </SectionHeading>
        <div className={fact ? 'c4-12 flow' : 'c1-7 flow'}>
          <Paragraphs texts={paragraphs} className="measure" />
        </div>
        {(points || call) && (
          <div className={fact ? 'box-section-aside c4-12' : 'box-section-aside c8-12'}>
            {points && <Points points={points} className="points measure" />}
            {call && <PhoneLink />}
          </div>
        )}
      </div>
    </Section>
  );
}
