/** Parts that were just added: that their fields are still empty is no mistake yet. */
import { valueAt } from '../../../base/lib/json-pointer.ts';
import type { FieldFinding } from '../protocol.ts';
import { changesOf, isWithin, partOf, valueAfter } from './edits.ts';
import type { OpenFile } from './state.ts';

/** Separates the findings to be shown from those about empty fields of parts that are not saved yet. */
export function sortFindings({ edits, findings }: OpenFile): {
  readonly shown: readonly FieldFinding[];
  readonly missing: readonly FieldFinding[];
} {
  const value = valueAfter(edits);
  const added = changesOf(edits).flatMap((each) =>
    'value' in each && typeof each.value === 'object' ? (partOf(each) ?? []) : [],
  );
  const isMissing = ({ field }: FieldFinding) =>
    field?.file === edits.file.file &&
    added.some((part) => isWithin(field.pointer, part)) &&
    (valueAt(value, field.pointer) ?? '') === '';
  // What a field lacks counts once, however often it is said.
  const missing = new Map(findings.filter(isMissing).map((each) => [each.field?.pointer, each]));
  return { shown: findings.filter((each) => !isMissing(each)), missing: [...missing.values()] };
}
