/** `/tiers/0/a~1b` → `['tiers', '0', 'a/b']` */
export function pointerSegments(pointer: string): string[] {
  const segments = pointer.split('/').slice(1);
  if (!pointer.includes('~')) return segments;
  return segments.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Escapes a key for a JSON pointer: `a/b` → `a~1b`. The test is a fast path, because nearly no key needs it. */
export const pointerSegment = (key: string) =>
  /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;

/** Pointer of the object or array that holds a value. */
export const parentPointer = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

/** The value at a pointer, or undefined if there is none. */
export const valueAt = (value: unknown, pointer: string): unknown => pointerSegments(pointer).reduce(fieldOf, value);

/** Reads an own property of an object or array: a name from outside may be an inherited one, such as `constructor`. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

/** Every string with its JSON pointer, in the order of the file. */
export function stringsOf(
  value: unknown,
  pointer = '',
): readonly { readonly text: string; readonly pointer: string }[] {
  if (typeof value === 'string') return [{ text: value, pointer }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => stringsOf(child, `${pointer}/${pointerSegment(key)}`));
}

/**
 * Applies a function to all strings in a value, with the name of the property that holds each, directly or in a list. Copies
 * only what changes: a value without changed strings is returned as the same object.
 */
export function mapStrings(value: unknown, change: (text: string, property: string) => string, property = ''): unknown {
  if (typeof value === 'string') return change(value, property);
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  let changed: Record<string, unknown> | undefined;
  for (const key of Object.keys(fields)) {
    const next = mapStrings(fields[key], change, Array.isArray(value) ? property : key);
    if (next === fields[key]) continue;
    changed ??= (Array.isArray(value) ? [...value] : { ...fields }) as Record<string, unknown>;
    changed[key] = next;
  }
  return changed ?? value;
}

/**
 * The strings at a path such as `fields[].name`, with their pointers. Values of other types are skipped, because other rules
 * report them.
 */
export function textsAt(value: unknown, path: string): readonly (readonly [text: string, pointer: string])[] {
  let found: readonly (readonly [value: unknown, pointer: string])[] = [[value, '']];
  for (const step of path.split('.')) {
    const name = step.replace(/\[\]$/, '');
    found = found.flatMap(([each, pointer]) => {
      const next = fieldOf(each, name);
      const at = `${pointer}/${pointerSegment(name)}`;
      if (name === step) return [[next, at] as const];
      return Array.isArray(next) ? next.map((entry, index) => [entry, `${at}/${index}`] as const) : [];
    });
  }
  return found.flatMap(([each, pointer]) => (typeof each === 'string' ? [[each, pointer] as const] : []));
}
