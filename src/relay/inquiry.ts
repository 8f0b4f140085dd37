/** Reads a lead as an inquiry: by the meaning of its form's fields, whatever the columns are called. */

import { isNameField } from '../api/forms/confirmation.ts';
import type { FieldSpec, FormSpec } from '../api/forms/form-spec.ts';
import { filledColumns, shownValue } from '../api/forms/submission.ts';
import { plainText } from '../api/markup/inline.ts';
import { unaccented } from '../base/lib/unaccented.ts';
import { type Lead, PROGRESS, type Progress } from './types.ts';

export interface Inquiry {
  readonly lead: Lead;
  /** Empty if the form has no such field, like the following ones. */
  readonly name: string;
  readonly town: string;
  /** Street, postal code and town on one line. */
  readonly address: string;
  readonly phone: string;
  readonly mail: string;
  /** The chosen option, such as a service. */
  readonly subject: string;
  /** The chosen option outside the record, such as the time for a call. */
  readonly wish: string;
  readonly message: string;
  /** Everything that was entered, in the order of the form. Fields of earlier versions of the form come last. */
  readonly rows: readonly Row[];
  /** The form's instructions for photos that were lost in transit. Empty if none were. */
  readonly lostPhotos: string;
  /** True if a program may have written it, or someone who advertises. */
  readonly seemsSpam: boolean;
}

export interface Row {
  readonly label: string;
  readonly value: string;
}

type Fits = (field: FieldSpec) => boolean;

const has =
  (tokens: RegExp): Fits =>
  ({ autocomplete = '' }) =>
    tokens.test(autocomplete);

/** The fields with what was asked for, and with where it is. */
export const isSubject: Fits = ({ type, extra }) => (type === 'select' || type === 'radio') && !extra;
export const isTown: Fits = has(/^address-level2$/);

const LINK = /https?:\/\/|\bwww\.|<a\s|\[url/i;

/** Returns a function that joins the entries of the fields that fit, as people read them. */
export function entriesOf(form: FormSpec | undefined, { fields, extras }: Pick<Lead, 'fields' | 'extras'>) {
  const entered = { ...fields, ...extras };
  return (fits: Fits): string =>
    (form?.fields ?? [])
      .filter(fits)
      .map((field) => {
        const value = entered[field.column] ?? '';
        return shownValue(field, value === field.emptyText ? '' : value);
      })
      .filter(Boolean)
      .join(' ');
}

export function readInquiry(lead: Lead, form: FormSpec | undefined): Inquiry {
  const fields = form?.fields ?? [];
  const entered = { ...lead.fields, ...lead.extras };
  const join = entriesOf(form, lead);
  const known = new Set([...fields, ...(form ? filledColumns(form) : [])].map(({ column }) => column));
  const others = Object.entries(entered).filter(([column]) => !known.has(column));
  const message = join(({ type }) => type === 'textarea');
  const town = join(isTown);
  const place = [join(has(/^postal-code$/)), town].filter(Boolean).join(' ');
  return {
    lead,
    name: join(isNameField),
    town,
    address: [join(has(/^(?:street-address|address-line\d)$/)), place].filter(Boolean).join(', '),
    phone: join(({ type }) => type === 'tel'),
    mail: join(({ type }) => type === 'email'),
    subject: join(isSubject),
    wish: join(({ type, extra }) => type === 'select' && extra === true),
    message,
    rows: [
      ...fields.map((field) => ({
        label: plainText(field.label),
        value: join((each) => each === field),
      })),
      ...others.map(([label, value]) => ({ label, value })),
    ].filter(({ value }) => value !== ''),
    lostPhotos: (lead.remarks.includes('photos-lost') && form?.photos?.texts.lost) || '',
    seemsSpam: lead.remarks.some((remark) => remark === 'honeypot' || remark === 'fast') || LINK.test(message),
  };
}

export const isProgress = (text: string): text is Progress => PROGRESS.includes(text as Progress);

/** Writes a value with its label on one line, or below it if it has several. The label of a consent is a sentence. */
export const labelled = ({ label, value }: Row): string =>
  `${label.replace(/(?:\.|(?<![?:]))$/, ':')}${value.includes('\n') ? '\n' : ' '}${value}`;

/** What ends a phone number: words, or a second number. */
const AFTER_NUMBER = /[\p{L},;|]|(?<=(?:\d\D*){9})\s+(?:\/|(?=\+))/u;

/** Codes of Switzerland and countries around it after which no zero is dialled. Italy keeps it. */
const WITHOUT_ZERO = /^((?:\+|00)(?:3[1-3]|4[1349]))0/;

/** Returns the link that dials the first number of an entry, if any. The zero in `+41 (0)79 …` is not dialled. */
export function telUrl(phone: string): string | undefined {
  const numbers = phone
    .normalize('NFKC')
    .replace(/((?:\+|00).*?)\(0\)/, '$1')
    .split(AFTER_NUMBER)
    .map(
      (part) =>
        part
          .match(/^\D*\+|\d/g)
          ?.join('')
          .replace(/^\D+/, '+') ?? '',
    );
  const number = numbers.find((each) => /\d{3}/.test(each));
  // A Swiss number in national notation begins with a zero.
  return number && `tel:${number.replace(WITHOUT_ZERO, '$1').replace(/^(?=41[1-9]\d{8}$)/, '+')}`;
}

/** The Swiss country code, which numbers in national notation lack. */
const SWISS_CODE = /^[^\d+]*(?:\+|00)\s*41/;

/** The last digits of a whole phone number, which international and national notation share. */
const SHARED_DIGITS = 9;

/**
 * Returns a predicate for leads that contain all words of a search, ignoring case and accents. Phone numbers are
 * compared by digits only: `079` also finds `+41 79`, `+41 79` also `079`, and a whole number the same one in any notation.
 */
export function searchFilter(text: string): (lead: Lead) => boolean {
  const words = unaccented(text).split(/\s+/).filter(Boolean);
  // Numbers that are copied from other programs can have invisible characters around them.
  const national = text.replace(SWISS_CODE, '').replace(/\D/g, '').replace(/^0+/, '');
  const digits = /\p{L}|@/u.test(text) ? '' : national.slice(-SHARED_DIGITS);
  const isNumber = digits.length > 2;
  return ({ fields }) => {
    const values = Object.values(fields);
    const entered = unaccented(values.join('\n'));
    return (
      words.every((word) => entered.includes(word)) ||
      (isNumber && values.some((value) => value.replace(/\D/g, '').includes(digits)))
    );
  };
}
