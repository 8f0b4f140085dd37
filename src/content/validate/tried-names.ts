/** Tries the names that a finding may suggest, so that following it leaves fewer violations of the schema. */
import { once } from '../../base/lib/collections.ts';
import { parentPointer, pointerSegments, valueAt } from '../../base/lib/json-pointer.ts';

/** Returns the best of several names for the field at a pointer, if any. */
export type ChooseName = (pointer: string, names: readonly string[]) => string | undefined;

/** Number of fields for which names are tried. A file with more unknown names has another fault. */
const MAX_TRIED = 20;

/**
 * Returns a function that chooses the name after which a value has the fewest violations, the first of several, and none if
 * there are as many as before.
 *
 * @param count counts the violations in a value
 */
export function nameChooser(value: unknown, count: (value: unknown) => number): ChooseName {
  const before = once(() => count(value));
  let left = MAX_TRIED;
  return (pointer, names) => {
    if (names.length === 0 || left === 0) return names[0];
    left -= 1;
    const tried = names.map((name) => ({ name, violations: count(withName(value, pointer, name)) }));
    const least = Math.min(...tried.map(({ violations }) => violations));
    return least < before() ? tried.find(({ violations }) => violations === least)?.name : undefined;
  };
}

/** Returns a copy in which the field at a pointer has another name. */
function withName(value: unknown, pointer: string, name: string): unknown {
  const copy = structuredClone(value);
  const group = valueAt(copy, parentPointer(pointer)) as Record<string, unknown>;
  const key = pointerSegments(pointer).at(-1) ?? '';
  const own = group[key];
  delete group[key];
  group[name] = own;
  return copy;
}
