/** Checks the requests of the studio against the one description of what each kind consists of. */
import type { EditRequest } from './protocol.ts';

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string';
const number: Check = (value) => typeof value === 'number';
const anything: Check = () => true;
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
/** An object with these fields and no others. */
const object =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).every((key) => Object.hasOwn(fields, key)) &&
    Object.entries(fields).every(([key, check]) => check((value as Readonly<Record<string, unknown>>)[key]));

const change = object({
  op: oneOf('set', 'remove', 'add', 'move'),
  pointer: text,
  value: anything,
  index: optional(number),
  to: optional(number),
});

const edit = { file: text, version: text, changes: listOf(change) };

type FieldsOf<Kind> = Omit<Extract<EditRequest, { kind: Kind }>, 'kind'>;

const FIELDS: { readonly [Kind in EditRequest['kind']]: { readonly [Field in keyof FieldsOf<Kind>]-?: Check } } = {
  site: {},
  status: {},
  page: { path: text, texts: listOf(object({ text, isLeaf: oneOf(true, false) })) },
  file: { file: text },
  check: edit,
  save: edit,
  pages: {},
  search: { words: text },
  new: { like: text, name: text, title: text },
  rename: { file: text, name: text },
  remove: { file: text, to: optional(text), reason: optional(text) },
  photo: { name: text, bytes: text, minWidth: number },
  thumbnail: { photo: text },
  changes: {},
  publish: { message: text },
  undo: {},
  redo: {},
};

export function isEditRequest(body: unknown): body is EditRequest {
  const { kind } = (body ?? {}) as { readonly kind?: unknown };
  if (typeof kind !== 'string' || !Object.hasOwn(FIELDS, kind)) return false;
  return object({ kind: text, ...FIELDS[kind as EditRequest['kind']] })(body);
}
