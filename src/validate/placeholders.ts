import { pointerSegments, stringsOf } from '../lib/json-pointer.ts';
import { fieldAt, helpOf, wantedOf } from '../lib/json-schema.ts';
import { placeholderIn } from '../lib/placeholder.ts';
import { locateText, readablePath } from '../problems/locate.ts';
import { type Problem, problem } from '../problems/problem.ts';
import type { LoadedFile, Source } from '../types.ts';
import type { Schemas } from './schemas.ts';

/** Everything in a file that somebody still has to write, with the help of its own field. */
export function placeholdersLeft(source: Source, type: LoadedFile['type'], schemas: Schemas): Problem[] {
  return [...stringsOf(source.value)].flatMap(({ text, pointer }) => {
    const words = placeholderIn(text);
    if (words === undefined) return [];
    const schema = fieldAt(schemas, type.schema, source.value, pointerSegments(pointer))?.schema ?? {};
    const params = { path: readablePath(pointer), help: helpOf(schema), wanted: wantedOf(schema) };
    return [problem('placeholder-left', locateText(source, pointer, words), params)];
  });
}
