/**
 * Prints the totals of a test run, the reason for every skip, and details of failures only. A test that was skipped without
 * a reason fails the run.
 */
import { MinimalReporter, type TestCase } from 'vitest/node';

export default class PartReporter extends MinimalReporter {
  override reportTestSummary(): void {
    const { tagsFilter = [], testNamePattern } = this.ctx.config;
    // Vitest reports tests that a filter excludes as skipped, too.
    const isExcluded = ({ options: { tags = [] } }: TestCase) =>
      tagsFilter.length > 0 && tags.includes('slow') !== tagsFilter.includes('slow');
    const all = this.ctx.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
    const results = all.filter((test) => !isExcluded(test)).map((test) => test.result());
    const countOf = (state: string) => results.filter((result) => result.state === state).length;
    this.log(`${countOf('passed')} passed, ${countOf('failed')} failed, ${countOf('skipped')} skipped`);
    if (results.length < all.length) this.log(`    not in this run: ${all.length - results.length}`);
    const notes = results.flatMap((result) => (result.state === 'skipped' ? (result.note ?? '') : []));
    for (const note of new Set(notes)) {
      const count = notes.filter((each) => each === note).length;
      this.log(`    skipped ${count}: ${note || 'no reason given'}`);
    }
    // With `-t`, vitest skips all other tests.
    if (notes.includes('') && !testNamePattern) process.exitCode = 1;
  }
}
