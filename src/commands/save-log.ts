import { resolve } from 'node:path';
import { type Outcome, SHOWN_AS } from '../dev/outcome.ts';
import { type CommandContext, type RootOptions, report } from './context.ts';
import { log } from './log.ts';

/**
 * Milliseconds that belong to one save: editors that write a new file and rename it cause two builds. A build that
 * finds nothing new is mentioned only if no other is that close.
 */
const ONE_SAVE = 500;

/** Says what each save has changed and what is wrong, and that all is well once the last mistake is mended. */
export function createSaveLog(options: RootOptions, context: CommandContext) {
  let found = '';
  let saidAt = Number.NEGATIVE_INFINITY;
  let begunAt = 0;
  let waiting: NodeJS.Timeout | undefined;
  return {
    begin() {
      begunAt = performance.now();
      clearTimeout(waiting);
    },
    /** A build has ended. `changed` are the output paths of pages that are new or different. */
    end(outcome: Outcome, changed: readonly string[]) {
      const before = found;
      found = findingsOf(outcome);
      const say = () => {
        saidAt = performance.now();
        tell(outcome, changed, before !== '' && found === '', options, context);
      };
      if (found !== before || changed.length > 0) say();
      // The end of the program does not wait for this.
      else if (begunAt - saidAt > ONE_SAVE) waiting = setTimeout(say, ONE_SAVE).unref();
    },
  };
}

function findingsOf(outcome: Outcome): string {
  if (outcome.kind === 'failed') return JSON.stringify(outcome.failure);
  return outcome.problems.length === 0 ? '' : JSON.stringify(outcome.problems);
}

function tell(
  outcome: Outcome,
  changed: readonly string[],
  isMended: boolean,
  options: RootOptions,
  context: CommandContext,
): void {
  const { dev: words } = context.words;
  if (outcome.kind === 'failed') {
    log(`${words.templatesFailed}\n${outcome.failure.trace}`);
    return;
  }
  if (outcome.problems.length > 0 || isMended) {
    const discarded = resolve(options.root, SHOWN_AS);
    report(outcome.problems, outcome.files, { ...options, format: 'pretty', discarded }, context);
  }
  if (outcome.kind === 'built') process.stdout.write(`${words.rebuilt(changed.length)}\n`);
}
