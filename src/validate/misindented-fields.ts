import { pointerSegments, stringsOf } from '../lib/json-pointer.ts';
import { fieldAt, fieldsOf, formOf, type Schemas } from '../lib/json-schema.ts';
import { rangeOfOffsets, readablePath, textRange } from '../problems/locate.ts';
import { type Problem, problem } from '../problems/problem.ts';
import type { LoadedFile, Source } from '../types.ts';

/** What may be a field on a line of its own, once lines are joined. */
const MAYBE_FIELD = /(?<![^ \n])([a-z]\w*):(?![^ \n])/gi;

/**
 * Fields within a text over several lines, because they are indented as deep as it is. They would be shown as
 * words, and be missing where they belong. A line of a text may begin with a word and a colon, so only names count that
 * a group around the text knows and does not have. `known` are the names of all fields, which few words of a text are.
 */
export function misindentedFields(
  source: Source,
  type: LoadedFile['type'],
  schemas: Schemas,
  known: () => ReadonlySet<string>,
): Problem[] {
  const problems: Problem[] = [];
  for (const { text, pointer } of stringsOf(source.value)) {
    for (const name of namesIn(text)) {
      if (!known().has(name)) continue;
      const range = isMissedAround(name, pointer, source.value, type, schemas) && lineOf(source, pointer, name);
      if (range) {
        const params = { field: name, path: readablePath(pointer) };
        problems.push(problem('schema-field-in-text', { file: source.file, pointer, range }, params));
      }
    }
  }
  return problems;
}

const namesIn = (text: string): ReadonlySet<string> =>
  new Set(text.includes(':') ? [...text.matchAll(MAYBE_FIELD)].map(([, name = '']) => name) : []);

/** True if a group around the text, however far outside, has a place for such a field and not the field. */
function isMissedAround(
  name: string,
  pointer: string,
  data: unknown,
  { schema }: LoadedFile['type'],
  schemas: Schemas,
): boolean {
  const segments = pointerSegments(pointer);
  let group = data;
  return segments.some((segment, depth) => {
    const value = group as Readonly<Record<string, unknown>>;
    group = value[segment];
    if (Array.isArray(value) || Object.hasOwn(value, name)) return false;
    const field = fieldAt(schemas, schema, data, segments.slice(0, depth));
    return !!field && fieldsOf(schemas, formOf(schemas, field, value)).some(([key]) => key === name);
  });
}

/** The line of a text that begins with this name, if it has several and one does. */
function lineOf(source: Source, pointer: string, name: string) {
  const [start, end] = textRange(source, pointer);
  const line = new RegExp(`\\n *(${name}:)`).exec(source.text.slice(start, end));
  if (!line) return undefined;
  const at = start + line.index + line[0].length - name.length - 1;
  return rangeOfOffsets(source.lines(), at, at + name.length + 1);
}
