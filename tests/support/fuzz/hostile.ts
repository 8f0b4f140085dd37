import fc from 'fast-check';
import { pointerSegments, stringsOf } from '../../../src/lib/json-pointer.ts';
import { fieldAt, type Schema, type Schemas } from '../../../src/lib/json-schema.ts';
import { violated } from '../violations.ts';

/** A text field of some data that says what an editor wants to say, and how much of it. */
export interface TextField {
  readonly pointer: string;
  readonly text: string;
  readonly max: number;
}

/** What closes, opens or comments out something in any of the languages that a site is written in. None is our markup. */
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

/** Much of it in one text that adds no words to a page, and nothing of our own markup. */
export const EVERYTHING =
  `"'></script><script/src=//x.example></script><img/src=x/onerror=alert(1)></title></style></textarea>` +
  `<svg/onload=alert(1)><base/href=//x.example><!--]]>&\\\`%`;

/** What fits where only a few letters are allowed. */
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

/** The free texts of a file: those that no list, pattern or reference decides. */
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
  others['x-practices'] === undefined &&
  others['x-tells'] === undefined &&
  (others['x-markup'] === undefined || others['x-markup'] === 'inline');

/** A text with something behind it, as long as the field allows: cut in front, and where there is no room, behind too. */
export function withTail({ text, max }: TextField, tail: string): string {
  const end = [...tail].slice(0, max);
  // Half of a fact's name in braces would be a mistake of its own.
  const start = [...text]
    .slice(0, max - end.length)
    .join('')
    .replace(/\{\{[^}]*\}?$/, '');
  return start + end.join('');
}

/** A text of the same length and with the same words, also around hyphens, that means nothing to any language. */
export const harmless = (text: string): string =>
  text.replace(/[^\s-]/gu, (character) => (/[\p{L}\p{N}]/u.test(character) ? 'x' : '·').repeat(character.length));

/** Some data with other texts in some of its fields, as YAML: JSON is YAML too. */
export function withTexts(
  data: unknown,
  texts: readonly { readonly pointer: string; readonly text: string }[],
): string {
  const changed = texts.reduce((made, { pointer, text }) => violated(made, { pointer, value: text }), data);
  return `${JSON.stringify(changed)}\n`;
}
