/** Shared by browser and relay: reads entries, validates them, and converts them to a record. */
import { isDay } from '../../base/lib/day.ts';
import { isMailAddress } from './contact.ts';
import type { StoredForm } from './delivery.ts';
import type { FieldErrors, FieldRules, FormRules, FormSpec, FormValues, StoredRecord } from './form-spec.ts';
import { fillSlots } from './slots.ts';

/** Name of the field that makes retries idempotent. */
export const SUBMISSION_ID = 'submissionId';

/** Name of the field with the time that the visitor spent on the form, in milliseconds. */
export const FILL_TIME = 'fillTime';

/** Name of the field with the number of chosen photos that could not be sent. */
export const PHOTOS_LOST = 'photosLost';

/** Name of the field with the path of the page on which the visit began. */
export const LANDED_ON = 'landedOn';

/** Name of the field with the host that linked to that page. */
export const REFERRER = 'referrer';

/**
 * Returns the entries of the fields of a form: trimmed, in Unicode's normal form NFC, and without characters that no
 * keyboard types. An entry of which nothing is visible is empty.
 */
export function readValues(form: Pick<FormRules, 'fields'>, raw: Readonly<Record<string, unknown>>): FormValues {
  return Object.fromEntries(form.fields.map((field) => [field.name, clean(field, raw[field.name])]));
}

function clean(field: FieldRules, value: unknown): string {
  const text = asText(field, value);
  const unseen = hasFormat(field) ? IGNORABLE : BIDI_CONTROLS;
  const shown = text.normalize('NFC').replace(unseen, '').replace(HALF_PAIRS, '\ufffd');
  if (!VISIBLE.test(shown)) return '';
  if (field.type === 'textarea') return shown.replace(/\r\n?/g, '\n').replace(NOT_TYPED_IN_TEXT, '').trim();
  return shown.replace(NOT_TYPED_IN_LINE, ' ').trim();
}

/** True for an entry in which an invisible character would be a mistake that its author cannot see. */
const hasFormat = ({ type, pattern }: FieldRules): boolean =>
  pattern !== undefined || type === 'email' || type === 'tel' || type === 'number' || type === 'date';

/** A program that fills the form may send a postal code as a number, and a consent as true. */
function asText(field: FieldRules, value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (value === true && field.type === 'checkbox') return tickedValue(field);
  return typeof value === 'string' ? value : '';
}

/** What a ticked checkbox stores. */
export const tickedValue = ({ value = 'yes' }: Pick<FieldRules, 'value'>): string => value;

// A letter, digit or symbol. Marks are shown only with a letter, and a braille pattern without dots is blank.
const VISIBLE = /[^\p{Z}\p{M}\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]/u;

// Bidirectional control characters make a text look like a different one to readers of a list or a mail.
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

// Addresses and numbers that are copied from other programs often have some around them. In names, some have a meaning.
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;

// Programs can send half a surrogate pair, which every store and mail would convert differently.
const HALF_PAIRS = /\p{Surrogate}/gu;

// Control characters, including line breaks, could start a new header in a mail or a new row in a table.
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters on purpose
const NOT_TYPED_IN_LINE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same, but multi-line text may contain line breaks and tabs
const NOT_TYPED_IN_TEXT = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** Returns a message for each invalid field. */
export function checkValues(form: FormRules, values: FormValues): FieldErrors {
  return Object.fromEntries(
    form.fields.flatMap((field) => {
      const message = judge(form, field, values[field.name] ?? '');
      return message === undefined ? [] : [[field.name, message]];
    }),
  );
}

function judge(form: FormRules, field: FieldRules, value: string): string | undefined {
  if (value === '') return field.required ? (field.missing ?? form.texts.error) : undefined;
  const limit = maxLengthOf(field);
  if (value.length > limit) return fillSlots(form.texts.tooLong, { field: field.label, limit });
  return isValid(field, value) ? undefined : (field.invalid ?? form.texts.error);
}

/** Maximum number of characters of an entry. */
export const maxLengthOf = ({ maxLength = 100 }: Pick<FieldRules, 'maxLength'>): number => maxLength;

