import fc from 'fast-check';
import { pointerSegments, stringsOf } from '../../../src/base/lib/json-pointer.ts';
import { fieldAt, type Schema, type Schemas } from '../../../src/base/lib/json-schema.ts';
import { applyViolation } from '../violations.ts';

/** A free-text field of some data, with its maximum length. */
export interface TextField {
  readonly pointer: string;
  readonly text: string;
  readonly max: number;
}

/** Strings that close, open or comment out something in one of the languages of a site. None is our markup. */
const BREAKOUTS = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '"><img/src=x/onerror=alert(1)>',
  "'/onmouseover='alert(1)",
  '"/autofocus/onfocus="alert(1)',
  '<svg/onload=alert(1)>',
  '<iframe/srcdoc="&lt;script>">',
  '</title><base/href="//evil.example">',
  '</style><style>*{color:red}',
  '</textarea></noscript></template>',
  '<!--',
  '-->',
  '--!>',
  '<![CDATA[',
  ']]>',
  '<?xml?>',
  '<!DOCTYPE/html>',
  '&lt;b&gt;',
  '&#60;b&#62;',
  '&#x0;',
  '&amp;quot;',
  '%3Cscript%3E',
  '\\u003cscript\\u003e',
  'javascript:alert(1)',
  'data:text/html,<script>',
  'url(javascript:alert(1))',
  'expression(alert(1))',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: other languages would calculate it
  '${7*7}',
  '{%raw%}',
  '<%=7*7%>',
  '#{7*7}',
  '`id`',
  '$(id)',
  '../../../../etc/passwd',
  '..\\..\\',
  '/../',
  ';script-src/*',
  '=cmd|"/c/calc"!A1',
  '__proto__',
  'constructor',
  "'",
  '"',
  '\\',
  '<',
  '>',
  '&',
  '𝕏',
  'ﷺ',
  'Z̷̧̫̯a̸',
  'עברית',
  '👨‍👩‍👧',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
];

/** Many of these in one text that adds no words to a page, and none of our own markup. */
export const EVERYTHING =
  `"'></script><script/src=//x.example></script><img/src=x/onerror=alert(1)></title></style></textarea>` +
  `<svg/onload=alert(1)><base/href=//x.example><!--]]>&\\\`%`;

/** For fields that allow only a few characters. */
export const SHORT = `"'><b>&</script>`;

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(fc.constantFrom(...BREAKOUTS), { minLength: 1, maxLength: 4 }).map((all) => all.join('')),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 30 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 10 }) },
  { weight: 1, arbitrary: fc.constantFrom('<b>', '"', 'x', '😀', '&#', '<!--').map((unit) => unit.repeat(3_000)) },
);

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

/** Replaces the characters of a text by harmless ones. Keeps its length and its words, also around hyphens. */
export const harmless = (text: string): string =>
  text.replace(/[^\s-]/gu, (character) => (/[\p{L}\p{N}]/u.test(character) ? 'x' : '·').repeat(character.length));

/** Returns some data with other texts in some of its fields, as JSON, which is also YAML. */
export function withTexts(
  data: unknown,
  texts: readonly { readonly pointer: string; readonly text: string }[],
): string {
  const changed = texts.reduce((made, { pointer, text }) => applyViolation(made, { pointer, value: text }), data);
  return `${JSON.stringify(changed)}\n`;
}
