/** Forms for fields, made from their JSON Schema. */

import { ownValue } from '../lib/collections.ts';
import { pointerSegment } from '../lib/json-pointer.ts';
import {
  alternativesOf,
  type Field,
  fieldsOf,
  fixedValue,
  formOf,
  itemOf,
  type Schema,
  type Schemas,
  tagOf,
} from '../lib/json-schema.ts';
import { plainText } from '../markup/inline.ts';
import type { Choice, FieldForm } from './protocol.ts';

export interface FormMaker {
  readonly schemas: Schemas;
  /** Names that a field may refer to, by the name of their set. */
  readonly sets: ReadonlyMap<string, readonly Choice[]>;
  /** Schemas of the entries whose empty forms are being made: one that may hold its like has no end. */
  readonly within?: readonly unknown[];
}

/** The form of a field with its value; of one that was left out, what it would be filled in with. */
export function formFor(maker: FormMaker, field: Field, value: unknown, pointer: string, required = true): FieldForm {
  const form = formOf(maker.schemas, field, value);
  const { description } = { ...field.schema, ...form.schema };
  const own = {
    pointer,
    // What a block is called says more if it is the name of the form that it has taken.
    title: titleOf(form.schema) || titleOf(field.schema),
    help: typeof description === 'string' ? description : '',
    required,
  };
  if (form.schema.type === 'array') return { ...own, ...listForm(maker, form, value, pointer) };
  if (form.schema.type === 'object' || form.schema.properties !== undefined)
    return { ...own, ...groupForm(maker, form, value, pointer) };
  return { ...own, ...singleForm(maker, form.schema, value) };
}

/** What a form has beside its name. */
type Own = Omit<FieldForm, 'pointer' | 'title' | 'help' | 'required'>;

function groupForm(maker: FormMaker, group: Field, value: unknown, pointer: string): Own {
  const data = (value ?? {}) as Readonly<Record<string, unknown>>;
  const exclusive = textsIn(group.schema['x-exactly-one']);
  const chosen = exclusive.find((key) => data[key] !== undefined) ?? exclusive[0];
  const needed = new Set([...textsIn(group.schema.required), ...exclusive]);
  const fields = fieldsOf(maker.schemas, group).filter(([key]) => key === chosen || !exclusive.includes(key));
  return {
    kind: 'group',
    parts: fields.map(([key, part]) =>
      formFor(maker, part, data[key], `${pointer}/${pointerSegment(key)}`, needed.has(key)),
    ),
    label: labelOf(value),
    absent: value === undefined,
  };
}

function listForm(maker: FormMaker, list: Field, value: unknown, pointer: string): Own {
  const item = itemOf(maker.schemas, list);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const { within = [] } = maker;
  const inItem = { ...maker, within: [...within, list.schema.items] };
  const tag = tagOf(item);
  const starts = tag
    ? alternativesOf(maker.schemas, item).map((each) => ({ [tag]: fixedValue(each, tag) }))
    : [undefined];
  return {
    kind: 'list',
    parts: items.map((each, index) => formFor(maker, item, each, `${pointer}/${index}`)),
    items: within.includes(list.schema.items)
      ? []
      : starts.map((start) => {
          const form = formFor(inItem, item, start, `${pointer}/0`);
          return { ...form, title: form.title || titleOf(list.schema) };
        }),
    min: numberIn(list.schema.minItems),
    absent: value === undefined,
  };
}

function singleForm({ sets }: FormMaker, schema: Schema, given: unknown): Own {
  const value = isSingle(given) ? given : undefined;
  if (schema.const !== undefined) return { kind: 'fixed', value: schema.const as string };
  const choices = choicesOf(schema, sets);
  if (choices) return { kind: 'choice', choices, value };
  if (schema.type === 'boolean') return { kind: 'switch', value };
  if (schema.type === 'integer' || schema.type === 'number')
    return { kind: 'number', min: numberIn(schema.minimum), max: numberIn(schema.maximum), value };
  if (schema.format === 'date') return { kind: 'day', value };
  const [min, max] = [numberIn(schema.minLength), numberIn(schema.maxLength)];
  return { kind: 'text', marked: schema['x-markup'] === 'inline', min, max, value };
}

const titleOf = ({ title }: Schema) => (typeof title === 'string' ? title : '');
const textsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
const numberIn = (value: unknown) => (typeof value === 'number' ? value : undefined);
const isSingle = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

function choicesOf(schema: Schema, sets: FormMaker['sets']): readonly Choice[] | undefined {
  const labels = (schema['x-labels'] ?? {}) as Readonly<Record<string, string>>;
  if (Array.isArray(schema.enum))
    return schema.enum.map(String).map((value) => ({ value, label: ownValue(labels, value) ?? value }));
  const choices = sets.get(String(schema['x-reference']));
  return choices && choices.length > 0 ? choices : undefined;
}

/** Maximum characters in the name of an entry. */
const LABEL = 60;

/** What names an entry of a list best: the first text in it that is more than one word, else the first of all. */
function labelOf(value: unknown): string {
  const texts = Object.values((value ?? {}) as object).filter((each): each is string => typeof each === 'string');
  const text = plainText(texts.find((each) => /\s/.test(each)) ?? texts[0] ?? '');
  return text.length > LABEL ? `${text.slice(0, LABEL - 1)}…` : text;
}
