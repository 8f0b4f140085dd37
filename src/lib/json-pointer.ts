/** `/tiers/0/a~1b` → `['tiers', '0', 'a/b']` */
export function pointerSegments(pointer: string): string[] {
  const segments = pointer.split('/').slice(1);
  if (!pointer.includes('~')) return segments;
  return segments.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The name of a field as a pointer writes it: `a/b` → `a~1b`. Nearly none has a character that means something there. */
export const pointerSegment = (key: string) =>
  /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;

/** The part of some data that a pointer leads to; undefined if it leads nowhere. */
export const valueAt = (value: unknown, pointer: string): unknown => pointerSegments(pointer).reduce(fieldOf, value);

/** What a group or list has under a name. An unforeseen name may be one that every object has: `constructor`. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

/** Every text of some data with its JSON pointer, in the order of the file. */
export function* stringsOf(value: unknown, pointer = ''): Generator<{ text: string; pointer: string }> {
  if (typeof value === 'string') yield { text: value, pointer };
  else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) {
      yield* stringsOf(child, `${pointer}/${pointerSegment(key)}`);
    }
  }
}
