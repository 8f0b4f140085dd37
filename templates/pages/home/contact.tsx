import { Island } from 'nebel/template-api';
import type { Home } from '../../../.types/data.ts';
import { ContactFacts } from '../../components/facts/facts.tsx';
import { Fog } from '../../components/fog/fog.tsx';
import { Paragraph } from '../../components/inline/inline.tsx';
import { PhoneLink } from '../../components/phone/phone.tsx';
import { useWords } from '../../site-data.ts';
import { Quote } from './quote.tsx';
import { TestimonialCarousel } from './testimonial-carousel.tsx';
import './contact.css';

/**
 * Final section of the home page: form, phone, opening hours, and testimonials if there are any. The form comes first, so
 * that links to it also lead to its fields on phones.
 */
export function Contact({ contact }: { readonly contact: Home['contact'] }) {
  const { heading, text, testimonials = [] } = contact;
  const words = useWords().testimonials;
  return (
    <section className="contact sec" id="contact" aria-labelledby="contact-heading">
      <Fog />
      <div className="wrap grid">
        <div className="contact-head c1-6">
          <h2 className="h2" id="contact-heading">
            {heading}
          </h2>
          <Paragraph text={text} />
        </div>
        <Quote className="contact-form box c7-12" />
        {testimonials.length > 0 && (
          <Island className="contact-voices" name="testimonial-carousel" props={{}}>
            <TestimonialCarousel items={testimonials} words={words} />
          </Island>
        )}
        <div className="contact-ways c1-6">
          <PhoneLink />
          <ContactFacts hours="home" />
        </div>
      </div>
    </section>
  );
}
