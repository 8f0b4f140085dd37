import { type Document, isCollection, type Node, visit, type YAMLError } from 'yaml';
import { type Finding, finding, type Place, type PlaceAt } from '../../base/findings/finding.ts';
import { invisibleAt } from '../../base/findings/text-invisible.ts';
import { ODD_SPACES } from '../../base/lib/invisible.ts';

/** Translates the parser's errors into findings. Its own messages are never shown. */
export function explainYamlErrors(document: Document.Parsed, text: string, at: PlaceAt): Finding[] {
  const errors = [...document.errors, ...document.warnings];
  if (errors.length === 0) return [];
  const source = { text, opens: opensByEnd(document, text), at };
  // Two errors at the same position have the same cause.
  const distinct = errors.filter((error, index) => error.pos[0] !== errors[index - 1]?.pos[0]);
  return distinct.map((error) => explain(error, source));
}

interface SourceText {
  readonly text: string;
  /** As returned by `opensByEnd`. */
  readonly opens: ReadonlyMap<number, number>;
  readonly at: PlaceAt;
}

function explain(error: YAMLError, source: SourceText): Finding {
  const { text, at } = source;
  const [start, end] = error.pos;
  const place = at(start, Math.max(end, start + 1));
  switch (error.code) {
    case 'TAB_AS_INDENT':
      return finding('yaml-tab', place, {});
    case 'UNEXPECTED_TOKEN':
      return (
        textAfterClosing(source, start) ??
        textAfterBlockMarker(source, start, end) ??
        textAfterDash(source, start) ??
        finding('yaml-syntax', place, { rule: error.code })
      );
    case 'BLOCK_AS_IMPLICIT_KEY':
      return colonInside(source, start);
    case 'MULTILINE_IMPLICIT_KEY':
      return missingSpace(source, start) ?? oddSpace(source, start) ?? finding('yaml-field', place, {});
    case 'BAD_INDENT':
      return unclosed(source, start) ?? badIndent(source, start);
    case 'MISSING_CHAR':
      return unclosed(source, start) ?? missingSpace(source, start) ?? missingCharacter(source, start, place);
    case 'BAD_DQ_ESCAPE':
      return finding('yaml-escape', place, { sequence: text.slice(start, start + 2) });
    case 'BAD_SCALAR_START':
    case 'BAD_ALIAS':
    case 'ALIAS_PROPS':
    case 'BAD_PROP_ORDER':
    case 'MULTIPLE_ANCHORS':
    case 'TAG_RESOLVE_FAILED':
    case 'MULTIPLE_TAGS':
      return finding('yaml-start', place, { character: text[start] ?? '' });
    case 'NON_STRING_KEY': {
      // An unquoted text that begins with a fact, `{{name}}`: YAML reads the inner braces as a key.
      const first = Math.max(0, start - 1);
      if (text.startsWith('{{', first)) return finding('yaml-start', at(first, first + 2), { character: '{{' });
      if (/^-[ \t]*\r?\n/.test(text.slice(start, start + LOOK_BACK)))
        return finding('yaml-stray', at(start, start + 1), { found: '-', wanted: '# -' });
      return finding('yaml-key', place, {});
    }
    default:
      return finding('yaml-syntax', place, { rule: error.code });
  }
}

const QUOTED = /^(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\n]|'')*')/;

/** Explains a value that was parsed as a field, because of a colon in it or in the line below. */
function colonInside(source: SourceText, offset: number): Finding {
  const { text, at } = source;
  const rest = text.slice(offset);
  const [quoted] = QUOTED.exec(rest) ?? [];
  if (quoted !== undefined) {
    const end = offset + quoted.length;
    return finding('yaml-quote-early', at(end - 1, end), { mark: quoted.slice(-1) });
  }
  // A list entry in a place where none is allowed. The colon after it may be many lines away.
  const [dash] = /^ *- /.exec(rest) ?? [];
  if (dash !== undefined) return finding('yaml-indent', at(offset, offset + dash.length), {});
  const colon = offset + Math.max(0, rest.search(/:(?!\S)/));
  return finding('yaml-colon', at(colon, colon + 1), {});
}

/** A field without the space after its colon. A URL is not a field. */
const TIGHT_FIELD = /^([A-Za-z_][\w-]*):(?!\/\/)\S/;

function missingSpace({ text, at }: SourceText, offset: number): Finding | undefined {
  const [, field] = TIGHT_FIELD.exec(text.slice(offset)) ?? [];
  if (field === undefined) return undefined;
  const colon = offset + field.length;
  return finding('yaml-space', at(colon, colon + 1), { field });
}

