import type { FormSpec, FormValues } from '../shared/form-spec.ts';
import { FILL_TIME, SUBMISSION_ID, toRecord } from '../shared/submission.ts';
import type { RawEntries } from './read-body.ts';
import type { Remark, Submission } from './types.ts';

/** People need longer than that for any form. */
const FAST_MS = 2000;

export interface Received {
  readonly form: FormSpec;
  readonly raw: RawEntries;
  readonly values: FormValues;
  /** ISO timestamp. */
  readonly receivedAt: string;
}

/** What goes into the journal. A filled honeypot holds it back; haste is only remarked. */
export async function toSubmission(received: Received): Promise<Submission> {
  const { form, raw, values, receivedAt } = received;
  const trapped = isFilled(raw[form.honeypot.name]);
  const remarks: Remark[] = [...(trapped ? (['honeypot'] as const) : []), ...(isFast(raw) ? (['fast'] as const) : [])];
  const submissionId = await idFor(received);
  return {
    form,
    fields: toRecord(form, values, receivedAt),
    ...(submissionId !== undefined && { submissionId }),
    remarks,
    state: trapped ? 'flagged' : 'received',
    receivedAt,
  };
}

/** The id that the sender gave, if it is one: it reaches logs, so it must not be able to hold a text. */
export function givenId(raw: RawEntries): string | undefined {
  const id = raw[SUBMISSION_ID];
  return typeof id === 'string' && /^[\w.:-]{1,128}$/.test(id) ? id : undefined;
}

/**
 * The id together with what was entered. A visitor without script may go back to the page that holds the id, correct
 * something and send again, and a program may use an id twice: other words are another inquiry and not a retry.
 */
async function idFor({ raw, values }: Received): Promise<string | undefined> {
  const id = givenId(raw);
  if (id === undefined) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(values)));
  return `${id}.${Array.from(new Uint8Array(digest, 0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

const isFilled = (value: unknown) => (typeof value === 'string' ? value.trim() !== '' : Boolean(value));

function isFast(raw: RawEntries): boolean {
  const value = raw[FILL_TIME];
  const time = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof time === 'number' && time >= 0 && time < FAST_MS;
}
