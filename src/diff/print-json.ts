import type { SiteDiff } from './change.ts';

/** The difference for programs. Fields are added, never renamed. */
export function printJsonDiff({ added, removed, common, shared, changed, grown }: SiteDiff): string {
  const summary = { added: added.length, removed: removed.length, changed: changed.length, common };
  return `${JSON.stringify({ added, removed, shared, changed, grown, summary }, null, 2)}\n`;
}
