import { pointerSegments, stringsOf } from '../../../src/base/lib/json-pointer.ts';
import { fieldAt, type Schema, type Schemas } from '../../../src/base/lib/json-schema.ts';
import { applyChange } from '../../../src/studio/edit/yaml/change.ts';

/** A free-text field of some data, with its maximum length. */
export interface TextField {
  readonly pointer: string;
  readonly text: string;
  readonly max: number;
}

/**
 * A text that closes, opens or comments out something in each language of a site. It adds no words to a page, and has none of
 * our own markup.
 */
export const EVERYTHING =
  `"'></script><script/src=//x.example></script><img/src=x/onerror=alert(1)></title></style></textarea>` +
  `<svg/onload=alert(1)><base/href=//x.example><!--]]>&\\\`%`;

/** For fields that allow only a few characters. */
export const SHORT = `"'><b>&</script>`;

/** Addresses that no link may have, however they are written. */
export const HOSTILE_ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg/onload=alert(1)>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  'http://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example\\',
  '/../../etc/passwd',
  'services/schimmel/',
  '../',
  'https:evil.example',
  'https:/evil.example',
  'tel:javascript:alert(1)',
  'mailto:x@y.ch\nBcc:z@y.ch',
  'ftp://evil.example/',
];

/** Returns the free-text fields of a file: those not restricted by a list, a pattern or a reference. */
export function textFields(schemas: Schemas, schema: string, data: unknown): TextField[] {
  return [...stringsOf(data)].flatMap(({ text, pointer }) => {
    // Names of other fields of the same file.
    if (pointer.startsWith('/placeholders/')) return [];
    const field = fieldAt(schemas, schema, data, pointerSegments(pointer))?.schema;
    return field && isFree(field)
      ? [{ pointer, text, max: typeof field.maxLength === 'number' ? field.maxLength : 100_000 }]
      : [];
  });
}

const isFree = ({ type, enum: choices, const: fixed, pattern, format, ...others }: Schema): boolean =>
  type === 'string' &&
  choices === undefined &&
  fixed === undefined &&
  format === undefined &&
  (pattern === undefined || pattern === '\\S') &&
  others['x-reference'] === undefined &&
  others['x-defines'] === undefined &&
  (others['x-markup'] === undefined || others['x-markup'] === 'inline');

/** Appends a tail to a text, within the length that the field allows: shortens the text first, then the tail. */
export function withTail({ text, max }: TextField, tail: string): string {
  const end = [...tail].slice(0, max);
  // A fact's name cut off within its braces would be a mistake in itself.
  const start = [...text]
    .slice(0, max - end.length)
    .join('')
    .replace(/\{\{[^}]*\}?$/, '');
  return start + end.join('');
}

/** Replaces the characters of a text by harmless ones. Keeps its length, its words, also around hyphens, and its numbers. */
export const harmless = (text: string): string =>
  text.replace(/[^\s\p{N}-]/gu, (character) => (/\p{L}/u.test(character) ? 'x' : '·').repeat(character.length));

/** Returns some data with other texts in some of its fields, as JSON, which is also YAML. */
export function withTexts(
  data: unknown,
  texts: readonly { readonly pointer: string; readonly text: string }[],
): string {
  const changed = texts.reduce(
    (made, { pointer, text }) => applyChange(made, { op: 'set', pointer, value: text }),
    data,
  );
  return `${JSON.stringify(changed)}\n`;
}