/** A field with a character after its colon that only looks like a space. */
const ODD_FIELD = new RegExp(`^([A-Za-z_][\\w-]*:)([${ODD_SPACES}]+)`);

function oddSpace({ text, at }: SourceText, offset: number): Finding | undefined {
  const [, field, found] = ODD_FIELD.exec(text.slice(offset)) ?? [];
  if (field === undefined || found === undefined) return undefined;
  const start = offset + field.length;
  return invisibleAt(at(start, start + found.length), { start, found, wanted: ' ', effect: 'indent' });
}

function badIndent({ text, at }: SourceText, offset: number): Finding {
  const indent = /^ */.exec(text.slice(offset))?.[0].length ?? 0;
  const isTab = text[offset + indent] === '\t';
  const start = isTab ? offset + indent : offset;
  return finding(isTab ? 'yaml-tab' : 'yaml-indent', at(start, start + 1), {});
}

/** At the start of a line, the parser misses the dash of a list entry, because the line is indented wrongly. */
function missingCharacter(source: SourceText, offset: number, place: Place): Finding {
  const { text } = source;
  if (text[offset - 1] === '\n') return badIndent(source, offset);
  if (/["'\]}]\s*$/.test(text.slice(Math.max(0, offset - LOOK_BACK), offset))) return finding('yaml-comma', place, {});
  return finding('yaml-syntax', place, { rule: 'MISSING_CHAR' });
}

const CLOSING: Readonly<Record<string, string>> = { '"': '"', "'": "'", '[': ']', '{': '}' };

/**
 * Maps the end of each quoted text and each bracketed list to its start. The parser reports a missing closing mark at the
 * end, which is often the end of the file. Readers need the position of the opening mark.
 */
function opensByEnd(document: Document.Parsed, text: string): ReadonlyMap<number, number> {
  const opens = new Map<number, number>();
  visit(document, {
    Node(_key, node) {
      const [start, end] = (node as Node).range ?? [];
      if (start === undefined || end === undefined || opens.has(end)) return;
      // A block collection can start with the quotation mark of its first key.
      if (isCollection(node) && !node.flow) return;
      if (CLOSING[text[start] ?? '']) opens.set(end, start);
    },
  });
  return opens;
}

function unclosed({ text, opens, at }: SourceText, offset: number): Finding | undefined {
  const start = opens.get(offset);
  const mark = CLOSING[text[start ?? -1] ?? ''];
  if (start === undefined || !mark) return undefined;
  const isWrapped =
    /["']/.test(mark) &&
    new RegExp(`^\\s*(?!- |[\\w-]+:\\s)[^\\s${mark}][^\\n${mark}]*${mark}[ \\t\\r]*(?:\\n|$)`).test(text.slice(offset));
  return finding('yaml-quote', at(start, start + 1), { mark, ...(isWrapped && { isWrapped }) });
}

/** Explains more text after a closing quotation mark or bracket. */
function textAfterClosing({ text, opens, at }: SourceText, offset: number): Finding | undefined {
  const end = text.slice(0, offset).trimEnd().length;
  const start = opens.get(end);
  const mark = text[start ?? -1];
  if (start === undefined || mark === undefined) return undefined;
  return mark === '[' || mark === '{'
    ? finding('yaml-start', at(start, end), { character: mark })
    : finding('yaml-quote-early', at(end - 1, end), { mark });
}

/** The header of a block scalar, followed by text on the same line. */
const BLOCK_MARKER = /(?:^|[\s-])([>|][-+\d]{0,2})[ \t]+$/;

/** Number of characters searched backwards. Limited because a line can be as long as the file. */
const LOOK_BACK = 40;

function textAfterBlockMarker({ text, at }: SourceText, start: number, end: number): Finding | undefined {
  const [, indicator] = BLOCK_MARKER.exec(text.slice(Math.max(0, start - LOOK_BACK), start)) ?? [];
  return indicator === undefined ? undefined : finding('yaml-fold', at(start, end), { indicator });
}

/** A text that begins with a dash, or a dash alone, on the line of its field: YAML reads a list entry. */
function textAfterDash({ text, at }: SourceText, start: number): Finding | undefined {
  const before = text.slice(text.lastIndexOf('\n', start) + 1, start);
  if (!/: +$/.test(before.slice(-LOOK_BACK))) return undefined;
  const place = at(start, start + 1);
  const rest = text.slice(start, start + LOOK_BACK);
  if (/^- *\r?(?:\n|$)/.test(rest)) return finding('yaml-stray', place, { found: '-', wanted: before.trimEnd() });
  return rest.startsWith('- ') ? finding('yaml-start', place, { character: '-' }) : undefined;
}
