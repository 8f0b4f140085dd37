import { Command } from 'commander';
import { UsageError } from '../base/findings/failure.ts';
import { wordsIn } from '../base/words.ts';
import { readContent } from '../content/content.ts';
import { EXPLAIN_WORDS, explain, type Row } from '../site/site.ts';
import { type CommandContext, type RootOptions, rootFolder, withRoot } from './context.ts';
import { printErrors } from './print-findings.ts';
import { today } from './today.ts';

/**
 * `nebel explain <url>`: prints where an address or a file comes from, and whether visitors can open it. Errors that prevent a build follow the answer.
 */
export function explainCommand(context: CommandContext): Command {
  const { site, words, language } = context;
  const command = new Command('explain').description(words.help.explain).argument('<url>', words.help.url);
  withRoot(command, context, 'explain /blog/');
  return command.action((query: string, options: RootOptions) => {
    const root = rootFolder(options, context);
    const day = today(context);
    const content = readContent(site, { root, today: day, drafts: true, cache: context.cache });
    const answer = explain(query, { site, root, today: day, content, words: wordsIn(EXPLAIN_WORDS, language) });
    const isFound = !(answer instanceof UsageError);
    if (isFound) process.stdout.write(asTable(answer));
    if (!content.pages) {
      if (isFound) process.stdout.write('\n');
      printErrors(content, options, context, process.stdout);
    }
    if (!isFound) throw answer;
  });
}

function asTable(rows: readonly Row[]): string {
  const filled = rows.flatMap(([label, ...values]) => {
    const lines = values.filter((value) => value !== undefined);
    return lines.length > 0 ? [{ label, lines }] : [];
  });
  const width = Math.max(...filled.map(({ label }) => label.length)) + 2;
  return filled.map(({ label, lines }) => `${label.padEnd(width)}${lines.join(`\n${' '.repeat(width)}`)}\n`).join('');
}
