import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { entriesOf, isLedger } from '../lib/ledger.ts';
import { sourcesIn } from '../load/source.ts';
import { isPageType } from '../page-entry.ts';
import { readContent } from '../read-content.ts';
import { DynamicArgument } from './completion.ts';
import { type CommandContext, type RootOptions, reportErrors, rootFolder, UsageError, withRoot } from './context.ts';
import { explain, type Row } from './explain/answer.ts';
import { today } from './today.ts';

/**
 * `nebel explain <url>`: prints where an address or a file comes from, whether visitors can open it, and its links in
 * both directions. Errors that prevent a build follow the answer.
 */
export function explainCommand(context: CommandContext): Command {
  const { site, words } = context;
  const command = new Command('explain')
    .description(words.help.explain)
    .addArgument(new DynamicArgument('<url>', words.help.url, (root) => candidates(root, context)));
  withRoot(command, context, 'explain /blog/');
  return command.action((query: string, options: RootOptions) => {
    const root = rootFolder(options, context);
    const day = today(context);
    const content = readContent(site, { root, today: day, drafts: true, cache: context.cache });
    const answer = explain(query, { site, root, today: day, content, words: words.pages.explain });
    const isFound = !(answer instanceof UsageError);
    if (isFound) process.stdout.write(asTable(answer));
    if (!content.pages) {
      if (isFound) process.stdout.write('\n');
      reportErrors(content, options, context);
    }
    if (!isFound) throw answer;
  });
}

/** Lists files and addresses, including old ones. Validates nothing, so files with mistakes are included. */
function candidates(root: string, { site }: CommandContext): readonly string[] {
  if (!existsSync(join(root, 'data'))) return [];
  const files = sourcesIn(site, root);
  const urls = files.flatMap(({ type, slug }) => (isPageType(type) && !type.slugs ? [type.url(slug)] : []));
  const ledger = files.find(({ type }) => isLedger(type))?.source;
  const listed = ledger ? entriesOf(ledger).map(({ url }) => url) : [];
  return [...new Set([...urls, ...listed, ...files.map(({ file }) => file)])];
}

function asTable(rows: readonly Row[]): string {
  const filled = rows.flatMap(([label, ...values]) => {
    const lines = values.filter((value) => value !== undefined);
    return lines.length > 0 ? [{ label, lines }] : [];
  });
  const width = Math.max(...filled.map(({ label }) => label.length)) + 2;
  return filled.map(({ label, lines }) => `${label.padEnd(width)}${lines.join(`\n${' '.repeat(width)}`)}\n`).join('');
}
