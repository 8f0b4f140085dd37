import { fillSlots, Island, useSite } from 'nebel/template-api';
import type { Form } from '../../../.types/data.ts';
import { THANKS_URL } from '../../addresses.ts';
import { callOf, viewOfForm } from '../../components/form/view-of-form.ts';
import type { Preselections } from '../../islands/quote-form/preselection.ts';
import { QuoteForm } from '../../islands/quote-form/quote-form.tsx';
import { servicePages, useSiteData } from '../../site-data.ts';

/** The quote form, with the preselections for links from service pages. */
export function Quote({ className }: { readonly className: string }) {
  const site = useSite();
  const { forms, site: settings, words } = useSiteData();
  const form = forms.anfrage;
  if (!form) return null;
  const quote = {
    view: viewOfForm(form, site),
    call: callOf(settings.company.phone),
    heading: words.buttons.freeQuote,
    headingId: 'form-heading',
    preselect: preselections(form, servicePages(site)),
    thanksUrl: THANKS_URL,
  };
  return (
    <Island className={className} name="quote-form" props={quote}>
      <QuoteForm {...quote} />
    </Island>
  );
}

/**
 * Returns the preselections. A service that is an option itself needs none; one without an option of its own is named in the
 * message.
 */
function preselections({ fields, texts }: Form, services: ReturnType<typeof servicePages>): Preselections {
  const catchAll = fields.find(({ name }) => name === 'service')?.catchAll;
  return Object.fromEntries(
    services
      .filter(({ slug, summary }) => summary.option !== slug)
      .map(({ slug, summary: { name, option } }) => {
        const about = option === catchAll ? texts.about && fillSlots(texts.about, { service: name }) : undefined;
        return [slug, { option, ...(about && { about }) }];
      }),
  );
}
