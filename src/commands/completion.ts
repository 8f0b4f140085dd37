import { Argument, Command } from 'commander';
import { type Completion, complete } from './completion/candidates.ts';
import { SCRIPTS, SHELLS, type Shell } from './completion/scripts.ts';
import { type CommandContext, withRoot } from './context.ts';

/** `nebel completion <shell>`: prints the script that lets a shell complete our commands. */
export function completionCommand(context: CommandContext): Command {
  const { help } = context.words;
  const command = new Command('completion')
    .description(help.completion)
    .addArgument(new Argument('<shell>', help.shell).choices(SHELLS));
  withRoot(command, context, 'completion bash >> ~/.bashrc');
  return command.action((shell: Shell) => {
    process.stdout.write(SCRIPTS[shell]);
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
