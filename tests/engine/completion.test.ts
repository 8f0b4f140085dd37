import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHELLS, type Shell, scriptFor } from '../../src/commands/completion.ts';
import { SAMPLE } from '../support/data-files.ts';
import { BIN, nebel } from '../support/nebel.ts';

const isInstalled = (shell: Shell) => spawnSync(shell, ['-c', 'exit 0']).status === 0;

let bin: string;

beforeAll(async () => {
  // The following tests run concurrently, so the command line is bundled before.
  await nebel(['--version']);
  bin = mkdtempSync(join(tmpdir(), 'nebel-completion-'));
  symlinkSync(BIN, join(bin, 'nebel'));
});

afterAll(() => rmSync(bin, { recursive: true, force: true }));

/** Makes each shell complete a line without a terminal. The arguments are the words of the line. */
const DRIVERS: Readonly<Record<Shell, string>> = {
  bash: `eval "$SCRIPT"; COMP_WORDS=("$@"); COMP_CWORD=$(( $# - 1 )); _nebel; printf '%s\\n' "\${COMPREPLY[@]}"`,
  // Replaces compadd and _files, which only work inside the line editor.
  zsh: `compdef() { : }; eval "$SCRIPT"; compadd() { print -rl -- "\${values[@]}" }
    words=("$@"); CURRENT=$#; _files() { print -rl -- \${words[CURRENT]}*(/) }; _nebel`,
  fish: `echo "$SCRIPT" | source; complete -C "$argv"`,
};

/** Returns the completions of a line: values only, sorted, without the slash after folders. */
async function completionsOf(shell: Shell, ...line: string[]): Promise<string[]> {
  const path = `${bin}${delimiter}${process.env.PATH}`;
  const env = { ...process.env, HOME: bin, PATH: path, NODE_ENV: 'production', SCRIPT: scriptFor(shell) };
  const argv0 = shell === 'fish' ? [] : [shell];
  const bare = { bash: ['--norc'], zsh: ['-f'], fish: ['--no-config'] }[shell];
  const ran = promisify(execFile)(shell, [...bare, '-c', DRIVERS[shell], ...argv0, ...line], {
    cwd: SAMPLE,
    env,
  });
  const lines = (await ran).stdout.split('\n').filter((line) => line !== '');
  return lines.map((line) => line.replace(/\t.*$/, '').replace(/(?<=\w)\/$/, '')).sort();
}

describe.each(SHELLS)('%s completes', (shell) => {
  const cases: readonly [what: string, line: readonly string[], expected: readonly string[]][] = [
    ['commands', ['nebel', 'va'], ['validate']],
    ['the values of an option', ['nebel', 'validate', '--format', ''], ['github', 'json', 'pretty', 'sarif']],
    ['the addresses of pages', ['nebel', 'explain', '/services/schi'], ['/services/schimmel']],
    ['the names of files', ['nebel', 'explain', 'data/hom'], ['data/home.yaml']],
    ['folders', ['nebel', 'build', '--out', 'dat'], ['data']],
    ['commands by npx in a clone', ['npx', 'nebel', 'validate', '--lang', ''], ['de', 'en']],
  ];

  test.concurrent.for(cases)('%s', async ([_what, line, expected], { skip, expect }) => {
    skip(!isInstalled(shell), `${shell} is not installed here.`);
    expect(await completionsOf(shell, ...line)).toEqual(expected);
  });
});

test('other programs that npx starts get no completions of ours', async () => {
  expect(await completionsOf('bash', 'npx', 'vali')).toEqual([]);
  expect(await completionsOf('bash', 'npx', 'vitest', 'vali')).toEqual([]);
});

test('the command prints the script of a shell', async () => {
  expect(await nebel(['completion', 'fish'])).toEqual({ code: 0, stdout: scriptFor('fish'), stderr: '' });
});

test('an unsupported shell is a usage error', async () => {
  expect((await nebel(['completion', 'tcsh'])).code).toBe(2);
});

test('the types of pages to create come from the website', async () => {
  const { stdout } = await nebel(['__complete', '--', 'new', '']);
  expect(stdout.split('\n')).toEqual(expect.arrayContaining(['service', 'region', 'article']));
});
