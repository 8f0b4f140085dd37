/** What an editor has changed in a file and not saved yet. Pure, so that the store only has to keep the result. */

import { valueAt } from '../../../base/lib/json-pointer.ts';
import type { EditableFile } from '../protocol.ts';
import { applyChange, applyChanges, type Change, pointerAfter, targetOf } from '../yaml/change.ts';

export interface Edits {
  /** The file as the server has it. */
  readonly file: EditableFile;
  /** Changes that the server is saving. */
  readonly sent: readonly Change[];
  /** Changes since then. */
  readonly unsent: readonly Change[];
}

export const noEdits = (file: EditableFile): Edits => ({ file, sent: [], unsent: [] });

/** All changes that are not in the file yet, in order. */
export const changesOf = ({ sent, unsent }: Edits): readonly Change[] => [...sent, ...unsent];

/** The value with all changes. */
export const valueAfter = (edits: Edits): unknown => applyChanges(edits.file.value, changesOf(edits));

/**
 * Adds a change. Typing in one field remains a single change, one that is typed back is none, and one within a new part
 * belongs to that part. Nor is one within a part that is gone, such as a photo that has been stored meanwhile.
 */
export function withChange(edits: Edits, change: Change): Edits {
  const { file, sent, unsent } = edits;
  const value = valueAfter(edits);
  if (applyChange(value, change) === undefined) return edits;
  const moves = (each: Change) => movesEntries(each, value);
  const at = unsent.findLastIndex((each) => moves(each) || changesWithin(change, partOf(each)));
  const related = unsent[at];
  const part = related && partOf(related);
  if (related && part !== undefined && changesWithin(change, part) && 'value' in related && change.op !== 'add') {
    const inner = applyChange(related.value, { ...change, pointer: change.pointer.slice(part.length) });
    if (change.pointer !== part && inner !== undefined)
      return { file, sent, unsent: unsent.with(at, { ...related, value: inner }) };
  }
  const isRepeated = related && !moves(related) && !moves(change) && fieldOf(related) === fieldOf(change);
  const others = isRepeated ? unsent.toSpliced(at, 1) : unsent;
  const before = applyChanges(file.value, [...sent, ...others]);
  return { file, sent, unsent: isWithoutEffect(change, before) ? others : [...others, change] };
}

/** Pointer of the field or list entry that a change sets or adds. */
export const partOf = (change: Change): string | undefined =>
  change.op === 'add' ? `${change.pointer}/${change.index}` : fieldOf(change);

/** True for the pointer of a part itself, too. */
export const isWithin = (pointer: string, part: string): boolean => `${pointer}/`.startsWith(`${part}/`);

const changesWithin = (change: Change, part: string | undefined): boolean =>
  part !== undefined && isWithin(partOf(change) ?? '', part);

/** True for a change after which the entries of a list have other pointers. */
const movesEntries = (change: Change, value: unknown): boolean =>
  change.op === 'add' ||
  change.op === 'move' ||
  (change.op === 'remove' && Array.isArray(valueAt(value, targetOf(change).parent)));

/** Returns the pointer of a field after changes of its file, or undefined if one of them removed its list entry. */
export const pointerAfterAll = (pointer: string, changes: readonly Change[]): string | undefined =>
  changes.reduce<string | undefined>((at, change) => {
    // A field that was removed from a group can be filled in again.
    const isEntry = /^\d+$/.test(targetOf(change).name);
    return at === undefined ? at : (pointerAfter(at, change) ?? (isEntry ? undefined : at));
  }, pointer);

const fieldOf = (change: Change) => (change.op === 'set' || change.op === 'remove' ? change.pointer : undefined);

function isWithoutEffect(change: Change, before: unknown): boolean {
  if (change.op !== 'set' && change.op !== 'remove') return false;
  const current = valueAt(before, change.pointer);
  return current === (change.op === 'set' ? change.value : undefined);
}

/** Marks all changes as sent. */
export const whileSaving = (edits: Edits): Edits => ({ file: edits.file, sent: changesOf(edits), unsent: [] });

/**
 * Separates the changes of fields with mistakes from those that do not depend on them, so that one mistake does not keep the
 * rest from being saved. Returns undefined if nothing would remain on one side, or if they concern the same list.
 */
export function withoutMistakes(edits: Edits, mistakes: readonly string[]): Edits | undefined {
  const changes = changesOf(edits);
  const isWrong = (change: Change) =>
    mistakes.some((pointer) => isWithin(pointer, partOf(change) ?? '?') || change.op === 'move');
  const wrong = changes.filter(isWrong);
  const right = changes.filter((change) => !wrong.includes(change));
  const isIndependent = (one: Change, other: Change) => {
    const part = partOf(one);
    return part !== undefined && !changesWithin(one, partOf(other)) && pointerAfter(part, other) === part;
  };
  const isSeparable = right.every((one) =>
    wrong.every((other) => isIndependent(one, other) && isIndependent(other, one)),
  );
  return right.length > 0 && wrong.length > 0 && isSeparable
    ? { file: edits.file, sent: right, unsent: wrong }
    : undefined;
}

/** The sent changes are in the file, which has a new version. */
export const afterSaving = ({ file, sent, unsent }: Edits, version: string): Edits => ({
  file: { ...file, version, value: applyChanges(file.value, sent) },
  sent: [],
  unsent,
});

/** The sent changes were not saved. Those made since then join them as if they had never been sent. */
export const afterRefusal = ({ file, sent, unsent }: Edits): Edits =>
  unsent.reduce(withChange, { file, sent: [], unsent: sent });

/**
 * Applies the changes to a file that has changed elsewhere in the meantime. Returns undefined if the same fields or lists
 * have: then a person has to decide.
 */
export function onto(edits: Edits, file: EditableFile): Edits | undefined {
  // They were saved, and only the answer was lost.
  if (sameValue(valueAfter(edits), file.value)) return noEdits(file);
  const isUntouched = (change: Change) => {
    const list = movesEntries(change, edits.file.value) ? targetOf(change).parent : undefined;
    const place = list ?? fieldOf(change) ?? '';
    const there = valueAt(file.value, place);
    // An answer that was lost: the change is there already.
    const isDone = change.op === 'set' && sameValue(there, change.value);
    return isDone || sameValue(valueAt(edits.file.value, place), there);
  };
  return changesOf(edits).every(isUntouched) ? { file, sent: [], unsent: changesOf(edits) } : undefined;
}

const sameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
