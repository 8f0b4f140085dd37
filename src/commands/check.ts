import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { Command } from 'commander';
import { type CheckOptions, check } from '../check/check.ts';
import { readManifest } from '../check/site-facts.ts';
import { traceToSource } from '../check/trace.ts';
import { folderTree } from '../output/folder-tree.ts';
import { compareProblems, hasErrors } from '../problems/problem.ts';
import { type Content, formPaths, readContent } from '../read-content.ts';
import { builtFolder, readWhole } from './built-folder.ts';
import { type CommandContext, EXIT, type ReportOptions, report, UsageError, withFormat, withRoot } from './context.ts';
import { spellerFor } from './spelling.ts';
import { today } from './today.ts';

/** `nebel check`: everything that is wrong with a built site and, if there is any, with its data. Writes nothing. */
export function checkCommand(context: CommandContext): Command {
  const { words } = context;
  const command = new Command('check').description(words.help.check);
  withFormat(withRoot(command, context, 'check --against dist.before'), context);
  command.option('--out <dir>', words.help.out, 'dist').option('--against <dir>', words.help.against);
  return command.action(async (options: ReportOptions & { readonly out: string; readonly against?: string }) => {
    const root = resolve(options.root);
    const out = builtFolder(root, options.out);
    const against = options.against === undefined ? [] : [builtFolder(root, options.against)];
    const previous = () => against.map(({ path }) => folderTree(path))[0];
    const shownAs = relative(root, out.path).replaceAll('\\', '/') || '.';
    const content = existsSync(join(root, 'data'))
      ? readContent(context.site, {
          ...{ root, today: today({}, context), cache: context.cache },
          speller: await spellerFor(context, root),
        })
      : undefined;

    // Loaded on demand: loading it takes longer than most commands run.
    const { checkValidity } = await import('../check/validity.ts');
    const { budgets } = context.site;
    const { found, files } = await readWhole([out, ...against], words.noOutput, () => {
      const tree = folderTree(out.path);
      // A folder without pages must not pass as sound.
      if (!tree.paths.some((path) => path.endsWith('.html'))) throw new UsageError(words.noPages(out.wanted));
      const inTree = [
        ...check(tree, shownAs, { ...toldBy(content, context), budgets, previous }),
        ...checkValidity(tree, shownAs),
      ];
      const traced = traceToSource(inTree, readManifest(tree), content?.files ?? [], shownAs);
      return { found: traced, files: tree.paths.length };
    });
    const problems = [...(content?.problems ?? []), ...found].sort(compareProblems);
    report(problems, files + (content?.files.length ?? 0), options, context);
    if (hasErrors(found)) context.exit(EXIT.output);
    else if (content && hasErrors(content.problems)) context.exit(EXIT.content);
  });
}

/** What sound data says about the built files: which key they may hold, and where their forms may go. */
function toldBy(content: Content | undefined, { site }: CommandContext): Pick<CheckOptions, 'publicKey' | 'formPaths'> {
  if (!content?.snapshot) return {};
  const { shared } = content.snapshot;
  const delivery = site.delivery?.(shared, process.env);
  return { publicKey: delivery?.kind === 'direct' ? delivery.key : undefined, formPaths: formPaths(site, shared) };
}
