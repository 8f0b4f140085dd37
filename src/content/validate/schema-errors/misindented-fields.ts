import type { LoadedFile, Source } from '../../../api/types.ts';
import { type Finding, finding } from '../../../base/findings/finding.ts';
import { placeIn, readablePath, textRange } from '../../../base/findings/locate.ts';
import { pointerSegments, stringsOf } from '../../../base/lib/json-pointer.ts';
import { alternativeOf, fieldAt, fieldsOf, type Schemas } from '../../../base/lib/json-schema.ts';

/** A word followed by a colon. It may have been a field on its own line before YAML joined the lines. */
const POSSIBLE_FIELD = /(?<![^ \n])([a-z]\w*):(?![^ \n])/gi;

/**
 * Finds fields that became part of a multi-line text because they are indented as deeply. They would be printed as words
 * and be missing where they belong. A line of prose may begin with a word and a colon too, so a name counts only if an
 * enclosing object allows that field; if the object has it already, this is a warning.
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
      const above = statesAbove(name, pointer, source.value, type, schemas);
      const place = above.size > 0 && lineStartingWith(source, pointer, name);
      const severity = above.has('missing') ? 'error' : 'warning';
      const params = { line: `${name}:`, path: readablePath(pointer) };
      if (place) findings.push(finding('schema-line-in-text', place, params, severity));
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
  return stringsOf(source.value).flatMap(({ text, pointer }) => {
    if (!text.includes('- ')) return [];
    const [start, end] = textRange(source, pointer);
    const entry = /\n *(- (?:([A-Za-z_]\w*):(?![^ \r\n]))?)/.exec(source.text.slice(start, end));
    if (!entry) return [];
    const [whole, dash = '', field = ''] = entry;
    const at = start + entry.index + whole.length - dash.length;
    const place = placeIn(source, at, at + dash.trimEnd().length, pointer);
    const severity = known().has(field) ? 'error' : 'warning';
    return [finding('schema-line-in-text', place, { line: '-', path: readablePath(pointer) }, severity)];
  });
}

/** Longer lines were probably wrapped by a program or on purpose. */
const SHORT = 40;

/** An unquoted entry over several lines whose first one is short. */
const JOINED = new RegExp(`^[^\\s"'>|[{][^\\n]{0,${SHORT - 1}}\\n *(?=\\S)`);

/** A pre-check for the text of a file, with few false positives. */
const MAY_BE_JOINED = new RegExp(`\\n *- [^\\s"'>|[{][^\\n:]{0,${SHORT - 1}}\\n +[^\\s#-]`);

/**
 * Warns of lines below a short unquoted list entry that YAML joins to it, because only the hyphen of an entry of their own is
 * missing.
 */
export function joinedEntries(source: Source): Finding[] {
  const { text } = source;
  if (!MAY_BE_JOINED.test(text)) return [];
  return stringsOf(source.value).flatMap(({ pointer }) => {
    if (!/\/\d+$/.test(pointer)) return [];
    const [start, end] = textRange(source, pointer);
    const [joined] = JOINED.exec(text.slice(start, end)) ?? [];
    if (joined === undefined) return [];
    const at = start + joined.length;
    const words = /^[^\n]*/.exec(text.slice(at, end))?.[0].trimEnd() ?? '';
    const dash = text.slice(text.lastIndexOf('\n', start) + 1, start);
    return [
      finding(
        'yaml-continued',
        placeIn(source, at, at + words.length, pointer),
        { wanted: `${dash}${words}` },
        'warning',
      ),
    ];
  });
}

const possibleFieldsIn = (text: string): ReadonlySet<string> =>
  new Set(text.includes(':') ? [...text.matchAll(POSSIBLE_FIELD)].map(([, name = '']) => name) : []);

/** Whether the enclosing objects, at any level, that allow such a field lack it. Empty if none allows it. */
function statesAbove(
  name: string,
  pointer: string,
  data: unknown,
  { schema }: LoadedFile['type'],
  schemas: Schemas,
): ReadonlySet<'missing' | 'present'> {
  const segments = pointerSegments(pointer);
  let child = data;
  const states = segments.flatMap((segment, depth) => {
    const value = child as Readonly<Record<string, unknown>>;
    child = value[segment];
    if (Array.isArray(value)) return [];
    const field = fieldAt(schemas, schema, data, segments.slice(0, depth));
    const isAllowed = field && fieldsOf(schemas, alternativeOf(schemas, field, value)).some(([key]) => key === name);
    return isAllowed ? [Object.hasOwn(value, name) ? ('present' as const) : ('missing' as const)] : [];
  });
  return new Set(states);
}

/** The place of this name in a multi-line text, if one of its lines begins with it. */
function lineStartingWith(source: Source, pointer: string, name: string) {
  const [start, end] = textRange(source, pointer);
  const line = new RegExp(`\\n *(${name}:)`).exec(source.text.slice(start, end));
  if (!line) return undefined;
  const at = start + line.index + line[0].length - name.length - 1;
  return placeIn(source, at, at + name.length + 1, pointer);
}
