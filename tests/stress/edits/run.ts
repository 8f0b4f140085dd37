/**
 * Makes ordinary edits to copies of the project and runs its tests there: each edit alone with the tests that read the
 * content, then all together with all of `npm test`. No other test reads the content.
 *
 *     npm run proof:edits                       all of it, about twenty minutes
 *     npm run proof:edits -- 'a price' …        only these edits
 *     npm run proof:edits -- --together         only all edits together
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Copy, EDITS, type Edit } from './edits.ts';

const PROJECT = join(import.meta.dirname, '../../..');

/** Copies what git tracks or would track, and links the packages. */
function copyProject(folder: string): Copy {
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  for (const file of execFileSync('git', options, { cwd: PROJECT, encoding: 'utf8' }).split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(PROJECT, file), join(folder, file));
  }
  // Linked one by one, so that each copy has its own `.cache` next to them.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(PROJECT, 'node_modules')))
    if (name !== '.cache') symlinkSync(join(PROJECT, 'node_modules', name), join(folder, 'node_modules', name));
  return { folder, nebel: (...args) => run(folder, 'bin/nebel', ...args).status };
}

function run(folder: string, ...args: readonly string[]): { readonly status: number; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CI: 'true' },
  });
  return { status: status ?? 1, output: stdout + stderr };
}

/** Returns true if an edited copy is valid and passes its tests. Prints the result, and the output of what failed. */
function testEdits(name: string, edits: readonly Edit[], tests: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'nebel-edit-'));
  try {
    const copy = copyProject(folder);
    for (const edit of edits) edit.make(copy);
    const validated = run(folder, 'bin/nebel', 'validate');
    const tested = validated.status === 0 ? run(folder, '--import', 'tsx', 'tests/run.ts', tests) : validated;
    console.log(`${tested.status === 0 ? '✓' : '✘'} ${name}`);
    if (tested.status !== 0) console.log(tested.output);
    return tested.status === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const named = process.argv.slice(2).filter((name) => name !== '--together');
const together = process.argv.includes('--together');
const alone = EDITS.filter(({ name }) => (named.length > 0 ? named.includes(name) : !together));
const results = alone.map((edit) => testEdits(edit.name, [edit], 'content'));
if (named.length === 0) results.push(testEdits('all together', EDITS, 'all'));
const failed = results.filter((passed) => !passed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
