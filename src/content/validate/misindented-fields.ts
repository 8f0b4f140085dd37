import type { LoadedFile, Source } from '../../api/types.ts';
import { type Finding, finding } from '../../base/findings/finding.ts';
import { rangeOfOffsets, readablePath, textRange } from '../../base/findings/locate.ts';
import { pointerSegments, stringsOf } from '../../base/lib/json-pointer.ts';
import { alternativeOf, fieldAt, fieldsOf, type Schemas } from '../../base/lib/json-schema.ts';

/** A word followed by a colon. It may have been a field on its own line before YAML joined the lines. */
const POSSIBLE_FIELD = /(?<![^ \n])([a-z]\w*):(?![^ \n])/gi;

/**
 * Finds fields that became part of a multi-line text because they are indented as deeply. They would be printed as words
 * and be missing where they belong. A line of prose may begin with a word and a colon too, so a name counts only if an
 * enclosing object allows that field and lacks it.
 *
 * @param known returns the names of all fields: a fast filter, for few words of a text are among them
 */
export function misindentedFields(
  source: Source,
  type: LoadedFile['type'],
  schemas: Schemas,
  known: () => ReadonlySet<string>,
): Finding[] {
  const findings: Finding[] = [];
  for (const { text, pointer } of stringsOf(source.value)) {
    for (const name of possibleFieldsIn(text)) {
      if (!known().has(name)) continue;
      const range =
        isMissingAbove(name, pointer, source.value, type, schemas) && lineStartingWith(source, pointer, name);
      if (range) {
        const params = { field: name, path: readablePath(pointer) };
        findings.push(finding('schema-field-in-text', { file: source.file, pointer, range }, params));
      }
    }
  }
  return findings;
}

/**
 * Finds list entries that became part of a text because they are indented as deeply. Prose over several lines hardly ever has
 * a line that begins with a hyphen and a space, so this is an error if a field follows it, and else a warning.
 *
 * @param known returns the names of all fields
 */
export function misindentedEntries(source: Source, known: () => ReadonlySet<string>): Finding[] {
  if (!/\n *- /.test(source.text)) return [];
  return [...stringsOf(source.value)].flatMap(({ text, pointer }) => {
    if (!text.includes('- ')) return [];
    const [start, end] = textRange(source, pointer);
    const entry = /\n *(- (?:([A-Za-z_]\w*):(?![^ \r\n]))?)/.exec(source.text.slice(start, end));
    if (!entry) return [];
    const [whole, dash = '', field = ''] = entry;
    const at = start + entry.index + whole.length - dash.length;
    const range = rangeOfOffsets(source.lines(), at, at + dash.trimEnd().length);
    const place = { file: source.file, pointer, range };
    const severity = known().has(field) ? 'error' : 'warning';
    return [finding('schema-entry-in-text', place, { path: readablePath(pointer) }, severity)];
  });
}

const possibleFieldsIn = (text: string): ReadonlySet<string> =>
  new Set(text.includes(':') ? [...text.matchAll(POSSIBLE_FIELD)].map(([, name = '']) => name) : []);

/** True if an enclosing object, at any level, allows such a field and lacks it. */
function isMissingAbove(
  name: string,
  pointer: string,
  data: unknown,
  { schema }: LoadedFile['type'],
  schemas: Schemas,
): boolean {
  const segments = pointerSegments(pointer);
  let child = data;
  return segments.some((segment, depth) => {
    const value = child as Readonly<Record<string, unknown>>;
    child = value[segment];
    if (Array.isArray(value) || Object.hasOwn(value, name)) return false;
    const field = fieldAt(schemas, schema, data, segments.slice(0, depth));
    return !!field && fieldsOf(schemas, alternativeOf(schemas, field, value)).some(([key]) => key === name);
  });
}

/** The range of this name in a multi-line text, if one of its lines begins with it. */
function lineStartingWith(source: Source, pointer: string, name: string) {
  const [start, end] = textRange(source, pointer);
  const line = new RegExp(`\\n *(${name}:)`).exec(source.text.slice(start, end));
  if (!line) return undefined;
  const at = start + line.index + line[0].length - name.length - 1;
  return rangeOfOffsets(source.lines(), at, at + name.length + 1);
}
