/** Where in a file to find what somebody asks about. */

import { pointerSegment, pointerSegments, stringsOf } from '../../lib/json-pointer.ts';
import { fieldAt, helpOf } from '../../lib/json-schema.ts';
import { toSlug } from '../../lib/slug.ts';
import { locate, readablePath } from '../../problems/locate.ts';
import type { SiteDefinition } from '../../template-api.ts';
import type { LoadedFile, Source } from '../../types.ts';
import { readSchemas } from '../../validate/schemas.ts';

/** A field, as people name it, and what its schema says of it. */
export interface FieldAt {
  readonly path: string;
  readonly help: string;
}

/** The field to which a line belongs. Nothing for a line before the first one. */
export function fieldOnLine({ type, source }: LoadedFile, line: number, site: SiteDefinition): FieldAt | undefined {
  if (!source) return undefined;
  const pointer = pointerOnLine(source, line);
  if (pointer === undefined) return undefined;
  const field = fieldAt(readSchemas(site), type.schema, source.value, pointerSegments(pointer));
  return { path: readablePath(pointer), help: field ? helpOf(field.schema) : '' };
}

/** The last field or item that begins on the line, or on the nearest one above it. */
function pointerOnLine(source: Source, line: number): string | undefined {
  // In the order of the file, so that fields begin one after the other.
  return [...pointersOf(source.value)].filter((pointer) => (lineOf(source, pointer) ?? line + 1) <= line).at(-1);
}

const lineOf = (source: Source, pointer: string) => locate(source, pointer, 'key').range?.line;

/** Pointers of all fields and items, in the order of the file. */
function* pointersOf(value: unknown, pointer = ''): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    const own = `${pointer}/${pointerSegment(key)}`;
    yield own;
    yield* pointersOf(child, own);
  }
}

/**
 * The line that an anchor of a page comes from: where the file names it, says the words that it is made of, or has a part
 * of that name. Nothing if only the template knows it.
 */
export function lineOfAnchor(source: Source, anchor: string): number | undefined {
  const texts = [...stringsOf(source.value)];
  const named = texts.find(({ text }) => text === anchor);
  const said = texts
    .map(({ text, pointer }) => ({ slug: toSlug(text), pointer }))
    .filter(({ slug }) => slug !== '' && `-${anchor}`.endsWith(`-${slug}`))
    .sort((a, b) => b.slug.length - a.slug.length)[0];
  const [part] = [...pointersOf(source.value)]
    .filter((pointer) => pointer.endsWith(`/${anchor}`))
    .sort((a, b) => a.length - b.length);
  const pointer = named?.pointer ?? (part === undefined ? said?.pointer : part);
  return pointer === undefined ? undefined : lineOf(source, pointer);
}
