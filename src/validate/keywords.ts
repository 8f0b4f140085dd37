import type { Ajv, AnySchemaObject, ErrorObject } from 'ajv';
import { parseFragment } from '../markup/fragment.ts';
import { linksOf, parseInline } from '../markup/inline.ts';
import type { AnnouncedPage } from '../template-api.ts';

/**
 * What our own keywords notice while a file is validated. Whether a reference leads somewhere is only known once all
 * files are read, so references are collected here and judged later.
 */
export interface Notes {
  readonly references: { set: string; value: string; pointer: string }[];
  readonly links: { href: string; pointer: string }[];
  readonly markup: (MarkupNote & { pointer: string })[];
  readonly placeholders: { paths: readonly string[]; pointer: string }[];
  readonly unproven: { pointer: string }[];
  /** Variables of the environment that a setting puts into the pages, where everyone can read them. */
  readonly published: { variables: readonly string[]; pointer: string }[];
  /** What a setting says that the site does, so that visitors must be told of it. */
  readonly practices: { names: readonly string[]; value: string; pointer: string }[];
  /** Parts of a page that are shown only while the site does what they tell of. */
  readonly tellings: { practice: string; pointer: string }[];
  /** Names that this file adds to a set: the options of a form, for example. */
  readonly definitions: { set: string; value: string }[];
  /** Pages that may be referred to before they exist. */
  readonly announced: (AnnouncedPage & { pointer: string })[];
  /** Facts that several places state for themselves, and those of which the difference is meant. */
  readonly contexts: { fact: string; value: object; pointer: string }[];
  readonly acknowledged: { fact: string }[];
  /** Pointers of everything that is meant to be read. */
  readonly texts: string[];
}

export type MarkupNote =
  | { readonly kind: 'unclosed'; readonly marker: string; readonly context: string }
  | { readonly kind: 'element' | 'attribute' | 'open-element' | 'too-deep'; readonly name: string };

export const emptyNotes = (): Notes => ({
  references: [],
  links: [],
  markup: [],
  placeholders: [],
  unproven: [],
  published: [],
  practices: [],
  tellings: [],
  definitions: [],
  announced: [],
  contexts: [],
  acknowledged: [],
  texts: [],
});

/** Adds the keywords that our schemas use beyond draft-07. Editors ignore them. */
export function addKeywords(ajv: Ajv): void {
  noting(ajv, 'x-reference', 'string', (notes, set: string, value: string, pointer) => {
    notes.references.push({ set, value, pointer });
  });
  noting(ajv, 'x-markup', 'string', (notes, kind: 'inline' | 'html' | 'href', value: string, pointer) => {
    if (kind === 'href') notes.links.push({ href: value, pointer });
    else if (kind === 'html') noteFragment(notes, value, pointer);
    else noteInline(notes, value, pointer);
  });
  noting(ajv, 'x-placeholders', 'array', (notes, _on: boolean, paths: readonly string[], pointer) => {
    notes.placeholders.push({ paths, pointer });
  });
  noting(ajv, 'x-evidence', 'string', (notes, _on: boolean, value: string, pointer) => {
    if (value.trim() === '') notes.unproven.push({ pointer });
  });
  noting(ajv, 'x-publishes', 'string', (notes, byValue: Record<string, readonly string[]>, value: string, pointer) => {
    const variables = ownValue(byValue, value);
    if (variables) notes.published.push({ variables, pointer });
  });
  noting(
    ajv,
    'x-practices',
    ['string', 'boolean'],
    (notes, byValue: Record<string, readonly string[]>, value: string | boolean, pointer) => {
      const names = ownValue(byValue, String(value));
      if (names) notes.practices.push({ names, value: String(value), pointer });
    },
  );
  noting(ajv, 'x-tells', 'string', (notes, _on: boolean, practice: string, pointer) => {
    notes.tellings.push({ practice, pointer });
  });
  noting(ajv, 'x-defines', 'string', (notes, set: string, value: string) => {
    notes.definitions.push({ set, value });
  });
  noting(ajv, 'x-announces', 'object', (notes, type: string, value: Partial<AnnouncedPage>, pointer) => {
    const { slug, name } = value;
    if (typeof slug === 'string' && typeof name === 'string') notes.announced.push({ type, slug, name, pointer });
  });
  noting(ajv, 'x-contexts', 'object', (notes, fact: string, value: object, pointer) => {
    notes.contexts.push({ fact, value, pointer });
  });
  noting(ajv, 'x-acknowledges', 'string', (notes, _on: boolean, fact: string) => {
    notes.acknowledged.push({ fact });
  });
  noting(ajv, 'x-text', 'string', (notes, _on: boolean, _value: string, pointer) => {
    notes.texts.push(pointer);
  });
  ajv.addKeyword({ keyword: 'x-exactly-one', type: 'object', validate: exactlyOne });
  ajv.addKeyword({ keyword: 'x-ascending', type: 'object', validate: ascending });
  // Read by `ascending`: the unit that stands behind a number in a text → how much one of it is.
  ajv.addKeyword('x-units');
}

