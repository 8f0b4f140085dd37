import type { HotlineSection as HotlineSectionData } from '../../../.types/data.ts';
import { useWords } from '../../site-data.ts';
import { Paragraph } from '../inline/inline.tsx';
import { Numeral } from '../numeral/numeral.tsx';
import { PhoneLink } from '../phone/phone.tsx';
import './hotline-section.css';
import { Section, SectionHeading } from '../section/section.tsx';

/** Emergency number with response times and surcharges: everything to know before calling. */
export function HotlineSection({ section }: { readonly section: HotlineSectionData }) {
  const { anchor, heading, text, response, surcharges, note } = section;
  const { promises } = useWords();
  return (
    <Section id={anchor} className="hotline-section">
      <div className="grid">
        <div className="c1-7">
          <SectionHeading className="h2">{heading}</SectionHeading>
          <Paragraph className="lead" text={text} />
          <PhoneLink className="hotline-section-tel" atNight />
        </div>
        <div className="hotline-section-costs c8-12">
          <h3>{promises.surcharges}</h3>
          <dl>
            {surcharges.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Paragraph className="note" text={note} />
        </div>
      </div>
      <h3 className="hotline-section-response">{promises.response}</h3>
      <dl className="hotline-section-times">
        {response.map(({ label, time }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Numeral value={time} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
