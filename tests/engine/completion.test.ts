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
  // All that follow start at once, and only this one has to bundle the command line.
  await nebel(['--version']);
  bin = mkdtempSync(join(tmpdir(), 'nebel-completion-'));
  symlinkSync(BIN, join(bin, 'nebel'));
});

afterAll(() => rmSync(bin, { recursive: true, force: true }));

/** How each shell is brought to complete a line without a terminal. The words of the line are the arguments. */
const DRIVERS: Readonly<Record<Shell, string>> = {
  bash: `eval "$SCRIPT"; COMP_WORDS=("$@"); COMP_CWORD=$(( $# - 1 )); _nebel; printf '%s\\n' "\${COMPREPLY[@]}"`,
  // compadd and _files work only inside the line editor; everything else is the script's own.
  zsh: `compdef() { : }; eval "$SCRIPT"; compadd() { print -rl -- "\${values[@]}" }
    words=("$@"); CURRENT=$#; _files() { print -rl -- \${words[CURRENT]}*(/) }; _nebel`,
  fish: `echo "$SCRIPT" | source; complete -C "$argv"`,
};

/** What a shell offers for a line: values only, sorted, without the slash that a shell may put after a folder. */
async function offered(shell: Shell, ...line: string[]): Promise<string[]> {
  const path = `${bin}${delimiter}${process.env.PATH}`;
  const env = { ...process.env, HOME: bin, PATH: path, NODE_ENV: 'production', SCRIPT: scriptFor(shell) };
  const zeroth = shell === 'fish' ? [] : [shell];
  const bare = { bash: ['--norc'], zsh: ['-f'], fish: ['--no-config'] }[shell];
  const ran = promisify(execFile)(shell, [...bare, '-c', DRIVERS[shell], ...zeroth, ...line], {
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
    ['what is typed in a clone', ['npx', 'nebel', 'validate', '--lang', ''], ['de', 'en']],
  ];

  test.concurrent.for(cases)('%s', async ([_what, line, expected], { skip, expect }) => {
    skip(!isInstalled(shell), `${shell} is not installed here.`);
    expect(await offered(shell, ...line)).toEqual(expected);
  });
});

test('other programs that npx starts are offered nothing of ours', async () => {
  expect(await offered('bash', 'npx', 'vali')).toEqual([]);
  expect(await offered('bash', 'npx', 'vitest', 'vali')).toEqual([]);
});

test('the script of a shell is what the command prints', async () => {
  expect(await nebel(['completion', 'fish'])).toEqual({ code: 0, stdout: scriptFor('fish'), stderr: '' });
});

test('a shell without a script is wrong use', async () => {
  expect((await nebel(['completion', 'tcsh'])).code).toBe(2);
});

test('the types of pages that can be made come from the website', async () => {
  const { stdout } = await nebel(['__complete', '--', 'new', '']);
  expect(stdout.split('\n')).toEqual(expect.arrayContaining(['service', 'region', 'article']));
});
