/** Words of a mail about a lead: plain text, never HTML. */
import type { FormSpec, MailText } from '../../shared/form-spec.ts';
import { fillSlots } from '../../shared/slots.ts';
import { shownValue } from '../../shared/submission.ts';
import type { Lead } from '../types.ts';

/** What the staff reads: the form's own words, every column, the number of photos and their addresses, and an end. */
export function noticeWords(
  form: FormSpec,
  lead: Lead,
  words: MailText,
  photos: readonly string[] = [],
  end = '',
): MailText {
  const columns = Object.entries({ ...lead.fields, ...lead.extras, ...aboutPhotos(form, lead) });
  const lines = [...columns.map(([column, value]) => `${column}: ${value}`), ...photos];
  const { subject, text } = filled(words, shownValues(form, lead));
  return { subject, text: `${text}\n${lines.join('\n')}\n${end && `\n${end}\n`}` };
}

function aboutPhotos({ photos: spec }: FormSpec, { photos, remarks }: Lead): Readonly<Record<string, string>> {
  if (!spec) return {};
  const told = [...(photos ? [String(photos)] : []), ...(remarks.includes('photos-lost') ? [spec.texts.lost] : [])];
  return told.length > 0 ? { [spec.column]: told.join('. ') } : {};
}

/** What the sender reads. */
export function confirmationWords(form: FormSpec, lead: Lead, words: MailText): MailText {
  // Those who fill in the form choose who gets this mail, so their words must not be able to advertise an address.
  const harmless = (value: string) => (LOOKS_LIKE_ADDRESS.test(value.normalize('NFKC')) ? '' : value);
  return filled(words, shownValues(form, lead, harmless));
}

const filled = ({ subject, text }: MailText, values: Readonly<Record<string, string>>): MailText => ({
  subject: oneLine(fill(subject, values)),
  text: `${fill(text, values).trim()}\n`,
});

// Browsers take the ideographic full stop for a dot, too (UTS 46).
const LOOKS_LIKE_ADDRESS = /[/@\\]|www[.。]|[^\s.。][.。][^\s.。]{2,}/i;

/** The sender's own address, if the form asks for one and it was given. */
export function senderAddress(form: FormSpec, lead: Lead): string | undefined {
  const field = form.fields.find(({ type }) => type === 'email');
  return (field && lead.fields[field.column]) || undefined;
}

/** Field → what was entered, as a reader would name it: for a choice, its label. */
function shownValues({ fields }: FormSpec, lead: Lead, change = (value: string) => value) {
  const entered = { ...lead.extras, ...lead.fields };
  return Object.fromEntries(
    fields.map((field) => [field.name, change(shownValue(field, entered[field.column] ?? ''))]),
  );
}

/** Replaces `{{field}}` by its value. Where that is empty, the comma or blank that it would have needed goes too. */
function fill(template: string, values: Readonly<Record<string, string>>): string {
  const marked = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value || GAP]));
  return fillSlots(template, marked)
    .replace(GAPS, '')
    .replace(/[ \t]+$/gm, '');
}

// A private-use character, which is on no keyboard.
const GAP = '\uE000';
const GAPS = /[ \t]*\uE000(?=[ \t]*$)|\uE000,?[ \t]*/gmu;

// biome-ignore lint/suspicious/noControlCharactersInRegex: a line break could begin a new header
const oneLine = (text: string) => text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
