/** Makes forms for fields from their JSON Schema. Runs in the browser, so that a form follows what is typed at once. */

import { withheldAt } from '../../api/forms/confirmation.ts';
import { plainText } from '../../api/markup/inline.ts';
import { ownValue } from '../../base/lib/collections.ts';
import { parentPointer, pointerSegment, stringsOf, textsAt, valueAt } from '../../base/lib/json-pointer.ts';
import {
  alternativeOf,
  alternativesOf,
  type Field,
  fieldsOf,
  fixedValue,
  itemOf,
  requiredKeys,
  type Schema,
  type Schemas,
  tagOf,
} from '../../base/lib/json-schema.ts';
import type { Choice, FieldForm, ItemForm, Pictures } from './protocol.ts';
import type { Change } from './yaml/change.ts';

export interface FormScope {
  readonly schemas: Schemas;
  readonly pictures: Pictures;
  /** Values of each set that a field can refer to. */
  readonly sets: Readonly<Record<string, readonly Choice[]>>;
  /** Facts that its texts can insert. */
  readonly facts: readonly Choice[];
  /** Value of the whole file, whose entries can be slots of its texts. */
  readonly root?: unknown;
}

/** Returns the form of a field with its value, or an empty form if `value` is undefined. */
export function formFor(scope: FormScope, field: Field, value: unknown, pointer: string, required = true): FieldForm {
  const form = alternativeOf(scope.schemas, field, value);
  const { description } = { ...field.schema, ...form.schema };
  const own = {
    pointer,
    // The title of the chosen alternative of a `oneOf` is more specific.
    title: titleOf(form.schema) || titleOf(field.schema),
    help: typeof description === 'string' ? description : '',
    required,
  };
  if (form.schema.type === 'array') return { ...own, ...listForm(scope, form, value, pointer) };
  if (isGroup(form.schema)) return { ...own, ...groupForm(scope, form, value, pointer) };
  return { ...own, ...singleForm(scope, form.schema, value, pointer) };
}

/** Returns the value of a new field, with all required fields empty. It is not valid until they are filled in. */
function emptyValue(schemas: Schemas, field: Field): unknown {
  const form = alternativeOf(schemas, field, undefined);
  const { schema } = form;
  if (schema.const !== undefined) return schema.const;
  if (schema.type === 'array') {
    const count = Math.max(1, numberIn(schema.minItems) ?? 0);
    return Array.from({ length: count }, () => emptyValue(schemas, itemOf(schemas, form)));
  }
  if (schema.type === 'boolean') return true;
  if (!isGroup(schema)) return '';
  const [exclusive] = stringsIn(schema['x-exactly-one']);
  const required = [...requiredKeys(schema), ...(exclusive === undefined ? [] : [exclusive])];
  return Object.fromEntries(
    fieldsOf(schemas, form).flatMap(([key, part]) =>
      required.includes(key) ? [[key, emptyValue(schemas, part)]] : [],
    ),
  );
}

/** Gives the identifiers in a copy of an entry names that the file does not have yet: `rooms` becomes `rooms-2`. */
export function renamed(
  root: unknown,
  { kind, isTechnical, value, pointer, parts = [] }: FieldForm,
): readonly Change[] {
  if (kind !== 'text') return parts.flatMap((each) => renamed(root, each));
  if (!isTechnical || !value) return [];
  const taken = stringsOf(root).map(({ text }) => text);
  let number = 2;
  while (taken.includes(`${value}-${number}`)) number += 1;
  return [{ op: 'set', pointer, value: `${value}-${number}` }];
}

/** True for a field that holds others. */
export const hasParts = ({ kind }: FieldForm): boolean => ['group', 'photo', 'list'].includes(kind);

/** The properties that depend on the kind of the field. */
type KindSpecific = Omit<FieldForm, 'pointer' | 'title' | 'help' | 'required'>;

const isGroup = ({ type, properties }: Schema) => type === 'object' || properties !== undefined;

function groupForm(scope: FormScope, group: Field, value: unknown, pointer: string): KindSpecific {
  const data = (value ?? {}) as Readonly<Record<string, unknown>>;
  const { schema } = group;
  const exclusive = stringsIn(schema['x-exactly-one']);
  const chosen = exclusive.find((key) => data[key] !== undefined) ?? exclusive[0];
  const required = new Set([...stringsIn(schema.required), ...exclusive]);
  const [rangeStart] = stringsIn(schema['x-ascending']);
  const fields = fieldsOf(scope.schemas, group).filter(([key]) => key === chosen || !exclusive.includes(key));
  const photo = schema['x-image'] as { readonly minWidth?: number } | undefined;
  const parts = fields.map(([key, part]) => ({
    ...formFor(scope, part, data[key], `${pointer}/${pointerSegment(key)}`, required.has(key)),
    ...(key === rangeStart && { isRangeStart: true }),
  }));
  return {
    kind: photo ? 'photo' : 'group',
    min: photo?.minWidth,
    parts,
    label: labelOf(parts, scope.facts),
    empty: value === undefined ? emptyValue(scope.schemas, group) : undefined,
    // Coordinates, for example.
    isTechnical: rangeStart === undefined && fields.every(([, part]) => part.schema.type === 'number'),
  };
}