/**
 * Applies the rules of HTML. Without a pattern, phone numbers and postal codes are never rejected: a person reads them, and
 * a lost inquiry is worse than a second call.
 */
function isValid(field: FieldRules, value: string): boolean {
  switch (field.type) {
    case 'email':
      return isMailAddress(value) && matchesPattern(field, value);
    case 'number':
      return isValidNumber(field, value);
    case 'date':
      return isDay(value) && !(String(field.min ?? '') > value || String(field.max ?? '9999-99-99') < value);
    case 'select':
    case 'radio':
      return field.options?.some((option) => option.value === value) ?? true;
    case 'checkbox':
      return value === tickedValue(field);
    case 'textarea':
      return true;
    default:
      return matchesPattern(field, value);
  }
}

/** A valid floating-point number of HTML. Browsers send no other, whatever people type. */
const NUMBER = /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** Tolerance for steps that binary numbers cannot represent, such as 0.1. */
const EPSILON = 1e-9;

function isValidNumber({ min, max, step = 1 }: FieldRules, value: string): boolean {
  const number = Number(value);
  if (!NUMBER.test(value) || !Number.isFinite(number)) return false;
  if ((min !== undefined && number < Number(min)) || (max !== undefined && number > Number(max))) return false;
  const steps = (number - Number(min ?? 0)) / step;
  return Math.abs(steps - Math.round(steps)) < EPSILON;
}

/** The pattern must match the whole value. Like browsers, ignores one that is no regular expression. */
function matchesPattern({ pattern }: FieldRules, value: string): boolean {
  const whole = pattern === undefined ? undefined : (compiled(pattern, 'v') ?? compiled(pattern, 'u'));
  return whole?.test(value) ?? true;
}

/** Browsers before 2023 do not know the flag `v`, with which newer ones compile a pattern. */
function compiled(pattern: string, flag: 'u' | 'v'): RegExp | undefined {
  try {
    return new RegExp(`^(?:${pattern})$`, flag);
  } catch {
    return undefined;
  }
}

/** Returns an entry as people read it: for a choice, its label. */
export const shownValue = ({ options }: Pick<FieldRules, 'options'>, value: string): string =>
  options?.find((option) => option.value === value)?.label ?? value;

/** Returns the record for the table. `receivedAt` is an ISO timestamp. */
export function toRecord(
  form: Omit<StoredForm, 'action' | 'table'>,
  values: FormValues,
  receivedAt: string,
): StoredRecord {
  return Object.fromEntries([
    ...recordFields(form.fields).map(({ name, column, emptyText }) => [column, values[name] || (emptyText ?? '')]),
    ...(form.constants ?? []).map(({ column, value }) => [column, value]),
    ...(form.timestamp ? [[form.timestamp, receivedAt]] : []),
  ]);
}

/** Returns the entries outside the record, without empty ones. */
export const toExtras = ({ fields }: Pick<StoredForm, 'fields'>, values: FormValues): StoredRecord =>
  Object.fromEntries(
    fields.flatMap(({ name, column, extra }) => (extra && values[name] ? [[column, values[name]]] : [])),
  );

const recordFields = <Field extends { readonly extra?: true }>(fields: readonly Field[]): Field[] =>
  fields.filter(({ extra }) => !extra);

/** A column that a form fills. Without `values`, it holds free text. */
export interface FilledColumn {
  readonly column: string;
  readonly values?: readonly string[];
  readonly isTimestamp?: boolean;
}

/** All entries that a field can have, besides none. Undefined for free text. */
const valuesOf = (field: FieldRules): readonly string[] | undefined =>
  field.type === 'checkbox' ? [tickedValue(field)] : field.options?.map(({ value }) => value);

/** Returns the columns of a form's record, in its order. */
export function filledColumns({ fields, constants = [], timestamp }: FormSpec): FilledColumn[] {
  return [
    ...recordFields(fields).map((field) => {
      const values = valuesOf(field);
      return values
        ? { column: field.column, values: [...values, ...(field.emptyText ? [field.emptyText] : [])] }
        : { column: field.column };
    }),
    ...constants.map(({ column, value }) => ({ column, values: [value] })),
    ...(timestamp ? [{ column: timestamp, isTimestamp: true }] : []),
  ];
}
