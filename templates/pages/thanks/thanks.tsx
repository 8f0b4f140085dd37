import { Island, type PageType } from 'nebel/template-api';
import type { Thanks } from '../../../.types/data.ts';
import { THANKS_URL, TO_HOME } from '../../addresses.ts';
import { ContactFacts } from '../../components/facts/facts.tsx';
import { Paragraph } from '../../components/inline/inline.tsx';
import { PageHero } from '../../components/page-hero/page-hero.tsx';
import { PhoneButton, PhoneLink } from '../../components/phone/phone.tsx';
import { Section, SectionHeading } from '../../components/section/section.tsx';
import { socialPicture } from '../../components/social-picture/social-picture.tsx';
import { Steps } from '../../components/steps/steps.tsx';
import { useSiteData, useWords } from '../../site-data.ts';
import './outbox-notice.css';
import './thanks.css';

/** Page after an inquiry: next steps, and the phone number for urgent cases. */
export const thanksPage: PageType<Thanks, null> = {
  name: 'thanks',
  files: 'danke.yaml',
  schema: 'pages/thanks/schema.json',
  styles: 'reading',
  url: () => THANKS_URL,
  summary: () => null,
  anchors: () => [],
  meta: ({ meta }) => ({ ...meta, noindex: true }),
  render: ({ data }) => <ThanksView thanks={data} />,
  picture: ({ title }, site) => socialPicture(site, { title }),
};

function ThanksView({ thanks }: { readonly thanks: Thanks }) {
  const { waiting, urgent, contact, back, newsletter } = thanks;
  return (
    <>
      <PageHero title={thanks.title} lead={thanks.lead} back={TO_HOME} />
      {/* Loads the script of the notice, which is hidden itself. */}
      <Island name="outbox-notice" props={{}}>
        {null}
      </Island>
      <Section>
        <PendingNotice waiting={waiting} />
        <SectionHeading className="visually-hidden">{useWords().pages.nextSteps}</SectionHeading>
        <Steps steps={thanks.steps} />
        <div className="thanks grid">
          <div className="thanks-urgent box c1-7">
            <h2 className="h3">{urgent.heading}</h2>
            <Paragraph text={urgent.text} />
            <PhoneButton />
          </div>
          <div className="c8-12">
            <h2 className="h3">{contact.heading}</h2>
            <PhoneLink className="thanks-tel" />
            <ContactFacts hours="terms" />
            <a className="btn btn--ink btn--wide" href="/">
              {back}
            </a>
          </div>
        </div>
        {newsletter && (
          <noscript>
            <Paragraph className="note" text={newsletter} />
          </noscript>
        )}
      </Section>
    </>
  );
}

/**
 * Tells a visitor that their inquiry has not left the browser yet, and when it has arrived. Hidden until the script finds one;
 * without script, nothing can be pending. Its heading replaces that of the page meanwhile.
 */
function PendingNotice({ waiting: { heading, text, arrived } }: Pick<Thanks, 'waiting'>) {
  const { anfrage } = useSiteData().forms;
  if (!anfrage) return null;
  return (
    <div className="outbox-notice box" role="status" data-action={anfrage.action} data-heading={heading} hidden>
      <div className="outbox-notice-waiting" data-waiting>
        <Paragraph text={text} />
        <PhoneButton />
      </div>
      <p className="h3" data-arrived hidden>
        {arrived}
      </p>
    </div>
  );
}
