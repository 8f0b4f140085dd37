/** An inquiry as people read it: by the meaning of its form's fields, whatever its columns are called. */
import { type Lead, PROGRESS, type Progress } from '../relay/types.ts';
import type { FieldSpec, FormSpec } from '../shared/form-spec.ts';
import { filledColumns, shownValue } from '../shared/submission.ts';

export interface Inquiry {
  readonly lead: Lead;
  /** Empty if the form asked for none. */
  readonly name: string;
  readonly place: string;
  readonly phone: string;
  readonly mail: string;
  /** What was chosen: the service. */
  readonly subject: string;
  /** Everything that was entered, in the form's order, then what earlier versions of the form asked. */
  readonly rows: readonly Row[];
  /** What to do about photos that were lost in transit, in the words of the form. Empty if none were. */
  readonly lostPhotos: string;
}

export interface Row {
  readonly label: string;
  readonly value: string;
  readonly type: FieldSpec['type'];
}

const NAME = /^(?:name|given-name|additional-name|family-name)$/;
const PLACE = /^(?:postal-code|address-level2)$/;

export function readInquiry(lead: Lead, form: FormSpec | undefined): Inquiry {
  const fields = form?.fields ?? [];
  const entered = { ...lead.fields, ...lead.extras };
  const shownIn = (field: FieldSpec) => {
    const value = entered[field.column] ?? '';
    return shownValue(field, value === field.emptyText ? '' : value);
  };
  const joined = (fits: (field: FieldSpec) => boolean) => fields.filter(fits).map(shownIn).filter(Boolean).join(' ');
  const known = new Set([...fields, ...(form ? filledColumns(form) : [])].map(({ column }) => column));
  const others = Object.entries(entered).filter(([column]) => !known.has(column));
  return {
    lead,
    name: joined(({ autocomplete = '' }) => NAME.test(autocomplete)),
    place: joined(({ autocomplete = '' }) => PLACE.test(autocomplete)),
    phone: joined(({ type }) => type === 'tel'),
    mail: joined(({ type }) => type === 'email'),
    subject: joined(({ type, extra }) => type === 'select' && !extra),
    rows: [
      ...fields.map((field) => ({ label: field.label, value: shownIn(field), type: field.type })),
      ...others.map(([label, value]) => ({ label, value, type: 'text' as const })),
    ].filter(({ value }) => value !== ''),
    lostPhotos: (lead.remarks.includes('photos-lost') && form?.photos?.texts.lost) || '',
  };
}

export const isProgress = (text: string): text is Progress => PROGRESS.includes(text as Progress);

/** A `tel:` address. Undefined for what is no phone number. In `+41 (0)79 …`, the zero is not dialled. */
export function callAddress(phone: string): string | undefined {
  const number = phone.replace(/^(\s*(?:\+|00).*?)\(0\)/, '$1').replace(/(?!^\+)\D/g, '');
  return /\d{3}/.test(number) ? `tel:${number}` : undefined;
}

/** A `mailto:` address, encoded so that no entry can add a subject or another recipient. */
export const mailAddress = (mail: string): string | undefined =>
  mail.includes('@') ? `mailto:${encodeURIComponent(mail).replace('%40', '@')}` : undefined;

/**
 * Makes a test for inquiries that contain all words of a search, whatever their case and accents. Of a phone number only
 * the digits count, and `079` also finds `+41 79`.
 */
export function searchFor(text: string): (lead: Lead) => boolean {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const digits = text.replace(/[\s()./+-]/g, '').replace(/^0+/, '');
  const isNumber = /^\d{3,}$/.test(digits);
  return ({ fields }) => {
    const values = Object.values(fields);
    const entered = plain(values.join('\n'));
    return (
      words.every((word) => entered.includes(word)) ||
      (isNumber && values.some((value) => value.replace(/\D/g, '').includes(digits)))
    );
  };
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
