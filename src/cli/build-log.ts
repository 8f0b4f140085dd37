import { resolve } from 'node:path';
import { log } from '../base/lib/log.ts';
import { wordsIn } from '../base/words.ts';
import { DEV_WORDS, type DevBuildOutcome, SHOWN_AS } from '../studio/studio.ts';
import type { CommandContext, RootOptions } from './context.ts';
import { printFindings } from './print-findings.ts';

/**
 * Creates a function that reports the changes and findings after a build, and success once the last finding is fixed. A build
 * that finds nothing new is not reported: editors that write a new file and rename it cause two builds.
 */
export function createBuildLog(options: RootOptions, context: CommandContext) {
  let found = '';
  /** @param changed output paths of new and changed pages */
  return (outcome: DevBuildOutcome, changed: readonly string[]) => {
    const previous = found;
    found = findingsOf(outcome);
    if (found === previous && changed.length === 0) return;
    print(outcome, changed, previous !== '' && found === '', options, context);
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
    const { trace, obstacle, findings } = outcome.failure;
    if (findings) printFindings(findings, 0, { ...options, format: 'pretty' }, context);
    else log(obstacle ? `✘ ${obstacle.what}\n  ${obstacle.fix}` : `${words.templatesFailed}\n${trace}`);
    return;
  }
  if (outcome.findings.length > 0 || isFixed) {
    const discarded = resolve(options.root, SHOWN_AS);
    printFindings(outcome.findings, outcome.files, { ...options, format: 'pretty', discarded }, context);
  }
  if (outcome.kind === 'built') process.stdout.write(`${words.rebuilt(changed.length)}\n`);
}
