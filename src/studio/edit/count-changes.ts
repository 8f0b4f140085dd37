/** Counts changes as an editor would: the number on the button that publishes them. */
import { isDeepStrictEqual } from 'node:util';
import { groupBy, isRecord } from '../../base/lib/collections.ts';
import { isImageFile } from '../../base/lib/paths.ts';
import { readText } from '../../content/content.ts';
import type { FileChange } from './try-out.ts';

/**
 * Counts the changes in files since they were published. A page that is new, gone or renamed counts once. A photo does not
 * count: the field that shows it does.
 */
export function countInFiles(files: readonly FileChange[]): number {
  const texts = files.filter(({ file }) => !isImageFile(file));
  const removed = groupBy(
    texts.filter(({ after }) => after === undefined),
    ({ before }) => before,
  );
  const isRenamed = ({ before, after }: FileChange) => before === undefined && removed.has(after);
  const valueIn = (text: string | undefined) => (text === undefined ? undefined : readText('', text).value);
  return texts
    .filter((each) => !isRenamed(each))
    .reduce((sum, { before, after }) => sum + Math.max(1, countChanges(valueIn(before), valueIn(after))), 0);
}

/** Counts the fields and entries that were changed, added or removed. A list in another order counts once. */
function countChanges(before: unknown, after: unknown): number {
  if (isDeepStrictEqual(before, after)) return 0;
  if (Array.isArray(before) && Array.isArray(after)) return countInLists(before, after);
  if (!isRecord(before) || !isRecord(after)) return 1;
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].reduce((sum, key) => sum + countChanges(before[key], after[key]), 0);
}

function countInLists(before: readonly unknown[], after: readonly unknown[]): number {
  const without = (list: readonly unknown[], others: readonly unknown[]) =>
    list.filter((each) => !others.some((other) => isDeepStrictEqual(each, other)));
  const [gone, added] = [without(before, after), without(after, before)];
  const rewritten = gone.slice(0, added.length).map((each, index) => countChanges(each, added[index]));
  return rewritten.reduce((sum, each) => sum + each, Math.abs(gone.length - added.length)) || 1;
}
