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
  const { anchor, heading, mark, paragraphs, points, call } = section;
  return (
    <Section id={anchor}>
      <div className="box-section grid">
        {mark && <MarginFact className="c1-3" fact={mark} />}
        <SectionHeading className={mark ? 'box-section-heading c4-12' : 'box-section-heading'}>
          {heading}
        </SectionHeading>
        <div className={mark ? 'c4-12 flow' : 'c1-7 flow'}>
          <Paragraphs texts={paragraphs} className="measure" />
        </div>
        {(points || call) && (
          <div className={mark ? 'box-section-aside c4-12' : 'box-section-aside c8-12'}>
            {points && <Points points={points} className="points measure" />}
            {call && <PhoneLink />}
          </div>
        )}
      </div>
    </Section>
  );
}
