import type { Quote, Site } from '../../data.gen.ts';
import { useWords } from '../../site-data.ts';
import { ContactFacts } from '../facts/facts.tsx';
import { Fog } from '../fog/fog.tsx';
import { Inline } from '../inline/inline.tsx';
import { CONTACT_ID } from '../jump-links/parts-of-page.ts';
import { SiteLink } from '../link/link.tsx';
import { PhoneLink } from '../phone/phone.tsx';

interface QuoteBlockProps {
  readonly quote: Quote;
  /** Which of the opening hours. */
  readonly hours: keyof Site['hours'];
  /** True where people call at night, too. */
  readonly atNight?: boolean | undefined;
  /** The form, with what the page is about already chosen: `/?service=schimmel#contact`. */
  readonly href: string;
}

/** The end of a page: phone, hours, mail, and the way to the form. What it costs to ask is the same on every page. */
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
          <p className="lead">
            <Inline text={quote.text} />
          </p>
        </div>
        <div className="c8-12">
          <PhoneLink />
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
