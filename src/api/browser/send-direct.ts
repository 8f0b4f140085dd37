import type { DirectAccess } from '../forms/delivery.ts';
import { toRecord } from '../forms/submission.ts';
import { post, type Send } from './send.ts';

/**
 * Writes directly to the store, one record for each submission. The store does not support submission ids, so a retry
 * after a lost response creates a duplicate record.
 */
export const sender =
  ({ endpoint, base, key, forms }: DirectAccess): Send =>
  async (action, values, signal) => {
    const form = forms.find((each) => each.action === action);
    if (!form) throw new Error(`No form is sent to ${action}.`);
    const url = `${endpoint}/v0/${base}/${encodeURIComponent(form.table)}`;
    // The service rejects an empty string for a column with options; an omitted column stays empty.
    const columns = Object.entries(toRecord(form, values, new Date().toISOString()));
    const fields = Object.fromEntries(columns.filter(([, value]) => value !== ''));
    const response = await post(url, { records: [{ fields }] }, signal, { Authorization: `Bearer ${key}` });
    const { ok, status } = response;
    if (ok && (await hasRecord(response))) return { kind: 'accepted' };
    if (status >= 500 || status === 408) return { kind: 'retry' };
    // After a 429, the service rejects all requests for 30 seconds. Other causes can be fixed, such as a wrong key, a renamed
    // column or a network that answers in place of the service, so the entry waits.
    return { kind: 'wait', pause: 30_000 };
  };

async function hasRecord(response: Response): Promise<boolean> {
  const { records }: { records?: readonly unknown[] } = (await response.json().catch(() => null)) ?? {};
  return Boolean(records?.[0]);
}
