import type { BoxSection as BoxSectionData } from '../../../.types/data.ts';
import { Paragraphs } from '../inline/inline.tsx';
import { PhoneLink } from '../phone/phone.tsx';
import { Points } from '../points/points.tsx';
import { Section, SectionHeading } from '../section/section.tsx';
import '../section/tint.css';
import './box-section.css';

/** A tinted panel for what must not be missed. Points and phone number are next to the text. */
export function BoxSection({ section }: { readonly section: BoxSectionData }) {
  const { anchor, heading, paragraphs, points, call } = section;
  return (
    <Section id={anchor}>
      <div className="box-section tint grid">
        <SectionHeading className="box-section-heading">{heading}</SectionHeading>
        <div className="c1-7 flow">
          <Paragraphs texts={paragraphs} className="measure" />
        </div>
        {(points || call) && (
          <div className="box-section-aside c8-12">
            {points && <Points points={points} className="points measure" />}
            {call && <PhoneLink />}
          </div>
        )}
      </div>
    </Section>
  );
}
