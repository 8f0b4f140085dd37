/**
 * What a confirmation may repeat of a form. Its sender chooses the recipient, so a stranger's words would reach any mailbox
 * under the company's name: it may greet by name, and name the options that were chosen, whose labels are ours.
 */
import type { FieldRules } from './form-spec.ts';

type Field = Pick<FieldRules, 'autocomplete' | 'type'>;

/** True for a field with a person's name, or a part of it. */
export const isNameField = ({ autocomplete = '' }: Pick<Field, 'autocomplete'>): boolean =>
  /^(?:name|given-name|additional-name|family-name)$/.test(autocomplete);

/** True for a field that a confirmation can repeat. */
const isRepeatable = (field: Field): boolean => CHOICES.has(field.type) || isNameField(field);

/** Returns the fields of a form whose entries the text at a pointer must not repeat, even if its schema allows it. */
export function withheldAt(pointer: string, form: unknown): readonly string[] {
  if (!pointer.startsWith('/mail/confirmation/')) return [];
  const { fields } = form as { readonly fields?: unknown };
  const given = (Array.isArray(fields) ? fields : []).filter((field) => typeof field === 'object' && field !== null);
  return given.flatMap((field) => (typeof field.name === 'string' && !isRepeatable(field) ? [field.name] : []));
}

/** Kinds of fields whose entries are the site's own words. */
const CHOICES: ReadonlySet<string> = new Set(['select', 'radio']);

/** Letters of any script. A dot ends a word: in `bank.example`, mail programs would see a link. */
const NAME = /^\p{L}[\p{L}\p{M}\u200c\u200d]*(?:['’-][\p{L}\p{M}\u200c\u200d]+)*[.’']?$/u;

/** True for a text that is probably a person's name, and too short for a message: three words, 40 characters. */
export function looksLikeName(text: string): boolean {
  const words = text.split(/\s+/);
  return [...text].length <= 40 && words.length <= 3 && words.every((word) => NAME.test(word));
}
