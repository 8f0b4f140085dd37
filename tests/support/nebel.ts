import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export const BIN = join(import.meta.dirname, '../../bin/nebel');

export interface ProcessResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line as a user would, in a child process. */
export const nebel = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<ProcessResult> =>
  nebelIn(process.cwd(), args, env);

/** Runs the command line in another working directory. */
export function nebelIn(
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<ProcessResult> {
  const child = spawn(process.execPath, [BIN, ...args], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  return resultOf(child);
}

/** Collects the output of a process and resolves when it has ended. */
export function resultOf(child: ChildProcess): Promise<ProcessResult> {
  return new Promise((resolve) => {
    const [stdout, stderr]: [string[], string[]] = [[], []];
    child.stdout?.setEncoding('utf8').on('data', (text: string) => stdout.push(text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => stderr.push(text));
    child.on('close', (code) => resolve({ code, stdout: stdout.join(''), stderr: stderr.join('') }));
  });
}
