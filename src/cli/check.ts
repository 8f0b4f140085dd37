import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { Command } from 'commander';
import { folderTree } from '../base/disk/file-tree.ts';
import { UsageError } from '../base/findings/failure.ts';
import { compareFindings, hasErrors } from '../base/findings/finding.ts';
import { allowedOn, readContent } from '../content/content.ts';
import { check, loadValidity, readManifest, traceToSource } from '../site/site.ts';
import { builtFolder, readConsistently } from './built-folder.ts';
import { type CommandContext, EXIT, withRoot } from './context.ts';
import { type FindingOptions, printFindings, withFormat } from './print-findings.ts';
import { spellerFor } from './spelling.ts';
import { today } from './today.ts';

/** `nebel check`: reports everything wrong with a built site and, if present, with its data. Writes nothing. */
export function checkCommand(context: CommandContext): Command {
  const { words } = context;
  const command = new Command('check').description(words.help.check);
  withFormat(withRoot(command, context, 'check --against dist.before'), context);
  command.option('--out <dir>', words.help.out, 'dist').option('--against <dir>', words.help.against);
  return command.action(async (options: FindingOptions & { readonly out: string; readonly against?: string }) => {
    const root = resolve(options.root);
    const out = builtFolder(root, options.out);
    const against = options.against === undefined ? [] : [builtFolder(root, options.against)];
    const previous = () => against.map(({ path }) => folderTree(path))[0];
    const shownAs = relative(root, out.path).replaceAll('\\', '/') || '.';
    const content = existsSync(join(root, 'data'))
      ? readContent(context.site, {
          root,
          today: today(context),
          cache: context.cache,
          speller: await spellerFor(context, root),
        })
      : undefined;

    const { checkValidity } = await loadValidity();
    const { site, env } = context;
    // Without valid data, what a site allows is unknown.
    const allowed = content?.snapshot && allowedOn(site, content.snapshot.shared, env);
    const { found, files } = await readConsistently([out, ...against], words.noOutput, () => {
      const tree = folderTree(out.path);
      // A folder without pages must not pass the check.
      if (!tree.paths.some((path) => path.endsWith('.html'))) throw new UsageError(words.noPages(out.wanted));
      const untraced = [
        ...check(tree, shownAs, { ...allowed, budgets: site.budgets, previous }),
        ...checkValidity(tree, shownAs),
      ];
      const found = traceToSource(untraced, readManifest(tree).pages, content?.files ?? [], shownAs);
      return { found, files: tree.paths.length };
    });
    const findings = [...(content?.findings ?? []), ...found].sort(compareFindings);
    printFindings(findings, files + (content?.files.length ?? 0), options, context);
    if (hasErrors(found)) context.exit(EXIT.output);
    else if (content && hasErrors(content.findings)) context.exit(EXIT.content);
  });
}