/** A value that nobody allowed may be the name of something that every object has: `constructor`. */
const ownValue = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

type Noted = 'string' | 'boolean' | 'array' | 'object';

/** A keyword that never fails, only takes a note; and only of values of the types it is meant for. */
function noting<Schema, Value>(
  ajv: Ajv,
  keyword: string,
  type: Noted | Noted[],
  note: (notes: Notes, schema: Schema, value: Value, pointer: string) => void,
): void {
  ajv.addKeyword({
    keyword,
    type,
    errors: false,
    validate(this: Notes, schema: Schema, value: Value, _parent: unknown, context?: { instancePath: string }) {
      note(this, schema, value, context?.instancePath ?? '');
      return true;
    },
  });
}

function noteInline(notes: Notes, value: string, pointer: string): void {
  const { nodes, faults } = parseInline(value);
  for (const href of linksOf(nodes)) notes.links.push({ href, pointer });
  for (const { marker, offset } of faults) {
    // A folded paragraph breaks its lines at spaces, so only the marker's own word is sure to stand in one line.
    const context = /^\S+/.exec(value.slice(offset))?.[0] ?? marker;
    notes.markup.push({ kind: 'unclosed', marker, context, pointer });
  }
}

function noteFragment(notes: Notes, value: string, pointer: string): void {
  const { faults, links } = parseFragment(value);
  for (const href of links) notes.links.push({ href, pointer });
  for (const fault of faults) {
    notes.markup.push({ kind: fault.kind === 'unclosed' ? 'open-element' : fault.kind, name: fault.name, pointer });
  }
}

/** A keyword that can fail reports why through a property of its own function; that is ajv's interface. */
interface ObjectRule {
  (keys: readonly string[], value: Record<string, unknown>, schema?: AnySchemaObject): boolean;
  errors?: Partial<ErrorObject>[];
}

const exactlyOne: ObjectRule = (keys, value) => {
  const present = keys.filter((key) => key in value).length;
  exactlyOne.errors = [{ keyword: 'x-exactly-one', params: { keys, present } }];
  return present === 1;
};

const ascending: ObjectRule = ([low = '', high = ''], value, { 'x-units': units } = {}) => {
  const [from, to] = [amount(value[low], units), amount(value[high], units)];
  ascending.errors = [{ keyword: 'x-ascending', params: { low, high } }];
  return from === undefined || to === undefined || from <= to;
};

/** A number, or a text of a number and a unit such as «1,5 Stunden»; undefined for what another rule refuses. */
function amount(value: unknown, units: Readonly<Record<string, number>> = {}): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  const [number = '', unit = ''] = value.split(/\s/);
  const factor = ownValue(units, unit);
  return factor === undefined ? undefined : Number(number.replace(',', '.')) * factor;
}
