import type { Acceptance } from './handler.ts';
import type { Lead, Store, Submission } from './types.ts';

/** Maximum number of submissions of which retries are recognised. They come within seconds, so the newest are enough. */
const REMEMBERED = 500;

/**
 * For a host without a disk: accepted is what the store has taken, and nothing else. What fails is the sender's to keep.
 * A flagged submission is delivered too, because it could wait nowhere. Retries are recognised as long as this process
 * lives.
 */
export function deliverDirectly(store: Store): (submission: Submission) => Promise<Acceptance> {
  const known = new Map<string, Promise<Acceptance>>();
  return async (submission) => {
    const { submissionId, form, fields, extras } = submission;
    // What was entered, without the moment at which it arrived.
    const content = Object.entries(fields).filter(([column]) => column !== form.timestamp);
    const key = JSON.stringify([form.action, submissionId, content, extras]);
    const delivery = known.get(key) ?? deliver(store, submission);
    known.set(key, delivery);
    for (const oldest of [...known.keys()].slice(0, -REMEMBERED)) known.delete(oldest);
    const acceptance = await delivery.catch((error: unknown) => {
      known.delete(key);
      throw error;
    });
    // Without an id only a second click is a retry. The same words later may be meant.
    if (acceptance.kind !== 'kept' || submissionId === undefined) known.delete(key);
    return acceptance;
  };
}

/** It is given no photos, because it is taken by a handler that cannot read them. */
async function deliver(store: Store, { form, photos: _, ...told }: Submission): Promise<Acceptance> {
  const { action, table } = form;
  const begun = { state: 'sending', attempts: 0, unanswered: false, mail: {} } as const;
  const lead: Lead = { ...told, ...begun, id: crypto.randomUUID(), form: action, table };
  const delivery = await store.deliver(lead);
  const isOpen = delivery.kind === 'unknown' || delivery.kind === 'unsure';
  // What the store holds all the same must not be sent again.
  const found = isOpen ? await store.find?.({ ...lead, unanswered: true }) : delivery;
  const id = typeof found === 'object' && found.kind === 'delivered' ? found.storeId : undefined;
  return id === undefined ? { kind: 'not-kept', cause: delivery.cause ?? 'no id in the answer' } : { kind: 'kept', id };
}
