/** What the website counts for its owner: on which pages the visits begin that end in an inquiry or a call. */
import type { Counting, SharedData } from 'nebel/template-api';
import type { Form, Site } from './data.gen.ts';

/** Nothing where the owner does not want it, nor where browsers send inquiries by themselves and no relay runs. */
export function counting({ site, forms }: SharedData): Counting | undefined {
  const { report, delivery } = site as Site;
  const { anfrage } = forms as Record<string, Form>;
  return report && delivery !== 'direct' && anfrage ? { form: anfrage.action, calls: '/api/anrufe' } : undefined;
}

/** Where taps on phone numbers are told, if they are: with the origin of a relay that runs under another address. */
export function callsUrl(shared: SharedData): string | undefined {
  const calls = counting(shared)?.calls;
  return calls && ((shared.site as Site).relayUrl ?? '') + calls;
}
