import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { sourcesIn } from '../load/source.ts';
import { isPageType } from '../page-entry.ts';
import { readContent } from '../read-content.ts';
import { entriesOf } from '../url-history/judge.ts';
import { OpenArgument } from './completion.ts';
import { type CommandContext, type RootOptions, refuse, rootFolder, UsageError, withRoot } from './context.ts';
import { explain, type Row } from './explain/answer.ts';
import { today } from './today.ts';

/**
 * `nebel explain <url>`: where an address or a file comes from, whether visitors can open it, and its links in both
 * directions. What keeps the site from being built comes after the answer.
 */
export function explainCommand(context: CommandContext): Command {
  const { site, words } = context;
  const command = new Command('explain')
    .description(words.help.explain)
    .addArgument(new OpenArgument('<url>', words.help.url, (root) => candidates(root, context)));
  withRoot(command, context, 'explain /blog/');
  return command.action((asked: string, options: RootOptions) => {
    const root = rootFolder(options, context);
    const day = today({}, context);
    const content = readContent(site, { root, today: day, drafts: true, cache: context.cache });
    const answer = explain(asked, { site, root, today: day, content, words: words.pages.explain });
    const isKnown = !(answer instanceof UsageError);
    if (isKnown) process.stdout.write(asTable(answer));
    if (!content.pages) {
      if (isKnown) process.stdout.write('\n');
      refuse(content, options, context);
    }
    if (!isKnown) throw answer;
  });
}

/** Addresses, old ones included, and files. Nothing is validated, so files with mistakes are among them. */
function candidates(root: string, { site }: CommandContext): readonly string[] {
  if (!existsSync(join(root, 'data'))) return [];
  const files = sourcesIn(site, root);
  const urls = files.flatMap(({ type, slug }) => (isPageType(type) && !type.slugs ? [type.url(slug)] : []));
  const ledger = files.find(({ type }) => !isPageType(type) && type.ledger)?.source;
  const listed = ledger ? entriesOf(ledger).map(({ url }) => url) : [];
  return [...new Set([...urls, ...listed, ...files.map(({ file }) => file)])];
}

function asTable(rows: readonly Row[]): string {
  const said = rows.flatMap(([label, ...values]) => {
    const known = values.filter((value) => value !== undefined);
    return known.length > 0 ? [{ label, known }] : [];
  });
  const width = Math.max(...said.map(({ label }) => label.length)) + 2;
  return said.map(({ label, known }) => `${label.padEnd(width)}${known.join(`\n${' '.repeat(width)}`)}\n`).join('');
}
