/** Positions in a file: the field on a line, the line of an anchor. */

import type { SiteDefinition } from '../../api/template-api.ts';
import type { Source } from '../../api/types.ts';
import { locate, type Part, readablePath } from '../../base/findings/locate.ts';
import { pointerSegment, pointerSegments, stringsOf } from '../../base/lib/json-pointer.ts';
import { fieldAt, helpOf } from '../../base/lib/json-schema.ts';
import { toSlug } from '../../base/lib/paths.ts';
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

/**
 * Returns the line that an anchor comes from: the text that equals it, a field of that name, or the text whose slug, or most
 * of its first words, it ends with. Undefined if only the template defines it.
 */
export function lineOfAnchor(source: Source, anchor: string): number | undefined {
  const texts = stringsOf(source.value);
  const named = texts.find(({ text }) => text === anchor)?.pointer;
  const parts = pointersIn(source.value).filter((pointer) => pointer.endsWith(`/${anchor}`));
  const [part] = parts.sort((a, b) => a.length - b.length);
  const [longest] = texts
    .map(({ text, pointer }) => ({ shared: sharedWords(anchor, toSlug(text)), pointer }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared);
  const pointer = named ?? part ?? longest?.pointer;
  return pointer === undefined ? undefined : lineOf(source, pointer, 'key');
}

/** Fewer words at the start of a text do not identify it. */
const ENOUGH_WORDS = 3;

/** Returns how many words at the end of an anchor are the start of a slug. Zero if they are neither all of it nor enough. */
function sharedWords(anchor: string, slug: string): number {
  const words = anchor.split('-');
  for (const [index] of words.entries()) {
    const end = words.slice(index);
    if (end.join('-') === slug || (end.length >= ENOUGH_WORDS && slug.startsWith(`${end.join('-')}-`)))
      return end.length;
  }
  return 0;
}

function pointersIn(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const own = `${pointer}/${pointerSegment(key)}`;
    return [own, ...pointersIn(child, own)];
  });
}
