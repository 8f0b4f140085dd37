import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { Command } from 'commander';
import { type Content, readContent } from '../build.ts';
import { check } from '../check/check.ts';
import { readManifest } from '../check/manifest.ts';
import { traceToSource } from '../check/trace.ts';
import { compareProblems, compareText, hasErrors } from '../problems/problem.ts';
import {
  type CommandContext,
  EXIT,
  type ReportOptions,
  report,
  UsageError,
  withExample,
  withFormat,
  withRoot,
} from './context.ts';

interface CheckCommandOptions extends ReportOptions {
  readonly out: string;
  readonly against?: string;
}

/** `nebel check`: everything that is wrong with a built site and, where there are data, with these. Writes nothing. */
export function checkCommand(context: CommandContext): Command {
  const { words } = context;
  const command = new Command('check').description(words.help.check);
  withExample(withFormat(withRoot(command, context), context), context, 'nebel check --against dist.before');
  command.option('--out <dir>', words.help.out, 'dist').option('--against <dir>', words.help.against);
  return command.action(async (options: CheckCommandOptions) => {
    const root = resolve(options.root);
    const out = builtFolder(root, options.out, context);
    const previous = options.against === undefined ? undefined : builtFolder(root, options.against, context);
    const shownAs = relative(root, out).replaceAll('\\', '/') || '.';
    const content = existsSync(join(root, 'data')) ? readContent(context.site, { root }) : undefined;

    // Loaded only here: it takes longer to load than most commands to run.
    const { checkValidity } = await import('../check/validity/validity.ts');
    const { budgets } = context.site;
    const files = filesBelow(out);
    const pages = files.filter((file) => file.endsWith('.html'));
    const found = [
      ...check(out, shownAs, { publicKey: publicKeyOf(content, context), budgets, previous }),
      ...checkValidity(out, pages, shownAs),
    ];
    const problems = [
      ...(content?.problems ?? []),
      ...traceToSource(found, readManifest(out), content?.files ?? [], shownAs),
    ];
    report(problems.sort(compareProblems), files.length + (content?.files.length ?? 0), options, context);
    if (hasErrors(found)) context.exit(EXIT.output);
    else if (content && hasErrors(content.problems)) context.exit(EXIT.content);
  });
}

function builtFolder(root: string, folder: string, { words }: CommandContext): string {
  const path = resolve(root, folder);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw new UsageError(words.noOutput(folder));
  return path;
}

/** The key that may stand in the files, as a build with this environment puts it there. */
function publicKeyOf(content: Content | undefined, { site }: CommandContext): string | undefined {
  const delivery = content?.snapshot && site.delivery?.(content.snapshot.shared, process.env);
  return delivery?.kind === 'direct' ? delivery.key : undefined;
}

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort(compareText);
