/** Makes forms for fields from their JSON Schema. */

import { plainText } from '../../api/markup/inline.ts';
import { ownValue } from '../../base/lib/collections.ts';
import { pointerSegment } from '../../base/lib/json-pointer.ts';
import {
  alternativeOf,
  alternativesOf,
  type Field,
  fieldsOf,
  fixedValue,
  itemOf,
  type Schema,
  type Schemas,
  tagOf,
} from '../../base/lib/json-schema.ts';
import type { Choice, FieldForm } from './protocol.ts';
import { isPrimitive } from './yaml/print.ts';

export interface FormScope {
  readonly schemas: Schemas;
  /** Values of each set that a field can refer to. */
  readonly sets: ReadonlyMap<string, readonly Choice[]>;
  /** Item schemas whose empty forms are being made. Stops the recursion of a schema that contains itself. */
  readonly ancestors?: readonly unknown[];
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
  if (form.schema.type === 'object' || form.schema.properties !== undefined)
    return { ...own, ...groupForm(scope, form, value, pointer) };
  return { ...own, ...singleForm(scope, form.schema, value) };
}

/** The properties that depend on the kind of the field. */
type KindSpecific = Omit<FieldForm, 'pointer' | 'title' | 'help' | 'required'>;

function groupForm(scope: FormScope, group: Field, value: unknown, pointer: string): KindSpecific {
  const data = (value ?? {}) as Readonly<Record<string, unknown>>;
  const exclusive = stringsIn(group.schema['x-exactly-one']);
  const chosen = exclusive.find((key) => data[key] !== undefined) ?? exclusive[0];
  const required = new Set([...stringsIn(group.schema.required), ...exclusive]);
  const fields = fieldsOf(scope.schemas, group).filter(([key]) => key === chosen || !exclusive.includes(key));
  return {
    kind: 'group',
    parts: fields.map(([key, part]) =>
      formFor(scope, part, data[key], `${pointer}/${pointerSegment(key)}`, required.has(key)),
    ),
    label: labelOf(value),
    isAbsent: value === undefined,
  };
}

function listForm(scope: FormScope, list: Field, value: unknown, pointer: string): KindSpecific {
  const item = itemOf(scope.schemas, list);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const { ancestors = [] } = scope;
  const itemScope = { ...scope, ancestors: [...ancestors, list.schema.items] };
  const tag = tagOf(item);
  const itemValues = tag
    ? alternativesOf(scope.schemas, item).map((each) => ({ [tag]: fixedValue(each, tag) }))
    : [undefined];
  return {
    kind: 'list',
    parts: items.map((each, index) => formFor(scope, item, each, `${pointer}/${index}`)),
    itemForms: ancestors.includes(list.schema.items)
      ? []
      : itemValues.map((initial) => {
          const form = formFor(itemScope, item, initial, `${pointer}/0`);
          return { ...form, title: form.title || titleOf(list.schema) };
        }),
    min: numberIn(list.schema.minItems),
    isAbsent: value === undefined,
  };
}

function singleForm({ sets }: FormScope, schema: Schema, given: unknown): KindSpecific {
  const value = isPrimitive(given) ? (given ?? undefined) : undefined;
  if (schema.const !== undefined) return { kind: 'fixed', value: schema.const as string };
  const choices = choicesOf(schema, sets);
  if (choices) return { kind: 'choice', choices, value };
  if (schema.type === 'boolean') return { kind: 'switch', value };
  if (schema.type === 'integer' || schema.type === 'number')
    return { kind: 'number', min: numberIn(schema.minimum), max: numberIn(schema.maximum), value };
  if (schema.format === 'date') return { kind: 'day', value };
  const [min, max] = [numberIn(schema.minLength), numberIn(schema.maxLength)];
  return { kind: 'text', hasMarkup: schema['x-markup'] === 'inline', min, max, value };
}

const titleOf = ({ title }: Schema) => (typeof title === 'string' ? title : '');
const stringsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
const numberIn = (value: unknown) => (typeof value === 'number' ? value : undefined);

function choicesOf(schema: Schema, sets: FormScope['sets']): readonly Choice[] | undefined {
  const labels = (schema['x-labels'] ?? {}) as Readonly<Record<string, string>>;
  if (Array.isArray(schema.enum))
    return schema.enum.map(String).map((value) => ({ value, label: ownValue(labels, value) ?? value }));
  const choices = sets.get(String(schema['x-reference']));
  return choices && choices.length > 0 ? choices : undefined;
}

/** In characters. */
const MAX_LABEL_LENGTH = 60;

/** Label of a list entry: its first string of several words, or else its first string. */
function labelOf(value: unknown): string {
  const texts = Object.values((value ?? {}) as object).filter((each): each is string => typeof each === 'string');
  const text = plainText(texts.find((each) => /\s/.test(each)) ?? texts[0] ?? '');
  return text.length > MAX_LABEL_LENGTH ? `${text.slice(0, MAX_LABEL_LENGTH - 1)}…` : text;
}
