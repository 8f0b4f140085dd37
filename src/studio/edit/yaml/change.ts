/** Changes to the value of a data file. */
import { parentPointer, pointerSegment, pointerSegments, valueAt } from '../../../base/lib/json-pointer.ts';

/** A single change. Pointers are JSON pointers into the value before the change. */
export type Change =
  /** Sets a field, which can be missing so far. */
  | { readonly op: 'set'; readonly pointer: string; readonly value: unknown }
  /** Removes a field or a list entry. */
  | { readonly op: 'remove'; readonly pointer: string }
  /** Inserts an entry into the list at `pointer`, before `index`. The length of the list means the end. */
  | { readonly op: 'add'; readonly pointer: string; readonly index: number; readonly value: unknown }
  /** Moves a list entry; `to` is its index afterwards. */
  | { readonly op: 'move'; readonly pointer: string; readonly to: number };

/** Splits a pointer into that of the containing group or list, and the key or index in it. */
export const splitPointer = (pointer: string) => ({
  parent: parentPointer(pointer),
  name: pointerSegments(pointer).at(-1) ?? '',
});

/** Returns the pointer of the group or list that a change modifies, and the key or index in it. */
export const targetOf = (change: Change) =>
  change.op === 'add' ? { parent: change.pointer, name: '' } : splitPointer(change.pointer);

/** Returns a value after a change, or undefined if the change is not possible. */
export function applyChange(value: unknown, change: Change): unknown {
  const after = structuredClone(value);
  const { parent, name } = targetOf(change);
  const target = valueAt(after, parent);
  const isDone = Array.isArray(target) ? changeList(target, Number(name), change) : changeGroup(target, name, change);
  return isDone ? after : undefined;
}

/** Returns a value after changes, without those that are not possible. */
export const applyChanges = (value: unknown, changes: readonly Change[]): unknown =>
  changes.reduce((before, change) => applyChange(before, change) ?? before, value);

/** Returns false if the change is not possible. */
function changeList(list: unknown[], index: number, change: Change): boolean {
  const exists = (at: number) => at >= 0 && at < list.length;
  if (change.op === 'add') {
    if (change.index !== list.length && !exists(change.index)) return false;
    list.splice(change.index, 0, change.value);
    return true;
  }
  if (!exists(index) || (change.op === 'move' && !exists(change.to))) return false;
  const removed = list.splice(index, 1);
  if (change.op === 'move') list.splice(change.to, 0, ...removed);
  if (change.op === 'set') list.splice(index, 0, change.value);
  return true;
}

/** Returns false if the change is not possible. */
function changeGroup(container: unknown, name: string, change: Change): boolean {
  if (typeof container !== 'object' || container === null || name === '') return false;
  const group = container as Record<string, unknown>;
  if (change.op === 'set') group[name] = change.value;
  else if (change.op === 'remove' && Object.hasOwn(group, name)) delete group[name];
  else return false;
  return true;
}

/** Returns the pointer of a field after a change elsewhere in its file, or undefined if the change removed it. */
export function pointerAfter(pointer: string, change: Change): string | undefined {
  const { parent, name } = targetOf(change);
  if (change.op === 'set' || !`${pointer}/`.startsWith(`${parent}/`)) return pointer;
  const [segment = '', ...rest] = pointer.slice(parent.length + 1).split('/');
  const inList = /^\d+$/.test(segment);
  if (change.op === 'remove' && segment === pointerSegment(name)) return undefined;
  if (!inList) return pointer;
  return [parent, indexAfter(Number(segment), Number(name), change), ...rest].join('/');
}

/** Returns the index of a list entry after a change of its list. */
function indexAfter(index: number, from: number, change: Exclude<Change, { op: 'set' }>): number {
  if (change.op === 'add') return index >= change.index ? index + 1 : index;
  if (change.op === 'remove') return index > from ? index - 1 : index;
  if (index === from) return change.to;
  if (index > from && index <= change.to) return index - 1;
  return index < from && index >= change.to ? index + 1 : index;
}
