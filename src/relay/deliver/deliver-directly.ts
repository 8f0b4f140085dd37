import type { Acceptance } from '../receive/handler.ts';
import type { Lead, Store, Submission } from '../types.ts';

/** Number of recent submissions whose retries are recognised. Retries come within seconds. */
const MAX_REMEMBERED = 500;

/**
 * Creates the `accept` function for a host without a disk. It accepts a submission only if the store does; otherwise, the
 * sender keeps it. Flagged submissions are delivered too, since they cannot be held back anywhere. Retries are recognised
 * within the lifetime of the process.
 */
export function deliverDirectly(store: Store): (submission: Submission) => Promise<Acceptance> {
  const known = new Map<string, Promise<Acceptance>>();
  return async (submission) => {
    const { submissionId, form, fields, extras } = submission;
    // Without the timestamp, which differs between retries.
    const content = Object.entries(fields).filter(([column]) => column !== form.timestamp);
    const key = JSON.stringify([form.action, submissionId, content, extras]);
    const delivery = known.get(key) ?? deliver(store, submission);
    known.set(key, delivery);
    for (const oldest of [...known.keys()].slice(0, -MAX_REMEMBERED)) known.delete(oldest);
    const acceptance = await delivery.catch((error: unknown) => {
      known.delete(key);
      throw error;
    });
    // Without an id, only a double click counts as a retry. The same content later can be intended.
    if (acceptance.kind !== 'kept' || submissionId === undefined) known.delete(key);
    return acceptance;
  };
}

/** Ignores `photos`, which are never set: this handler cannot read them. */
async function deliver(store: Store, { form, photos: _, ...submitted }: Submission): Promise<Acceptance> {
  const { action, table } = form;
  const initial = { state: 'sending', attempts: 0, unanswered: false, mail: {} } as const;
  const lead: Lead = { ...submitted, ...initial, id: crypto.randomUUID(), form: action, table };
  const delivery = await store.deliver(lead);
  const isUnclear = delivery.kind === 'unknown' || delivery.kind === 'unsure';
  // A lead that the store has after all must not be sent again.
  const found = isUnclear ? await store.find?.({ ...lead, unanswered: true }) : delivery;
  const id = typeof found === 'object' && found.kind === 'delivered' ? found.storeId : undefined;
  return id === undefined ? { kind: 'not-kept', cause: delivery.cause ?? 'no id in the answer' } : { kind: 'kept', id };
}
