import type { Acceptance } from './handler.ts';
import type { Delivery, Finding, Lead, Store, Submission } from './types.ts';

/** Most submissions of which retries are recognised. They come within seconds, so the newest are enough. */
const REMEMBERED = 500;

/**
 * For a host without a disk: accepted is what the store has taken, and nothing else. What fails is the sender's to keep.
 * A flagged submission is delivered too, because here is no place where it could wait. Retries are recognised as long
 * as this process lives.
 */
export function deliverDirectly(store: Store): (submission: Submission) => Promise<Acceptance> {
  const known = new Map<string, Promise<Acceptance>>();
  return async (submission) => {
    const { submissionId, form } = submission;
    const key = `${form.action} ${submissionId ?? ''} ${contentOf(submission)}`;
    const delivery = known.get(key) ?? deliver(store, submission);
    known.set(key, delivery);
    const [oldest] = known.keys();
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
    let isKept = false;
    try {
      const acceptance = await delivery;
      isKept = acceptance.kind === 'kept';
      return acceptance;
    } finally {
      // Without an id only a second click is a retry. The same words later may be meant.
      if (!isKept || submissionId === undefined) known.delete(key);
    }
  };
}

/** What was entered, without the moment at which it arrived. */
const contentOf = ({ form, fields }: Submission) =>
  JSON.stringify(Object.entries(fields).filter(([column]) => column !== form.timestamp));

async function deliver(store: Store, submission: Submission): Promise<Acceptance> {
  const { form, fields, remarks, receivedAt } = submission;
  const lead: Lead = {
    id: crypto.randomUUID(),
    form: form.action,
    table: form.table,
    fields,
    state: 'sending',
    remarks,
    receivedAt,
    attempts: 0,
    unanswered: false,
    mail: {},
  };
  const [delivery] = await store.deliver(form.table, [lead]);
  const isOpen = delivery?.kind === 'unknown' || delivery?.kind === 'unsure';
  const storeId = isOpen ? await lookFor(store, lead) : idOf(delivery);
  if (storeId !== undefined) return { kind: 'kept', id: storeId };
  return { kind: 'not-kept', cause: delivery?.cause ?? 'no answer for this lead' };
}

const idOf = (found: Delivery | Finding) =>
  typeof found === 'object' && found.kind === 'delivered' ? found.storeId : undefined;

/** It is not known whether the store has it. What it holds nevertheless must not be sent again. */
const lookFor = async (store: Store, lead: Lead) =>
  idOf((await store.find?.(lead.table, [{ ...lead, unanswered: true }]))?.[0]);
