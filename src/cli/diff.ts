import { Command, Option } from 'commander';
import { folderTree } from '../base/disk/file-tree.ts';
import { UsageError } from '../base/findings/failure.ts';
import { wordsIn } from '../base/words.ts';
import { compareSites, DIFF_WORDS, printMarkdownDiff, printPrettyDiff, readSite, type SiteDiff } from '../diff/diff.ts';
import { builtFolder, readConsistently } from './built-folder.ts';
import { type CommandContext, type RootOptions, withRoot } from './context.ts';
import { showsColour } from './print-findings.ts';

const FORMATS = ['pretty', 'markdown', 'json'] as const;

export function diffCommand(context: CommandContext): Command {
  const words = wordsIn(DIFF_WORDS, context.language);
  const command = new Command('diff')
    .description(words.help.diff)
    .argument('<old>', words.help.old)
    .argument('<new>', words.help.new);
  withRoot(command, context, 'diff dist public --format markdown');
  command.addOption(new Option('--format <format>', words.help.format).choices(FORMATS).default('pretty'));
  return command.action(
    async (before: string, after: string, options: RootOptions & { readonly format: (typeof FORMATS)[number] }) => {
      const folders = [before, after].map((folder) => builtFolder(options.root, folder));
      const [old = [], now = []] = await readConsistently(folders, words.noFolder, () =>
        folders.map(({ path }) => readSite(folderTree(path))),
      );
      // A user who passes the wrong folders must not read that nothing changed.
      if (old.length === 0 && now.length === 0) throw new UsageError(context.words.noPages(after));
      const difference = compareSites(old, now);
      const colour = showsColour(process.stdout, context.env);
      const print = {
        pretty: () => printPrettyDiff(difference, { words, colour }),
        markdown: () => printMarkdownDiff(difference, words),
        json: () => printJson(difference),
      };
      process.stdout.write(print[options.format]());
    },
  );
}

/** Formats the difference for programs. Fields may be added, never renamed. */
function printJson({ added, removed, common, shared, changed }: SiteDiff): string {
  const summary = { added: added.length, removed: removed.length, changed: changed.length, common };
  return `${JSON.stringify({ added, removed, shared, changed, summary }, null, 2)}\n`;
}
