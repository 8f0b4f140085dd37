import type { PageType } from 'nebel/template-api';
import type { Unavailable } from '../../../.types/data.ts';
import { TO_HOME } from '../../addresses.ts';
import { PageHero } from '../../components/page-hero/page-hero.tsx';
import { PhoneButton } from '../../components/phone/phone.tsx';
import { QuoteBlock } from '../../components/quote-block/quote-block.tsx';
import { socialPicture } from '../../components/social-picture/social-picture.tsx';

/** Page that a web server shows if a form reaches no relay: how not to lose the input, and the phone number. */
export const unavailablePage: PageType<Unavailable, null> = {
  name: 'unavailable',
  files: '503.yaml',
  schema: 'pages/unavailable/schema.json',
  styles: 'reading',
  url: () => '/503.html',
  summary: () => null,
  anchors: () => [],
  meta: ({ meta }) => ({ ...meta, noindex: true }),
  render: ({ data: { title, lead, illustration, quote } }) => (
    <>
      <PageHero title={title} lead={lead} illustration={illustration} back={TO_HOME}>
        <PhoneButton />
      </PageHero>
      <QuoteBlock quote={quote} hours="home" href="/#contact" />
    </>
  ),
  picture: ({ title, illustration }, site) => socialPicture(site, { title, drawing: illustration }),
};
