/** Prints one line for each part of a test run, the reason for every skip, and details of failures only. */
import { MinimalReporter, type TestCase, type TestModule } from 'vitest/node';

interface Part {
  passed: number;
  failed: number;
  /** Reason for a skip → number of tests. */
  readonly skipped: Map<string, number>;
}

/** Number of files to list if `SLOWEST_FILES` is set. */
const SLOWEST = 5;

export default class PartReporter extends MinimalReporter {
  /** Replaces the totals of the whole run by those of its parts. */
  override reportTestSummary(): void {
    for (const [name, { passed, failed, skipped }] of partsOf(this.ctx.state.getTestModules())) {
      const skips = [...skipped.values()].reduce((sum, count) => sum + count, 0);
      const counts = [`${passed} passed`, failed > 0 && `${failed} failed`, skips > 0 && `${skips} skipped`];
      this.log(`${failed > 0 ? '✘' : '✓'} ${name.padEnd(10)} ${counts.filter(Boolean).join(', ')}`);
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
    const part = parts.get(name) ?? { passed: 0, failed: 0, skipped: new Map() };
    parts.set(name, part);
    const cases = [...module.children.allTests()];
    for (const each of cases) count(part, each);
    // Otherwise, a file that fails before its first test would not count.
    if (module.state() === 'failed' && cases.every((each) => each.result().state !== 'failed')) part.failed += 1;
  }
  return parts;
}

function count(part: Part, test: TestCase): void {
  const result = test.result();
  if (result.state === 'passed') part.passed += 1;
  else if (result.state === 'failed') part.failed += 1;
  else {
    const reason = (result.state === 'skipped' && result.note) || 'no reason given';
    part.skipped.set(reason, (part.skipped.get(reason) ?? 0) + 1);
  }
}
