/** The rule about names that a file gives to its own parts: each stands for one thing. */
import { pointerSegment } from '../lib/json-pointer.ts';
import { ownValue } from '../lib/own-value.ts';
import type { Rule } from './rules.ts';

/** True if no two texts at these paths, such as `fields[].name`, are the same. Each group of paths is a world of its own. */
export const distinct: Rule<readonly (readonly string[])[], object> = (groups, value) => {
  const errors = groups.flatMap((paths) => {
    const first = new Map<string, string>();
    return paths
      .flatMap((path) => textsAt(value, path))
      .flatMap(([text, pointer]) => {
        const before = first.get(text);
        if (before === undefined) first.set(text, pointer);
        return before === undefined ? [] : [{ keyword: 'x-distinct', params: { text, pointer, before } }];
      });
  });
  distinct.errors = errors;
  return errors.length === 0;
};

/** The texts at a path, each with its pointer. What another rule refuses is as if it was not there. */
export function textsAt(value: unknown, path: string): readonly (readonly [text: string, pointer: string])[] {
  let found: readonly (readonly [value: unknown, pointer: string])[] = [[value, '']];
  for (const step of path.split('.')) {
    const name = step.replace(/\[\]$/, '');
    found = found.flatMap(([each, pointer]) => {
      const next = typeof each === 'object' && each !== null ? ownValue({ ...each }, name) : undefined;
      const at = `${pointer}/${pointerSegment(name)}`;
      if (name === step) return [[next, at] as const];
      return Array.isArray(next) ? next.map((entry, index) => [entry, `${at}/${index}`] as const) : [];
    });
  }
  return found.flatMap(([each, pointer]) => (typeof each === 'string' ? [[each, pointer] as const] : []));
}
