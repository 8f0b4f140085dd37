/**
 * Runs the long forms of the tests in this folder, and writes their figures into docs/reliability.md.
 *
 *     npm run proof [-- tests/stress/relay-load.test.ts …]     all of them, or some
 *
 * The figures of a run replace earlier ones of the same name. The others stay.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BEGIN, END, type Reported, tableOf, withRun } from '../support/proof.ts';

const PROJECT = join(import.meta.dirname, '../..');
const DOCUMENT = join(PROJECT, 'docs/reliability.md');
const VITEST = join(PROJECT, 'node_modules/vitest/vitest.mjs');

const files = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'nebel-proof-report-'));
try {
  const summary = join(folder, 'vitest.json');
  const wanted = files.length > 0 ? files : ['tests/stress'];
  const { status } = spawnSync(
    process.execPath,
    [
      VITEST,
      'run',
      '--project',
      'stress',
      ...wanted,
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${summary}`,
    ],
    { cwd: PROJECT, stdio: 'inherit', env: { ...process.env, PROOF: 'long', PROOF_REPORT: folder } },
  );
  const lines = join(folder, 'proof-report.jsonl');
  const reported: Reported[] = existsSync(lines)
    ? readFileSync(lines, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];
  // Running only some of the files does not count as a complete run.
  if (files.length === 0 && existsSync(summary)) reported.push(summaryOf(JSON.parse(readFileSync(summary, 'utf8'))));
  const text = readFileSync(DOCUMENT, 'utf8');
  const [before = '', rest = ''] = text.split(BEGIN);
  const [table = '', after = ''] = rest.split(END);
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(DOCUMENT, `${before}${BEGIN}\n\n${tableOf(withRun(table, reported, day))}\n\n${END}${after}`);
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

interface VitestSummary {
  readonly startTime: number;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
}

function summaryOf({ startTime, numPassedTests, numFailedTests, numPendingTests }: VitestSummary): Reported {
  const minutes = Math.round((Date.now() - startTime) / 60_000);
  return {
    name: '**All long forms**',
    node: process.version,
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests,
    minutes,
  };
}
