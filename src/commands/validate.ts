import { Command } from 'commander';
import { readContent } from '../build.ts';
import { hasErrors } from '../problems/problem.ts';
import {
  type CommandContext,
  EXIT,
  type ReportOptions,
  report,
  rootFolder,
  withExample,
  withFormat,
  withRoot,
} from './context.ts';

/** `nebel validate`: judges all data and writes nothing. */
export function validateCommand(context: CommandContext): Command {
  const command = new Command('validate').description(context.words.help.validate);
  withExample(withFormat(withRoot(command, context), context), context, 'nebel validate --format json');
  command.option('--release', context.words.help.release, false);
  return command.action((options: ReportOptions & { release: boolean }) => {
    const root = rootFolder(options, context);
    const { problems, files } = readContent(context.site, { root, release: options.release });
    report(problems, files.length, options, context);
    context.exit(hasErrors(problems) ? EXIT.content : EXIT.fine);
  });
}
