/** Interprets an inquiry by the meaning of its form's fields, whatever the columns are called. */

import { isNameField } from '../../api/forms/confirmation.ts';
import type { FieldSpec, FormSpec } from '../../api/forms/form-spec.ts';
import { filledColumns, shownValue } from '../../api/forms/submission.ts';
import { plainText } from '../../api/markup/inline.ts';
import { type Lead, PROGRESS, type Progress } from '../types.ts';

export interface Inquiry {
  readonly lead: Lead;
  /** Empty if the form has no such field, like the following ones. */
  readonly name: string;
  readonly place: string;
  readonly phone: string;
  readonly mail: string;
  /** The chosen option, such as a service. */
  readonly subject: string;
  /** Everything that was entered, in the order of the form. Fields of earlier versions of the form come last. */
  readonly rows: readonly Row[];
  /** The form's instructions for photos that were lost in transit. Empty if none were. */
  readonly lostPhotos: string;
}

export interface Row {
  readonly label: string;
  readonly value: string;
  readonly type: FieldSpec['type'];
}

const PLACE = /^(?:postal-code|address-level2)$/;

export function readInquiry(lead: Lead, form: FormSpec | undefined): Inquiry {
  const fields = form?.fields ?? [];
  const entered = { ...lead.fields, ...lead.extras };
  const entryOf = (field: FieldSpec) => {
    const value = entered[field.column] ?? '';
    return shownValue(field, value === field.emptyText ? '' : value);
  };
  const join = (fits: (field: FieldSpec) => boolean) => fields.filter(fits).map(entryOf).filter(Boolean).join(' ');
  const known = new Set([...fields, ...(form ? filledColumns(form) : [])].map(({ column }) => column));
  const others = Object.entries(entered).filter(([column]) => !known.has(column));
  return {
    lead,
    name: join(isNameField),
    place: join(({ autocomplete = '' }) => PLACE.test(autocomplete)),
    phone: join(({ type }) => type === 'tel'),
    mail: join(({ type }) => type === 'email'),
    subject: join(({ type, extra }) => (type === 'select' || type === 'radio') && !extra),
    rows: [
      ...fields.map((field) => ({ label: plainText(field.label), value: entryOf(field), type: field.type })),
      ...others.map(([label, value]) => ({ label, value, type: 'text' as const })),
    ].filter(({ value }) => value !== ''),
    lostPhotos: (lead.remarks.includes('photos-lost') && form?.photos?.texts.lost) || '',
  };
}

export const isProgress = (text: string): text is Progress => PROGRESS.includes(text as Progress);

/** Returns undefined if it is not a phone number. The zero in `+41 (0)79 …` is not dialled. */
export function telUrl(phone: string): string | undefined {
  const number = phone.replace(/^(\s*(?:\+|00).*?)\(0\)/, '$1').replace(/(?!^\+)\D/g, '');
  return /\d{3}/.test(number) ? `tel:${number}` : undefined;
}

/** Encodes the address, so that no entry can add a subject or another recipient. */
export const mailtoUrl = (mail: string): string | undefined =>
  mail.includes('@') ? `mailto:${encodeURIComponent(mail).replace('%40', '@')}` : undefined;

/**
 * Returns a predicate for inquiries that contain all words of a search, ignoring case and accents. Phone numbers are
 * compared by digits only, and `079` also finds `+41 79`.
 */
export function searchFilter(text: string): (lead: Lead) => boolean {
  const words = normalise(text).split(/\s+/).filter(Boolean);
  const digits = text.replace(/[\s()./+-]/g, '').replace(/^0+/, '');
  const isNumber = /^\d{3,}$/.test(digits);
  return ({ fields }) => {
    const values = Object.values(fields);
    const entered = normalise(values.join('\n'));
    return (
      words.every((word) => entered.includes(word)) ||
      (isNumber && values.some((value) => value.replace(/\D/g, '').includes(digits)))
    );
  };
}

const normalise = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
