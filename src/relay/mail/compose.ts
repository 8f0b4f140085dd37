/** Composes mails about a lead as plain text, never HTML. */
import { isNameField, looksLikeName } from '../../api/forms/confirmation.ts';
import type { FormSpec, MailText, StoredRecord } from '../../api/forms/form-spec.ts';
import { fillSlots } from '../../api/forms/slots.ts';
import { shownValue } from '../../api/forms/submission.ts';
import { labelled, readInquiry } from '../inquiry.ts';
import type { Lead } from '../types.ts';

/** Composes the mail to the staff: text of the form, all entries by their labels, number and URLs of photos, a last line. */
export function composeNotice(
  form: FormSpec,
  lead: Lead,
  template: MailText,
  photos: readonly string[] = [],
  end = '',
): MailText {
  const lines = [...[...readInquiry(lead, form).rows, ...photoRows(form, lead)].map(labelled), ...photos];
  const { subject, text } = fillMail(template, displayValues(form, lead));
  return { subject, text: `${text}\n${lines.join('\n')}\n${end && `\n${end}\n`}` };
}

/** The number of photos, and what the form says about lost ones. */
function photoRows({ photos: spec }: FormSpec, { photos, remarks }: Lead) {
  if (!spec) return [];
  const parts = [...(photos ? [String(photos)] : []), ...(remarks.includes('photos-lost') ? [spec.texts.lost] : [])];
  return parts.length > 0 ? [{ label: spec.column, value: parts.join('. ') }] : [];
}

/**
 * Composes the mail to the sender: see `confirmation.ts` of the forms for what it repeats. `answerBy` says when an answer
 * comes, and replaces `{{answerBy}}`.
 */
export function composeConfirmation(form: FormSpec, lead: Lead, template: MailText, answerBy = ''): MailText {
  const { fields } = form;
  const entered = enteredIn(lead);
  const name = fields.filter(isNameField).map(({ column }) => entered[column] ?? '');
  const greets = looksLikeName(name.filter(Boolean).join(' '));
  const values = fields.map((field) => {
    const value = entered[field.column] ?? '';
    const label = field.options?.find((option) => option.value === value)?.label;
    return [field.name, label ?? (greets && isNameField(field) ? value : '')];
  });
  return fillMail(template, { ...Object.fromEntries(values), answerBy });
}

const fillMail = ({ subject, text }: MailText, values: Readonly<Record<string, string>>): MailText => ({
  subject: oneLine(fill(subject, values)),
  text: `${fill(text, values).trim()}\n`,
});

/** Returns the mail address that the sender entered, if any. */
export function senderAddress(form: FormSpec, lead: Lead): string | undefined {
  const field = form.fields.find(({ type }) => type === 'email');
  return (field && lead.fields[field.column]) || undefined;
}

/** Returns the values by field name, as they are shown to readers: labels instead of option values. */
function displayValues({ fields }: FormSpec, lead: Lead) {
  const entered = enteredIn(lead);
  return Object.fromEntries(fields.map((field) => [field.name, shownValue(field, entered[field.column] ?? '')]));
}

const enteredIn = ({ fields, extras }: Lead): StoredRecord => ({ ...extras, ...fields });

/** Replaces `{{field}}` by its value. Along with an empty value, removes the comma and spaces beside it. */
function fill(template: string, values: Readonly<Record<string, string>>): string {
  const marked = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value || GAP]));
  return fillSlots(template, marked)
    .replace(GAPS, '')
    .replace(/[ \t]+$/gm, '');
}

// A private-use character, which cannot be typed.
const GAP = '\uE000';
const GAPS = /(?:,?[ \t]*\uE000)+(?=[ \t]*$)|\uE000,?[ \t]*/gmu;

// biome-ignore lint/suspicious/noControlCharactersInRegex: a line break could begin a new header
const oneLine = (text: string) => text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
