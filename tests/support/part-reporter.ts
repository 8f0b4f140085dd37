/**
 * Prints one line for each part of a test run, the reason for every skip, and details of failures only. A test that was skipped
 * without a reason fails the run.
 */
import { MinimalReporter, type TestCase, type TestModule, type TestSuite } from 'vitest/node';

interface Part {
  passed: number;
  failed: number;
  /** Failures because something took too long or did not answer. */
  unanswered: number;
  /** Reason for a skip → number of tests. */
  readonly skipped: Map<string, number>;
}

/** Number of files to list if `SLOWEST_FILES` is set. */
const SLOWEST = 5;

export default class PartReporter extends MinimalReporter {
  /** Replaces the totals of the whole run by those of its parts. */
  override reportTestSummary(): void {
    for (const [name, { passed, failed, unanswered, skipped }] of partsOf(this.ctx.state.getTestModules())) {
      const skips = [...skipped.values()].reduce((sum, count) => sum + count, 0);
      const counts = [`${passed} passed`, failed > 0 && `${failed} failed`, skips > 0 && `${skips} skipped`];
      // With `-t`, vitest skips all other tests.
      const isUnexplained = skipped.has(NO_REASON) && !this.ctx.config.testNamePattern;
      if (isUnexplained) process.exitCode = 1;
      this.log(`${failed > 0 || isUnexplained ? '✘' : '✓'} ${name.padEnd(10)} ${counts.filter(Boolean).join(', ')}`);
      if (unanswered > 0) this.log(`    ${unanswered} of the failures: ${UNANSWERED}`);
      for (const [reason, count] of skipped) this.log(`    skipped ${count}: ${reason}`);
    }
    if (process.env.SLOWEST_FILES) this.#reportSlowest();
  }

  #reportSlowest(): void {
    const secondsOf = (module: TestModule) => module.diagnostic().duration / 1000;
    const modules = this.ctx.state.getTestModules().toSorted((a, b) => secondsOf(b) - secondsOf(a));
    for (const module of modules.slice(0, SLOWEST))
      this.log(`    ${secondsOf(module).toFixed(1).padStart(6)} s  ${module.relativeModuleId}`);
  }
}

/** Returns the folder of tests that contains the file. Tests beside the code are the unit tests. */
function partOf({ relativeModuleId }: TestModule): string {
  return /^tests\/(?!support\/)(\w+)\//.exec(relativeModuleId)?.[1] ?? 'unit';
}

function partsOf(modules: readonly TestModule[]): ReadonlyMap<string, Part> {
  const parts = new Map<string, Part>();
  for (const module of modules) {
    const name = partOf(module);
    const part = parts.get(name) ?? { passed: 0, failed: 0, unanswered: 0, skipped: new Map() };
    parts.set(name, part);
    for (const each of module.children.allTests()) count(part, each);
    // A file or a group with an error of its own, such as that of a hook, fails once, however many tests it has.
    for (const suite of [module, ...module.children.allSuites()]) countFailure(part, suite.errors());
  }
  return parts;
}

function count(part: Part, test: TestCase): void {
  const result = test.result();
  if (result.state === 'passed') part.passed += 1;
  else if (result.state === 'failed') countFailure(part, result.errors);
  else {
    const reason = hasFailed(test.parent) ? HOOK_FAILED : (result.state === 'skipped' && result.note) || NO_REASON;
    part.skipped.set(reason, (part.skipped.get(reason) ?? 0) + 1);
  }
}

const NO_REASON = 'no reason given';

const HOOK_FAILED = 'not run, because a hook of their file or group failed';

/** True if a file or group, or one around it, has an error of its own. */
const hasFailed = (suite: TestModule | TestSuite): boolean =>
  suite.errors().length > 0 || (suite.type === 'suite' && hasFailed(suite.parent));

function countFailure(part: Part, errors: readonly { readonly name?: string; readonly message: string }[]): void {
  if (errors.length === 0) return;
  part.failed += 1;
  if (errors.some(({ name, message }) => IS_UNANSWERED.test(`${name} ${message}`))) part.unanswered += 1;
}

const UNANSWERED =
  'something took too long or refused a connection. On a busy machine, that says nothing about the code.';

/** Messages of vitest, Playwright, Node and Chromium. */
const IS_UNANSWERED =
  /timed out|timeout|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_CONNECTION|ERR_TIMED_OUT|Target .*closed/i;
