import {
  alternativeOf,
  alternativesOf,
  type Field,
  fieldsOf,
  itemOf,
  type Schemas,
  tagOf,
} from '../../src/base/lib/json-schema.ts';

/** One way to break one value. */
export interface Violation {
  /** Keyword of the schema that is violated. */
  readonly keyword: string;
  /** JSON pointer to the value that is changed. */
  readonly pointer: string;
  /** Replacement, or undefined to remove the value. */
  readonly value: unknown;
}

/** Returns every violation of the schema that can be made in this value and everything in it. */
export function violationsOf(schemas: Schemas, field: Field, value: unknown, pointer = ''): Violation[] {
  const alternative = alternativeOf(schemas, field, value);
  const here = breakValue(schemas, field, alternative, value).map((each) => ({ ...each, pointer }));
  if (Array.isArray(value)) {
    const item = itemOf(schemas, alternative);
    return [...here, ...value.flatMap((each, index) => violationsOf(schemas, item, each, `${pointer}/${index}`))];
  }
  if (typeof value !== 'object' || value === null) return here;
  const fields = new Map(fieldsOf(schemas, alternative));
  const required = (alternative.schema.required ?? []) as readonly string[];
  const tag = tagOf(field);
  return [
    ...here,
    // A block without its tag matches no alternative, which the wrong tags below cover as well.
    ...required
      .filter((key) => key !== tag)
      .map((key) => ({ keyword: 'required', pointer: `${pointer}/${key}`, value: undefined })),
    ...Object.entries(value).flatMap(([key, child]) => {
      const inner = fields.get(key);
      return inner ? violationsOf(schemas, inner, child, `${pointer}/${key}`) : [];
    }),
  ];
}

type Broken = Omit<Violation, 'pointer'>;

function breakValue(schemas: Schemas, field: Field, { schema }: Field, value: unknown): Broken[] {
  const tag = tagOf(field);
  const count = tag === undefined ? 1 : alternativesOf(schemas, field).length;
  return [
    ...breakKind(schema.type, value),
    ...(tag !== undefined && count > 1
      ? [{ keyword: 'discriminator', value: { ...(value as object), [tag]: 'gibt-es-nicht' } }]
      : []),
    ...(schema.enum || schema.const !== undefined ? [{ keyword: 'enum', value: 'gibt-es-nicht' }] : []),
    ...(typeof value === 'string' ? breakText(schema, value) : []),
    ...(typeof value === 'number' ? breakNumber(schema) : []),
    ...(Array.isArray(value) ? breakList(schema, value) : []),
  ];
}

function breakKind(type: unknown, value: unknown): Broken[] {
  if (typeof type !== 'string') return [];
  return [type === 'object' || type === 'array' ? 'ein Text' : { falsch: 1 }, null]
    .filter((wrong) => typeof wrong !== typeof value || wrong === null)
    .map((wrong) => ({ keyword: 'type', value: wrong }));
}

const numberOf = (limit: unknown) => (typeof limit === 'number' ? limit : undefined);

function breakText({ minLength, maxLength, pattern, format }: Field['schema'], value: string): Broken[] {
  const [min, max] = [numberOf(minLength), numberOf(maxLength)];
  return [
    ...(min ? [{ keyword: 'minLength', value: value.slice(0, min - 1) }] : []),
    ...(max ? [{ keyword: 'maxLength', value: value.padEnd(max + 1, 'x') }] : []),
    ...(typeof pattern === 'string' ? [{ keyword: 'pattern', value: unlike(pattern) }] : []),
    ...(format ? [{ keyword: 'format', value: '§ passt nie §' }] : []),
  ];
}

/** Returns a text that a pattern rejects. */
function unlike(pattern: string): string {
  const text = ['§ passt nie §', '**fett**', '[Link](/)', 'zwei\nZeilen', '   ', '25.00 Uhr'].find(
    (each) => !new RegExp(pattern, 'u').test(each),
  );
  if (text === undefined) throw new Error(`Nothing is known that ${pattern} refuses.`);
  return text;
}

function breakNumber({ minimum, maximum, type }: Field['schema']): Broken[] {
  const [min, max] = [numberOf(minimum), numberOf(maximum)];
  return [
    ...(min === undefined ? [] : [{ keyword: 'minimum', value: min - 1 }]),
    ...(max === undefined ? [] : [{ keyword: 'maximum', value: max + 1 }]),
    ...(type === 'integer' ? [{ keyword: 'type', value: 1.5 }] : []),
  ];
}

function breakList({ minItems, maxItems, uniqueItems }: Field['schema'], value: readonly unknown[]): Broken[] {
  const [min, max] = [numberOf(minItems), numberOf(maxItems)];
  const [first] = value;
  return [
    ...(min ? [{ keyword: 'minItems', value: value.slice(0, min - 1) }] : []),
    ...(max ? [{ keyword: 'maxItems', value: Array.from({ length: max + 1 }, () => first) }] : []),
    ...(uniqueItems && first !== undefined ? [{ keyword: 'uniqueItems', value: [...value, first] }] : []),
  ];
}

/** Returns a copy of some data with one violation. */
export function applyViolation(data: unknown, { pointer, value }: Pick<Violation, 'pointer' | 'value'>): unknown {
  const [segment, ...rest] = pointer.split('/').slice(1);
  if (segment === undefined) return value;
  const inner = applyViolation((data as Record<string, unknown>)[segment], {
    pointer: rest.map((each) => `/${each}`).join(''),
    value,
  });
  if (Array.isArray(data)) return data.map((each, index) => (String(index) === segment ? inner : each));
  const { [segment]: _, ...others } = data as Record<string, unknown>;
  return rest.length === 0 && value === undefined ? others : { ...(data as object), [segment]: inner };
}
