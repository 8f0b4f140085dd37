import { Facts, HoursFacts, MailFact } from '../../components/facts/facts.tsx';
import { Fog } from '../../components/fog/fog.tsx';
import { Form } from '../../components/form/form.tsx';
import { Inline } from '../../components/inline/inline.tsx';
import { PhoneLink } from '../../components/phone/phone.tsx';
import { Voice } from '../../components/testimonials/testimonials.tsx';
import type { Home } from '../../data.gen.ts';
import { useSiteData } from '../../site-data.ts';

/** The end of the home page: phone, hours, the form, and what customers said. */
export function Contact({ contact }: { readonly contact: Home['contact'] }) {
  const { site, forms } = useSiteData();
  return (
    <section className="contact sec" id="contact" aria-labelledby="contact-heading">
      <Fog />
      <div className="wrap grid">
        <div className="contact__ways c1-6">
          <h2 className="h2" id="contact-heading">
            {contact.heading}
          </h2>
          <p>
            <Inline text={contact.text} />
          </p>
          <PhoneLink />
          <Facts>
            <HoursFacts hours={site.hours.home} />
            <MailFact />
          </Facts>
        </div>
        <div className="contact__form c7-12">
          <h3 className="h3" id="form-heading">
            Gratis Offerte
          </h3>
          {forms.anfrage && <Form form={forms.anfrage} labelledBy="form-heading" />}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard */}
        <section className="contact__voices" aria-label="Kundenstimmen" tabIndex={0}>
          {contact.testimonials.map((item) => (
            <Voice key={item.text} item={item} />
          ))}
        </section>
      </div>
    </section>
  );
}
