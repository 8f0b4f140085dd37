/** Positions in a file: the field on a line, the line of an anchor. */

import type { SiteDefinition } from '../../api/template-api.ts';
import type { Source } from '../../api/types.ts';
import { locate, type Part, readablePath } from '../../base/findings/locate.ts';
import { pointerSegment, pointerSegments, stringsOf } from '../../base/lib/json-pointer.ts';
import { fieldAt, helpOf } from '../../base/lib/json-schema.ts';
import { readSchemas } from '../../content/content.ts';

const lineOf = (source: Source, pointer: string, part?: Part) => locate(source, pointer, part).range?.line;

/** `data/home.yaml:12` */
export function placeOf(source: Source, pointer: string): string {
  const line = lineOf(source, pointer);
  return line === undefined ? source.file : `${source.file}:${line}`;
}

/** Returns the last field or item that begins on a line or above it. Undefined for a line before the first one. */
export function fieldOnLine(schema: string, source: Source, line: number, site: SiteDefinition) {
  const candidates = pointersIn(source.value).filter((pointer) => (lineOf(source, pointer, 'key') ?? line + 1) <= line);
  const pointer = candidates.at(-1);
  if (pointer === undefined) return undefined;
  const field = fieldAt(readSchemas(site), schema, source.value, pointerSegments(pointer));
  return { path: readablePath(pointer), help: field ? helpOf(field.schema) : '' };
}

/** Returns the line of the text that is an anchor, or of the field that it names. Undefined if the template makes it. */
export function lineOfAnchor(source: Source, anchor: string): number | undefined {
  const named = stringsOf(source.value).find(({ text }) => text === anchor)?.pointer;
  const parts = pointersIn(source.value).filter((pointer) => pointer.endsWith(`/${anchor}`));
  const [part] = parts.sort((a, b) => a.length - b.length);
  const pointer = named ?? part;
  return pointer === undefined ? undefined : lineOf(source, pointer, 'key');
}

/** Returns the pointers of all fields and items, in the order of the file. */
function pointersIn(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const own = `${pointer}/${pointerSegment(key)}`;
    return [own, ...pointersIn(child, own)];
  });
}
