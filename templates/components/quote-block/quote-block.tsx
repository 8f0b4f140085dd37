import type { Quote, Site } from '../../../.types/data.ts';
import { CONTACT_ID } from '../../addresses.ts';
import { useWords } from '../../site-data.ts';
import { ContactFacts } from '../facts/facts.tsx';
import { Fog } from '../fog/fog.tsx';
import { Paragraph } from '../inline/inline.tsx';
import { SiteLink } from '../link/link.tsx';
import { PhoneLink } from '../phone/phone.tsx';
import './quote-block.css';

interface QuoteBlockProps {
  readonly quote: Quote;
  /** Which set of opening hours to show. */
  readonly hours: keyof Site['hours'];
  /** True on pages from which people also call at night. */
  readonly atNight?: boolean | undefined;
  /** Link to the form with the topic of the page preselected: `/?service=schimmel#contact`. */
  readonly href: string;
}

/**
 * Final section of a page: phone, opening hours, mail address and a link to the form. The note on the cost of a quote is the
 * same on every page.
 */
export function QuoteBlock({ quote, hours, atNight, href }: QuoteBlockProps) {
  const { buttons, promises } = useWords();
  return (
    <section className="quote-block sec" id={CONTACT_ID} aria-labelledby="quote-heading">
      <Fog />
      <div className="wrap grid">
        <div className="c1-7">
          <h2 className="h2" id="quote-heading">
            {quote.heading}
          </h2>
          <Paragraph className="lead" text={quote.text} />
        </div>
        <div className="c8-12">
          <PhoneLink atNight={atNight} />
          <ContactFacts hours={hours} atNight={atNight} />
          <p className="note">{promises.free}</p>
          <SiteLink className="btn btn--ink btn--wide" href={href}>
            {buttons.quote}
          </SiteLink>
        </div>
      </div>
    </section>
  );
}
