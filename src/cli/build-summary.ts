/** The summary of a build, for people. */
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { wordsIn } from '../base/words.ts';
import type { BuildResult } from '../build.ts';
import { UNPUBLISHED_WORDS, type UnpublishedFile } from '../content/content.ts';
import type { CommandContext } from './context.ts';

/** Summary of a finished build. Plain data, which depends on files and options only. */
export interface BuildReport extends Pick<BuildResult, 'findings' | 'files' | 'nextChange'> {
  readonly stoppedBy: BuildResult['stoppedBy'];
  readonly pages: number;
  readonly unpublished: readonly UnpublishedFile[];
  /** Number of addresses added to the ledger, and its file. */
  readonly listed?: { readonly count: number; readonly file: string } | undefined;
}

export const outcomeOf = ({
  findings,
  files,
  pages,
  unpublished,
  nextChange,
  stoppedBy,
}: BuildResult): BuildReport => ({
  findings,
  files,
  nextChange,
  stoppedBy,
  pages: pages.length,
  unpublished: unpublished.map(({ entry, unpublished }) => ({ file: entry.source.file, unpublished })),
});

export function printSummary(
  { pages, stoppedBy, listed, unpublished, nextChange }: BuildReport,
  { out, milliseconds, drafts }: { readonly out: string; readonly milliseconds: number; readonly drafts: boolean },
  { words, language }: CommandContext,
): string {
  const hidden = wordsIn(UNPUBLISHED_WORDS, language);
  const folder = relative(process.cwd(), out) || out;
  // A build with drafts shows only those that lack nothing.
  const incomplete = drafts ? unpublished.filter((each) => each.unpublished.missing) : [];
  const others = unpublished.filter((each) => !incomplete.includes(each));
  const lines = [
    stoppedBy
      ? words.nothingWritten(existsSync(out) ? folder : undefined)
      : words.built({ pages, out: folder, milliseconds }),
    ...(listed ? [words.ledger.added(listed.count, listed.file)] : []),
    ...(others.length > 0 && !stoppedBy ? [hidden[drafts ? 'included' : 'leftOut'](others)] : []),
    ...(incomplete.length > 0 && !stoppedBy ? [hidden.incomplete(incomplete)] : []),
    ...(nextChange ? [words.nextChange(nextChange)] : []),
  ];
  return `${lines.join('\n')}\n`;
}
