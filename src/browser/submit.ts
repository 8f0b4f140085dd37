import type { FormValues } from '../shared/form-spec.ts';
import type { FILL_TIME, SUBMISSION_ID } from '../shared/submission.ts';
import { createOutbox, type WritableOutbox } from './outbox.ts';
import type { Entry, Outcome, Runtime } from './runtime.ts';
import type { Answer, Send } from './send.ts';

// Imported as types: the module itself belongs to the islands, and the start script must not have to load it.
const submissionId: typeof SUBMISSION_ID = 'submissionId';
const fillTime: typeof FILL_TIME = 'fillTime';

/** How long one try may take, in milliseconds. */
const TIMEOUT = 15_000;

/** Pauses before the next try, in milliseconds: short, because someone is waiting. */
const PAUSES = [1_000, 3_000];

export interface Sending extends Runtime {
  readonly outbox: WritableOutbox;
}

/** @param storage called for every access: see `createOutbox` */
export function createSending(send: Send, storage: () => Storage): Sending {
  const outbox = createOutbox(storage, tryOnce);
  /** The last one that was neither sent nor kept. Sent again unchanged, it is the same submission. */
  let failed: { readonly id: string; readonly same: string } | undefined;

  async function tryOnce({ id, action, values }: Entry & { readonly id: string }): Promise<Answer> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), TIMEOUT);
    try {
      return await send(action, { ...values, [submissionId]: id }, controller.signal);
    } catch {
      // No connection, no answer in time, or one that makes no sense.
      return { kind: 'retry' };
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    outbox,
    async submit({ action, values }, { keep }): Promise<Outcome> {
      const same = fingerprint(action, values);
      const waiting = outbox.entries().find((entry) => fingerprint(entry.action, entry.values) === same);
      const id = waiting?.id ?? (failed?.same === same ? failed.id : newId());
      failed = undefined;

      // Before the first try, so that nothing is lost if the tab closes now.
      if (keep) outbox.add({ id, action, values });
      let answer = await tryOnce({ id, action, values });
      for (const pause of keep ? PAUSES : PAUSES.slice(0, 1)) {
        if (answer.kind !== 'retry') break;
        await new Promise((resume) => setTimeout(resume, pause));
        answer = await tryOnce({ id, action, values });
      }
      if (outbox.settle(id, answer)) return { kind: 'kept' };
      if (answer.kind === 'accepted' || answer.kind === 'invalid') return answer;
      failed = { id, same };
      return { kind: 'failed' };
    },
  };
}

/** Two submissions with the same entries are the same, however long the visitor took. */
const fingerprint = (action: string, values: FormValues) => JSON.stringify([action, { ...values, [fillTime]: '' }]);

/** 128 random bits. `crypto.randomUUID` exists only on pages with TLS. */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
