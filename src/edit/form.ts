/** Forms for fields, made from their JSON Schema. */
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
import { ownValue } from '../lib/own-value.ts';
import { plainText } from '../markup/inline.ts';
import type { Choice, FieldForm } from './protocol.ts';

/** Names that a field may refer to, by the name of their set. */
export type Sets = ReadonlyMap<string, readonly Choice[]>;

export interface FormMaker {
  readonly schemas: Schemas;
  readonly sets: Sets;
  /** True for what is not in the file yet: lists then say what their entries are. */
  readonly isNew?: boolean;
}

/** The form of a field with its value. */
export function formFor(maker: FormMaker, field: Field, value: unknown, pointer: string, required = true): FieldForm {
  const { schemas } = maker;
  const form = formOf(schemas, field, value);
  const own = { pointer, ...named(field, form), required };
  if (isList(form)) return { ...own, ...listForm(maker, form, value, pointer) };
  if (isGroup(form)) {
    const data = (value ?? {}) as Readonly<Record<string, unknown>>;
    const needed = new Set([...textsIn(form.schema.required), ...textsIn(form.schema['x-exactly-one'])]);
    const others = otherForms(form.schema, data);
    const fields = fieldsOf(schemas, form).filter(([key]) => !others.includes(key));
    const parts = fields.map(([key, part]) =>
      formFor(maker, part, data[key], `${pointer}/${pointerSegment(key)}`, needed.has(key)),
    );
    const label = labelOf(value);
    return { ...own, kind: 'group', parts, ...(label && { label }), ...(value === undefined && { absent: true }) };
  }
  return { ...own, ...singleForm(maker, form.schema, value) };
}

/** Of fields of which a group has exactly one, those that it does not have. */
function otherForms(schema: Schema, data: Readonly<Record<string, unknown>>): readonly string[] {
  const keys = textsIn(schema['x-exactly-one']);
  const chosen = keys.find((key) => data[key] !== undefined) ?? keys[0];
  return keys.filter((key) => key !== chosen);
}

/** The form for what a list or a group does not have yet: empty, in the shape that was chosen. */
export function blankForm(maker: FormMaker, field: Field, pointer: string, start: unknown): FieldForm {
  const { absent: _absent, ...form } = formFor({ ...maker, isNew: true }, field, start, pointer);
  return form;
}

const isList = ({ schema }: Field) => schema.type === 'array';
const isGroup = ({ schema }: Field) => schema.type === 'object' || schema.properties !== undefined;
const textsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

const titleOf = ({ title }: Schema) => (typeof title === 'string' ? title : '');

/** What a block is called says more if it is the name of the form that it has taken. */
function named(field: Field, form: Field): { readonly title: string; readonly help: string } {
  const { description } = { ...field.schema, ...form.schema };
  return {
    title: titleOf(form.schema) || titleOf(field.schema),
    help: typeof description === 'string' ? description : '',
  };
}

function listForm(maker: FormMaker, list: Field, value: unknown, pointer: string): Own {
  const { schemas, isNew } = maker;
  const item = itemOf(schemas, list);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const tag = tagOf(item);
  const shapes = tag
    ? alternativesOf(schemas, item).map((each) => ({
        value: String(fixedValue(each, tag)),
        label: titleOf(each.schema),
      }))
    : [];
  const starts = tag ? shapes.map(({ value }) => ({ [tag]: value })) : [undefined];
  return {
    kind: 'list',
    entryTitle: titleOf(item.schema),
    parts: items.map((each, index) => formFor(maker, item, each, `${pointer}/${index}`)),
    ...limits(list.schema.minItems, list.schema.maxItems),
    ...(shapes.length > 1 && { forms: shapes }),
    ...(isNew && { items: starts.map((start) => blankForm(maker, item, `${pointer}/0`, start)) }),
    ...(value === undefined && { absent: true }),
  };
}

/** What a form has beside its name. */
type Own = Omit<FieldForm, 'pointer' | 'title' | 'help' | 'required'>;

const limits = (min: unknown, max: unknown) => ({
  ...(typeof min === 'number' && { min }),
  ...(typeof max === 'number' && { max }),
});

function singleForm({ sets }: FormMaker, schema: Schema, value: unknown): Own {
  const given = isSingle(value) ? { value } : {};
  if (schema.const !== undefined) return { kind: 'fixed', value: schema.const as string };
  const choices = choicesOf(schema, sets);
  if (choices) return { kind: 'choice', choices, ...given };
  if (schema.type === 'boolean') return { kind: 'switch', ...given };
  if (schema.type === 'integer' || schema.type === 'number')
    return { kind: 'number', ...limits(schema.minimum, schema.maximum), ...given };
  if (schema.format === 'date') return { kind: 'day', ...given };
  return {
    kind: 'text',
    marked: schema['x-markup'] === 'inline',
    ...limits(schema.minLength, schema.maxLength),
    ...given,
  };
}

const isSingle = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

function choicesOf(schema: Schema, sets: Sets): readonly Choice[] | undefined {
  const labels = (schema['x-labels'] ?? {}) as Readonly<Record<string, string>>;
  if (Array.isArray(schema.enum))
    return schema.enum.map(String).map((value) => ({ value, label: ownValue(labels, value) ?? value }));
  const choices = sets.get(String(schema['x-reference']));
  return choices && choices.length > 0 ? choices : undefined;
}

/** Longest name of an entry, in characters. */
const LABEL = 60;

/** What names an entry of a list best: the first text in it that is more than one word, else the first of all. */
function labelOf(value: unknown): string | undefined {
  const texts = Object.values((value ?? {}) as object).filter((each): each is string => typeof each === 'string');
  const text = plainText(texts.find((each) => /\s/.test(each)) ?? texts[0] ?? '');
  return text.length > LABEL ? `${text.slice(0, LABEL - 1)}…` : text || undefined;
}
