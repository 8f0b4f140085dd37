import type { DirectAccess } from '../shared/delivery.ts';
import { toRecord } from '../shared/submission.ts';
import { post, type Send } from './send.ts';

/**
 * Writes straight into the store: one record for each submission. The store knows no submission ids, so a try whose
 * answer is lost and that is sent again appears in the table twice.
 */
export const sender =
  ({ endpoint, base, key, forms }: DirectAccess): Send =>
  async (action, values, signal) => {
    const form = forms.find((each) => each.action === action);
    if (!form) throw new Error(`No form is sent to ${action}.`);
    const url = `${endpoint}/v0/${base}/${encodeURIComponent(form.table)}`;
    // The service refuses an empty text for a column with options; a column that is left out stays empty.
    const columns = Object.entries(toRecord(form, values, new Date().toISOString()));
    const fields = Object.fromEntries(columns.filter(([, value]) => value !== ''));
    const { ok, status } = await post(url, { records: [{ fields }] }, signal, { Authorization: `Bearer ${key}` });
    if (ok) return { kind: 'accepted' };
    if (status >= 500 || status === 408) return { kind: 'retry' };
    // After a 429 the service refuses everything for 30 seconds. What else it refuses, the owner can mend: a wrong key,
    // a renamed column. So the entry waits.
    return { kind: 'wait', pause: 30_000 };
  };