function listForm(scope: FormScope, list: Field, value: unknown, pointer: string): KindSpecific {
  const { schemas } = scope;
  const item = itemOf(schemas, list);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const tag = tagOf(item);
  const itemForm = (alternative: Field): ItemForm => {
    const title = titleOf(alternative.schema) || titleOf(item.schema) || titleOf(list.schema);
    const empty = emptyValue(schemas, alternative);
    return { title, empty: tag ? { ...(empty as object), [tag]: fixedValue(alternative, tag) } : empty };
  };
  return {
    kind: 'list',
    parts: items.map((each, index) => formFor(scope, item, each, `${pointer}/${index}`)),
    itemForms: (tag ? alternativesOf(schemas, item) : [item]).map(itemForm),
    min: numberIn(list.schema.minItems),
    max: numberIn(list.schema.maxItems),
    empty: value === undefined ? emptyValue(schemas, list) : undefined,
    // It lists fields by their technical names.
    isTechnical: list.schema['x-placeholders'] !== undefined,
  };
}

function singleForm(
  { sets, pictures, root }: FormScope,
  schema: Schema,
  given: unknown,
  pointer: string,
): KindSpecific {
  const value = ['string', 'number', 'boolean'].includes(typeof given) ? (given as FieldForm['value']) : undefined;
  if (schema.const !== undefined) return { kind: 'fixed', value: schema.const as string };
  const choices = choicesOf(schema, sets);
  const drawn = ownValue(pictures, String(schema['x-reference']));
  if (choices) return { kind: drawn ? 'picture' : 'choice', choices, pictures: drawn, value };
  if (schema.type === 'boolean') return { kind: 'switch', value };
  if (schema.type === 'integer' || schema.type === 'number')
    return { kind: 'number', min: numberIn(schema.minimum), max: numberIn(schema.maximum), value };
  if (schema.format === 'date') return { kind: 'day', value };
  const [min, max] = [numberIn(schema.minLength), numberIn(schema.maxLength)];
  const isTechnical = schema['x-defines'] !== undefined || schema.format === 'slug' || isNamePattern(schema.pattern);
  const hasMarkup = schema['x-markup'] === 'inline';
  return { kind: 'text', hasMarkup, slots: slotsOf(schema, root, pointer), min, max, value, isTechnical };
}

/** What the site fills into a text: names of the schema, or of entries of the file, such as the fields of a form. */
function slotsOf(schema: Schema, root: unknown, pointer: string): readonly Choice[] {
  const withheld = withheldAt(pointer, root);
  const choicesAt = (path: string): readonly Choice[] =>
    textsAt(root, path).map(([value, at]) => {
      const label = valueAt(root, `${parentPointer(at)}/label`);
      return { value, label: String(label ?? value) };
    });
  const labels = labelsOf(schema);
  return stringsIn([schema['x-slots'] ?? []].flat())
    .flatMap((name) =>
      name.includes('[') ? choicesAt(name) : [{ value: name, label: ownValue(labels, name) ?? name }],
    )
    .filter(({ value }) => !withheld.includes(value));
}

/** True for a pattern that allows lower-case letters, digits and hyphens only: that of an anchor, for example. */
const isNamePattern = (pattern: unknown) => typeof pattern === 'string' && /^\^\[a-z(?:0-9-)?\]/.test(pattern);

const titleOf = ({ title }: Schema) => (typeof title === 'string' ? title : '');
const stringsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
const numberIn = (value: unknown) => (typeof value === 'number' ? value : undefined);

const labelsOf = (schema: Schema) => (schema['x-labels'] ?? {}) as Readonly<Record<string, string>>;

function choicesOf(schema: Schema, sets: FormScope['sets']): readonly Choice[] | undefined {
  const labels = labelsOf(schema);
  if (Array.isArray(schema.enum))
    return schema.enum.map(String).map((value) => ({ value, label: ownValue(labels, value) ?? value }));
  const choices = ownValue(sets, String(schema['x-reference']));
  return choices && choices.length > 0 ? choices : undefined;
}

/** In characters. */
const MAX_LABEL_LENGTH = 60;

/** Label of a list entry: its first text that is no identifier, with the values of facts. */
function labelOf(parts: readonly FieldForm[], facts: readonly Choice[]): string {
  const named = parts.find(({ kind, isTechnical, value }) => kind === 'text' && !isTechnical && value);
  const text = facts.reduce(
    (before, { value, label }) => before.replaceAll(`{{${value}}}`, label),
    plainText(String(named?.value ?? '')),
  );
  return text.length > MAX_LABEL_LENGTH ? `${text.slice(0, MAX_LABEL_LENGTH - 1)}…` : text;
}
