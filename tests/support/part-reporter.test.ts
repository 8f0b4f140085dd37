import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from './data-files.ts';
import { temporaryFolder } from './mini-site.ts';

/** Runs a test file with the reporter. */
function report(source: string) {
  const root = temporaryFolder();
  writeFileSync(join(root, 'sample.test.mjs'), source);
  const options = ['--root', root, '--globals', '--reporter', join(PROJECT, 'tests/support/part-reporter.ts')];
  const vitest = join(PROJECT, 'node_modules/vitest/vitest.mjs');
  const { status, stdout } = spawnSync(process.execPath, [vitest, 'run', ...options], { cwd: root, encoding: 'utf8' });
  return { status, lines: stdout.split('\n') };
}

test('failed hooks, time-outs and refused connections fail the run and are told as such, wrong results are not excused', () => {
  const { status, lines } = report(`
    describe('a group', () => {
      beforeAll(() => { throw new Error('no browser'); });
      test('one', () => {});
      test('two', () => {});
    });
    test('passes', () => {});
    test('waits', () => new Promise(() => {}), 10);
    test('connects', () => { throw new Error('connect ECONNREFUSED 127.0.0.1:1'); });
    test('adds', () => expect(1 + 1).toBe(3));`);
  expect(status).toBe(1);
  expect(lines).toContain('✘ unit       1 passed, 4 failed, 2 skipped');
  expect(lines).toContain('    skipped 2: not run, because a hook of their file or group failed');
  expect(lines.find((line) => line.includes('2 of the failures'))).toContain('took too long or refused a connection');
});

test('a test that is skipped without a reason fails the run', () => {
  expect(report(`test('runs', () => {}); test.skip('later', () => {})`).status).toBe(1);
});

test('a test that is skipped for a reason does not', () => {
  expect(report(`test('runs', () => {}); test('later', ({ skip }) => skip('no root'))`).status).toBe(0);
});
