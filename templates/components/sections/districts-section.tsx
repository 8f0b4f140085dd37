import type { DistrictsSection as DistrictsSectionData } from '../../../.types/data.ts';
import { Paragraph } from '../inline/inline.tsx';
import { MarginFact } from '../margin-fact/margin-fact.tsx';
import { Numeral } from '../numeral/numeral.tsx';
import { Place } from '../place-links/place-links.tsx';
import './districts-section.css';
import { Section, SectionHeading } from '../section/section.tsx';

/** Quarters or municipalities of a region, linked if they have a page of their own. */
export function DistrictsSection({ section }: { readonly section: DistrictsSectionData }) {
  const { anchor, heading, fact, intro, districts } = section;
  return (
    <Section id={anchor}>
      <div className="grid">
        {fact && <MarginFact className="c1-3 margin-fact--stick" fact={fact} />}
        <div className={fact ? 'c4-12' : undefined}>
          <SectionHeading className="h2">{heading}</SectionHeading>
          <Paragraph className="lead" text={intro} />
          <ul role="list" className="districts-section">
            {districts.map(({ number, name, text }) => (
              <li key={name}>
                {number !== undefined && <Numeral className="districts-section-number" value={String(number)} />}
                <div>
                  <p className="districts-section-name">
                    <Place name={name} />
                  </p>
                  <Paragraph className="districts-section-text" text={text} />
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
