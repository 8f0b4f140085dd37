/** What an editor does to one data file, and what the file says afterwards. */
import { pointerSegments } from '../../lib/json-pointer.ts';

/** One step of an editor. Pointers are JSON pointers into the value of the file before the step. */
export type Change =
  /** A field gets a value. It may be one that was left out. */
  | { readonly op: 'set'; readonly pointer: string; readonly value: unknown }
  /** A field or an entry of a list goes. */
  | { readonly op: 'remove'; readonly pointer: string }
  /** The list at `pointer` gets an entry in front of the one that is at `index` now; its length means the end. */
  | { readonly op: 'add'; readonly pointer: string; readonly index: number; readonly value: unknown }
  /** The entry at `pointer` gets another place in its list: `to` is its index afterwards. */
  | { readonly op: 'move'; readonly pointer: string; readonly to: number };

type Group = Readonly<Record<string, unknown>>;

/** Where the group or list is that holds the field at a pointer, and the field's name or number in it. */
export function splitPointer(pointer: string): { readonly parent: string; readonly name: string } {
  const at = pointer.lastIndexOf('/');
  return { parent: pointer.slice(0, at), name: pointerSegments(pointer).at(-1) ?? '' };
}

/** What a value is after a change. Where the change does not fit, it stays as it was. */
export function changed(value: unknown, change: Change): unknown {
  if (change.op === 'add')
    return replacedAt(value, pointerSegments(change.pointer), (list) =>
      (Array.isArray(list) ? list : []).toSpliced(change.index, 0, change.value),
    );
  const { parent, name } = splitPointer(change.pointer);
  return replacedAt(value, pointerSegments(parent), (holder) => {
    if (Array.isArray(holder)) return withItem(holder, Number(name), change);
    const { [name]: _old, ...others } = holder as Group;
    if (change.op === 'set') return { ...(holder as Group), [name]: change.value };
    return change.op === 'remove' ? others : holder;
  });
}

function withItem(list: readonly unknown[], index: number, change: Exclude<Change, { op: 'add' }>): readonly unknown[] {
  if (change.op === 'set') return list.with(index, change.value);
  const without = list.toSpliced(index, 1);
  return change.op === 'remove' ? without : without.toSpliced(change.to, 0, list[index]);
}

function replacedAt(
  value: unknown,
  [first, ...others]: readonly string[],
  change: (part: unknown) => unknown,
): unknown {
  if (first === undefined) return change(value);
  const part = replacedAt((value as Group)[first], others, change);
  return Array.isArray(value) ? value.with(Number(first), part) : { ...(value as Group), [first]: part };
}
