import { stringify } from 'yaml';
import { ownValue } from '../base/lib/collections.ts';
import {
  alternativeOf,
  alternativesOf,
  constraintsOf,
  type Field,
  fieldsOf,
  fixedValue,
  helpOf,
  itemOf,
  requiredKeys,
  rootField,
  type Schema,
  type Schemas,
  tagOf,
} from '../base/lib/json-schema.ts';
import { TODO, wrapped } from '../base/lib/texts.ts';
import type { NewFileWords } from './words.ts';

interface NewFile {
  readonly schemas: Schemas;
  /** Schema of the file, relative to the templates folder. */
  readonly schema: string;
  /** Known values. All other fields become placeholders. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly notes: readonly string[];
  readonly words: NewFileWords;
}

/** Adds the names in each set to the schemas, as the choices of fields that refer to the set. */
export function withChoices(schemas: Schemas, sets: Readonly<Record<string, readonly string[]>>): Schemas {
  const namesFor = (part: Schema) => ownValue(sets, String(part['x-reference']));
  const withNames = (_key: string, part: unknown) =>
    typeof part === 'object' && part !== null && namesFor(part as Schema)
      ? { ...part, enum: namesFor(part as Schema) }
      : part;
  return new Map([...schemas].map(([file, schema]) => [file, JSON.parse(JSON.stringify(schema), withNames)]));
}

/** Groups down to this depth show optional fields. Below it, completion in the editor offers them. */
const OPTIONAL_DEPTH = 1;

/**
 * Returns the text of a new data file: required fields with their help texts and with known values or placeholders, and
 * optional fields commented out. Everything follows from the schema.
 */
export function scaffold({ schemas, schema, data, notes, words }: NewFile): string {
  const root = rootField(schemas, schema);

  /** @param explained false if the fields have been explained already, from the second item of a list on */
  function group(block: Field, known: unknown, depth: number, explained: boolean): Block {
    const given = (known ?? {}) as Readonly<Record<string, unknown>>;
    const form = alternativeOf(schemas, block, given);
    const needed = neededKeys(form, given);
    const gap = depth === 0 ? [''] : [];
    const showsOptional = explained && depth <= OPTIONAL_DEPTH;
    const body: string[] = [];
    const optional: string[] = [];
    for (const [key, field] of fieldsOf(schemas, form)) {
      const help = key === tagOf(block) ? explainForms(schemas, block, words) : explainField(field, words);
      if (needed.has(key)) {
        body.push(...gap, ...(explained ? help : []), ...entry(key, value(field, given[key], depth + 1, explained)));
      } else if (showsOptional) {
        // Commented out twice, so that the help is still a comment once the field is enabled. Shows no nested optional fields.
        optional.push(...commentedOut([...help, ...entry(key, value(field, undefined, OPTIONAL_DEPTH + 1, true))]));
      }
    }
    if (optional.length > 0) body.push(...gap, ...comment(words.optional), ...optional);
    return body.length === 0 ? { head: '{}', body } : { head: '', body };
  }

  function value(field: Field, known: unknown, depth: number, explained: boolean): Block {
    const { type, properties, oneOf, const: fixed } = field.schema;
    if (type === 'array') return list(field, known, depth, explained);
    if (type === 'object' || properties || oneOf) return group(field, known, depth, explained);
    const text = known ?? fixed;
    return text === undefined ? placeholderFor(field) : { head: stringify(text, { lineWidth: 0 }).trimEnd(), body: [] };
  }

  function list(field: Field, known: unknown, depth: number, explained: boolean): Block {
    const { minItems } = field.schema;
    const length = Math.max(1, typeof minItems === 'number' ? minItems : 1);
    const items: readonly unknown[] = Array.isArray(known) ? known : Array.from({ length });
    const each = itemOf(schemas, field);
    // Items show no optional fields, because every item would repeat them.
    const body = items.flatMap((known, index) =>
      item(value(each, known, depth + OPTIONAL_DEPTH + 1, explained && index === 0)),
    );
    return items.length === 0 ? { head: '[]', body } : { head: '', body };
  }

  const { body } = group(root, data, 0, true);
  return `${[...explainField(root, words), ...notes.flatMap(comment), ...body].join('\n')}\n`;
}

/** Required and known fields, and the first of those of which exactly one is required. */
function neededKeys({ schema }: Field, given: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  const needed = new Set([...requiredKeys(schema), ...Object.keys(given)]);
  const [first, ...others] = (schema['x-exactly-one'] ?? []) as string[];
  if (first !== undefined && ![first, ...others].some((key) => needed.has(key))) needed.add(first);
  return needed;
}

/**
 * Makes a placeholder in the notation of its replacement: folded text, quoted text, or a bare word for a number, a choice or
 * a name.
 */
function placeholderFor({ schema }: Field): Block {
  const { title, type, format, pattern } = schema;
  const text = typeof title === 'string' ? `${TODO}: ${title}` : TODO;
  const markup = schema['x-markup'];
  if (markup === 'inline' || markup === 'html') return { head: '>-', body: [text] };
  const isFree = type === 'string' && !schema.enum && !format && !schema['x-reference'] && !markup;
  if (isFree && (schema['x-text'] === true || !pattern)) return { head: JSON.stringify(text), body: [] };
  return { head: TODO, body: [] };
}

/** The comment above a field: its help text, and its limits unless the help text states them. */
function explainField(field: Field, words: NewFileWords): string[] {
  const help = helpOf(field.schema);
  return comment([help, ...limitsOf(field, help, words)].join(' '));
}

/** The comment above the field that selects the form of a block. */
function explainForms(schemas: Schemas, block: Field, words: NewFileWords): string[] {
  const tag = tagOf(block);
  if (!tag) return [];
  const names = alternativesOf(schemas, block).map((form) => String(fixedValue(form, tag)));
  return comment(words.forms(names));
}

function limitsOf({ schema }: Field, help: string, words: NewFileWords): string[] {
  const { kind, choices, min, max } = constraintsOf(schema);
  if (kind === 'choice') return choices.every((choice) => help.includes(choice)) ? [] : [words.choices(choices)];
  if (kind === 'integer' || kind === 'number') return [words.number(kind, min, max)];
  const { type, minItems = 0, maxItems } = schema as { type?: string; minItems?: number; maxItems?: number };
  if (type === 'array') return minItems > 1 || maxItems !== undefined ? [words.items(minItems, maxItems)] : [];
  return max === undefined || help.includes(String(max)) ? [] : [words.length(min ?? 0, max)];
}

/** A value: the part after the colon or dash, and the lines below it, not yet indented. */
interface Block {
  readonly head: string;
  readonly body: readonly string[];
}

const indent = (lines: readonly string[]) => lines.map((line) => (line === '' ? '' : `  ${line}`));

function entry(key: string, { head, body }: Block): string[] {
  return [head === '' ? `${key}:` : `${key}: ${head}`, ...indent(body)];
}

/** Puts comments at the start of the item above its dash, where people look for them. */
function item({ head, body }: Block): string[] {
  if (head !== '') return [`- ${head}`, ...indent(body)];
  const start = body.findIndex((line) => !line.startsWith('#'));
  const [first = '', ...rest] = body.slice(start);
  return [...body.slice(0, start), `- ${first}`, ...indent(rest)];
}

const LINE_WIDTH = 100;

const comment = (text: string) => commentedOut(wrapped(text.split(/\s+/).filter(Boolean), LINE_WIDTH - 2));

const commentedOut = (lines: readonly string[]) => lines.map((line) => `# ${line}`);
