/** What browser and relay agree on: how entries are read, judged and turned into a record. */
import type { StoredForm } from './delivery.ts';
import type { FieldErrors, FieldRules, FormRules, FormSpec, FormValues, LeadRecord } from './form-spec.ts';
import { fillSlots } from './slots.ts';

/** Name of the field that makes a retry harmless. */
export const SUBMISSION_ID = 'submissionId';

/** Name of the field that says how long the visitor was at the form, in milliseconds. */
export const FILL_TIME = 'fillTime';

/** Name of the field that says how many pictures were chosen that could not be sent. */
export const PHOTOS_LOST = 'photosLost';

/** Name of the field that says on which page the visit began: its path. */
export const LANDED_ON = 'landedOn';

/** Name of the field that says which host led to that page. */
export const REFERRER = 'referrer';

/** The entries that the form knows, without what no keyboard types and without blanks around them. */
export function readValues(form: Pick<FormRules, 'fields'>, raw: Readonly<Record<string, unknown>>): FormValues {
  return Object.fromEntries(form.fields.map((field) => [field.name, clean(field, raw[field.name])]));
}

function clean(field: FieldRules, value: unknown): string {
  // A postal code may arrive as a number from a program that fills the form.
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
  const shown = text.replace(TURNS, '').replace(HALF_CHARACTERS, '\ufffd');
  if (field.type === 'textarea') return shown.replace(/\r\n?/g, '\n').replace(NOT_TYPED_IN_TEXT, '').trim();
  return shown.replace(NOT_TYPED_IN_LINE, ' ').trim();
}

// Marks that turn the direction of reading make a text look like another one to people who read it in a list or a mail.
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

// Programs can send half of a pair; each store and each mail would make something else of it.
const HALF_CHARACTERS = /\p{Surrogate}/gu;

// Control characters, line breaks among them, could start a new header in a mail or a new row in a table.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const NOT_TYPED_IN_LINE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same, but a text may have lines and tabs
const NOT_TYPED_IN_TEXT = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** A message for each field that cannot be accepted. */
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
  if (value.length > field.maxLength) {
    return fillSlots(form.texts.tooLong, { field: field.label, limit: field.maxLength });
  }
  return isPossible(field, value) ? undefined : (field.invalid ?? form.texts.error);
}

/**
 * The specification asks for no pattern beyond the input types, so a phone number or a postal code is never refused:
 * a person reads it, and a lost inquiry is worse than a second call.
 */
function isPossible(field: FieldRules, value: string): boolean {
  if (field.type === 'email') return EMAIL.test(value);
  if (field.type === 'select') return field.options?.some((option) => option.value === value) ?? true;
  return true;
}

/** What browsers accept in `<input type="email">` (HTML, 4.10.5.1.5), so that both sides agree. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** An entry as a reader would name it: for a choice, its label. */
export const shownValue = ({ options }: Pick<FieldRules, 'options'>, value: string): string =>
  options?.find((option) => option.value === value)?.label ?? value;

/** The record that goes into the table. `receivedAt` is an ISO timestamp. */
export function toRecord(
  form: Omit<StoredForm, 'action' | 'table'>,
  values: FormValues,
  receivedAt: string,
): LeadRecord {
  return Object.fromEntries([
    ...recorded(form.fields).map(({ name, column, emptyText }) => [column, values[name] || (emptyText ?? '')]),
    ...(form.constants ?? []).map(({ column, value }) => [column, value]),
    ...(form.timestamp ? [[form.timestamp, receivedAt]] : []),
  ]);
}

/** What was entered beside the record, without what was left empty. */
export const toExtras = ({ fields }: Pick<StoredForm, 'fields'>, values: FormValues): LeadRecord =>
  Object.fromEntries(
    fields.flatMap(({ name, column, extra }) => (extra && values[name] ? [[column, values[name]]] : [])),
  );

const recorded = <Field extends { readonly extra?: true }>(fields: readonly Field[]): Field[] =>
  fields.filter(({ extra }) => !extra);

/** A column that a form fills. Undefined values mean: whatever a visitor writes. */
export interface FilledColumn {
  readonly column: string;
  readonly values?: readonly string[];
  readonly isTimestamp?: boolean;
}

/** The columns of a form's record, in its order. */
export function filledColumns({ fields, constants = [], timestamp }: FormSpec): FilledColumn[] {
  return [
    ...recorded(fields).map(({ column, options, emptyText }) =>
      options
        ? { column, values: [...options.map(({ value }) => value), ...(emptyText ? [emptyText] : [])] }
        : { column },
    ),
    ...constants.map(({ column, value }) => ({ column, values: [value] })),
    ...(timestamp ? [{ column: timestamp, isTimestamp: true }] : []),
  ];
}
