/** Tells findings about the structure of a file from those about its values. */
import type { Finding } from './finding.ts';

/**
 * Findings of the schema that a wrong value causes, but hardly ever a wrong indentation or a missing dash. A required field
 * that has become part of a text is another finding.
 */
const ABOUT_VALUES: ReadonlySet<string> = new Set([
  'schema-required',
  'schema-enum',
  'schema-too-short',
  'schema-too-long',
  'schema-pattern',
  'schema-format',
  'schema-out-of-range',
  'schema-duplicate-item',
  'schema-name-twice',
  'schema-name-reserved',
  'schema-ascending',
]);

/**
 * True for a finding after which it is uncertain what is text in a file: a field or a list entry may have become part of the
 * text above it. Such a file is not corrected, and its words are not judged, before its structure is right.
 */
export const isStructural = ({ code, params }: Pick<Finding, 'code' | 'params'>): boolean =>
  code.startsWith('yaml-') ||
  // What has a suggestion is only written in another way than the schema wants.
  (code.startsWith('schema-') && !ABOUT_VALUES.has(code) && !('suggestion' in params && params.suggestion));
