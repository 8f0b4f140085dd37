import { alternativesOf, type Field, fixedValue, helpOf, type Schemas, tagOf, wantedOf } from '../lib/json-schema.ts';
import type { NewFileWords } from '../messages/messages.ts';
import { comment } from './lines.ts';

/** The comment above a field: its help text, and its limits as far as the help text does not state them. */
export function explainField(field: Field, words: NewFileWords): string[] {
  const help = helpOf(field.schema);
  return comment([help, ...limitsOf(field, help, words)].join(' '));
}

/** The comment above the field that says which form a block has. */
export function explainForms(schemas: Schemas, block: Field, words: NewFileWords): string[] {
  const tag = tagOf(block);
  if (!tag) return [];
  const names = alternativesOf(schemas, block).map((form) => String(fixedValue(form, tag)));
  return comment(words.forms(names));
}

function limitsOf({ schema }: Field, help: string, words: NewFileWords): string[] {
  const { kind, choices, min, max } = wantedOf(schema);
  if (kind === 'choice') return choices.every((choice) => help.includes(choice)) ? [] : [words.choices(choices)];
  if (kind === 'integer' || kind === 'number') return [words.number(kind, min, max)];
  const { type, minItems = 0, maxItems } = schema as { type?: string; minItems?: number; maxItems?: number };
  if (type === 'array') return minItems > 1 || maxItems !== undefined ? [words.items(minItems, maxItems)] : [];
  return max === undefined || help.includes(String(max)) ? [] : [words.length(min ?? 0, max)];
}
