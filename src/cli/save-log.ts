import { resolve } from 'node:path';
import { log } from '../base/lib/log.ts';
import { wordsIn } from '../base/words.ts';
import { DEV_WORDS, type DevBuildOutcome, SHOWN_AS } from '../studio/studio.ts';
import type { CommandContext, RootOptions } from './context.ts';
import { printFindings } from './print-findings.ts';

/**
 * Builds within this time in milliseconds belong to one save: editors that write a new file and rename it cause two. A
 * build that finds nothing new is reported only if no other is that close.
 */
const ONE_SAVE_MS = 500;

/** Reports the changes and findings after each save, and success once the last finding is fixed. */
export function createSaveLog(options: RootOptions, context: CommandContext) {
  let found = '';
  let reportedAt = Number.NEGATIVE_INFINITY;
  let startedAt = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    begin() {
      startedAt = performance.now();
      clearTimeout(timer);
    },
    /** Reports the end of a build. `changed` are the output paths of new and changed pages. */
    end(outcome: DevBuildOutcome, changed: readonly string[]) {
      const previous = found;
      found = findingsOf(outcome);
      const reportNow = () => {
        reportedAt = performance.now();
        print(outcome, changed, previous !== '' && found === '', options, context);
      };
      if (found !== previous || changed.length > 0) reportNow();
      // Must not keep the process alive.
      else if (startedAt - reportedAt > ONE_SAVE_MS) timer = setTimeout(reportNow, ONE_SAVE_MS).unref();
    },
  };
}

function findingsOf(outcome: DevBuildOutcome): string {
  if (outcome.kind === 'failed') return JSON.stringify(outcome.failure);
  return outcome.findings.length === 0 ? '' : JSON.stringify(outcome.findings);
}

function print(
  outcome: DevBuildOutcome,
  changed: readonly string[],
  isFixed: boolean,
  options: RootOptions,
  context: CommandContext,
): void {
  const words = wordsIn(DEV_WORDS, context.language);
  if (outcome.kind === 'failed') {
    const { trace, obstacle } = outcome.failure;
    log(obstacle ? `✘ ${obstacle.what}\n  ${obstacle.fix}` : `${words.templatesFailed}\n${trace}`);
    return;
  }
  if (outcome.findings.length > 0 || isFixed) {
    const discarded = resolve(options.root, SHOWN_AS);
    printFindings(outcome.findings, outcome.files, { ...options, format: 'pretty', discarded }, context);
  }
  if (outcome.kind === 'built') process.stdout.write(`${words.rebuilt(changed.length)}\n`);
}
