/** What an editor does to one data file, and what the file says afterwards. */
import { pointerSegments, valueAt } from '../../lib/json-pointer.ts';

/** One step of an editor. Pointers are JSON pointers into the value of the file before the step. */
export type Change =
  /** A field gets a value. It may be one that was left out. */
  | { readonly op: 'set'; readonly pointer: string; readonly value: unknown }
  /** A field or an entry of a list is removed. */
  | { readonly op: 'remove'; readonly pointer: string }
  /** The list at `pointer` gets an entry in front of the one that is at `index` now; its length means the end. */
  | { readonly op: 'add'; readonly pointer: string; readonly index: number; readonly value: unknown }
  /** The entry at `pointer` gets another place in its list: `to` is its index afterwards. */
  | { readonly op: 'move'; readonly pointer: string; readonly to: number };

/** The pointer of the group or list that holds a field, and the field's name or number in it. */
export function splitPointer(pointer: string): { readonly parent: string; readonly name: string } {
  const at = pointer.lastIndexOf('/');
  return { parent: pointer.slice(0, at), name: pointerSegments(pointer).at(-1) ?? '' };
}

/** What a value is after a change; undefined where the change does not fit. */
export function changed(value: unknown, change: Change): unknown {
  const after = structuredClone(value);
  const { parent, name } = change.op === 'add' ? { parent: change.pointer, name: '' } : splitPointer(change.pointer);
  const holder = valueAt(after, parent);
  const isDone = Array.isArray(holder) ? changeList(holder, Number(name), change) : changeGroup(holder, name, change);
  return isDone ? after : undefined;
}

/** @returns false where the change does not fit */
function changeList(list: unknown[], index: number, change: Change): boolean {
  const isThere = (at: number) => at >= 0 && at < list.length;
  if (change.op === 'add') {
    if (change.index !== list.length && !isThere(change.index)) return false;
    list.splice(change.index, 0, change.value);
    return true;
  }
  if (!isThere(index) || (change.op === 'move' && !isThere(change.to))) return false;
  const taken = list.splice(index, 1);
  if (change.op === 'move') list.splice(change.to, 0, ...taken);
  if (change.op === 'set') list.splice(index, 0, change.value);
  return true;
}

/** @returns false where the change does not fit */
function changeGroup(holder: unknown, name: string, change: Change): boolean {
  if (typeof holder !== 'object' || holder === null || name === '') return false;
  const group = holder as Record<string, unknown>;
  if (change.op === 'set') group[name] = change.value;
  else if (change.op === 'remove' && Object.hasOwn(group, name)) delete group[name];
  else return false;
  return true;
}
