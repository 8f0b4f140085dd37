/** A part that was just added: that its fields are still empty is no mistake before the editor has been there. */
import type { FieldFinding, FieldPlace } from '../protocol.ts';
import { type Change, pointerAfter } from '../yaml/change.ts';
import { isWithin, partOf } from './edits.ts';

export interface FreshPart extends FieldPlace {
  /** Pointers of the fields in it that were left. */
  readonly left: readonly string[];
}

/** Returns the part that a change adds, or the one around it if that is fresh itself. */
export function freshPart(before: FreshPart | undefined, file: string, change: Change): FreshPart {
  const pointer = partOf(change) ?? '';
  return before && isIn(before, { file, pointer }) ? before : { file, pointer, left: [] };
}

/** Follows a fresh part through a change of its file. */
export function freshAfter(fresh: FreshPart, change: Change): FreshPart | undefined {
  const pointer = pointerAfter(fresh.pointer, change);
  if (pointer === undefined) return undefined;
  return { ...fresh, pointer, left: fresh.left.flatMap((each) => pointerAfter(each, change) ?? []) };
}

export const isIn = (fresh: FreshPart, { file, pointer }: FieldPlace): boolean =>
  file === fresh.file && isWithin(pointer, fresh.pointer);

/** Separates the findings to be shown from those about fields that have not been filled in yet. */
export function sortFindings(
  findings: readonly FieldFinding[],
  fresh: FreshPart | undefined,
): { readonly shown: readonly FieldFinding[]; readonly missing: readonly FieldFinding[] } {
  const isMissing = ({ field }: FieldFinding) =>
    fresh !== undefined && field !== undefined && isIn(fresh, field) && !fresh.left.includes(field.pointer);
  return { shown: findings.filter((each) => !isMissing(each)), missing: findings.filter(isMissing) };
}
