import type { FormSpec, FormValues } from '../shared/form-spec.ts';
import { FILL_TIME, SUBMISSION_ID, toRecord } from '../shared/submission.ts';
import type { RawEntries } from './read-body.ts';
import type { Remark, Submission } from './types.ts';

/** People need longer than that for any form. */
const FAST_MS = 2000;

/** What goes into the journal. A filled honeypot holds it back; haste is only remarked. `receivedAt` is an ISO timestamp. */
export function toSubmission(form: FormSpec, raw: RawEntries, values: FormValues, receivedAt: string): Submission {
  const trap = raw[form.honeypot.name];
  const trapped = typeof trap === 'string' ? trap.trim() !== '' : Boolean(trap);
  const remarks: Remark[] = [...(trapped ? (['honeypot'] as const) : []), ...(isFast(raw) ? (['fast'] as const) : [])];
  const submissionId = givenId(raw);
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

function isFast(raw: RawEntries): boolean {
  const value = raw[FILL_TIME];
  const time = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof time === 'number' && time >= 0 && time < FAST_MS;
}
