/** Statistics for the owner: landing pages of visits that end in an inquiry or a call. */
import type { Counting, SharedData } from 'nebel/template-api';
import type { Form, Site } from '../.types/data.ts';

/** True if the banner asks for more than what is necessary. Statistics need that consent. */
export const asksForConsent = ({ cookies }: Pick<Site, 'cookies'>): boolean =>
  cookies.show && cookies.categories.some(({ use }) => use === 'optional');

/**
 * Returns undefined if the owner has switched the report off, if no banner asks for consent, or if browsers deliver
 * inquiries directly and no relay runs.
 */
export function counting({ site, forms }: SharedData): Counting | undefined {
  const { report, delivery } = site as Site;
  const { anfrage } = forms as Record<string, Form>;
  return report && asksForConsent(site as Site) && delivery !== 'direct' && anfrage
    ? { form: anfrage.action, calls: '/api/anrufe' }
    : undefined;
}

/** Returns the address for reports of taps on phone numbers, if any, with the relay's origin if it has its own. */
export function callsUrl(shared: SharedData): string | undefined {
  const calls = counting(shared)?.calls;
  return calls && ((shared.site as Site).relayUrl ?? '') + calls;
}
