import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Argument, Command } from 'commander';
import { type Completion, complete } from './completion/candidates.ts';
import { type CommandContext, withRoot } from './context.ts';

export function completionCommand(context: CommandContext): Command {
  const { help } = context.words;
  const command = new Command('completion')
    .description(help.completion)
    .addArgument(new Argument('<shell>', help.shell).choices(SHELLS));
  withRoot(command, context, 'completion bash >> ~/.bashrc');
  return command.action((shell: Shell) => {
    process.stdout.write(scriptFor(shell));
  });
}

/** `nebel __complete -- <words>`: what could follow at the cursor. The scripts call it; it is not for people. */
export function completeCommand(): Command {
  const command = new Command('__complete').argument('[words...]');
  return command.action((words: readonly string[]) => {
    const program = command.parent;
    if (program) process.stdout.write(asLines(complete(program, words)));
  });
}

function asLines(completion: Completion): string {
  if ('path' in completion) return `:${completion.path}\n`;
  return completion.words.map(({ value, help }) => `${help === '' ? value : `${value}\t${help}`}\n`).join('');
}

export const SHELLS = ['bash', 'zsh', 'fish'] as const;

export type Shell = (typeof SHELLS)[number];

/**
 * A shell's side of completion. It hands the words of the line to `nebel __complete`, which answers with a line per
 * candidate, `value<tab>help`, or with `:file` or `:folder` alone; so it never goes out of date.
 *
 * It completes lines that begin with `nebel` and, as in a clone, with `npx nebel`; other uses of npx stay as they are. A
 * `nebel` that is an alias and no program of its own is called through npx.
 */
export const scriptFor = (shell: Shell): string =>
  readFileSync(join(import.meta.dirname, `completion/nebel.${shell}`), 'utf8');
