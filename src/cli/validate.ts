import { Command } from 'commander';
import { NO_CACHE } from '../base/cache.ts';
import { compareFindings, hasErrors } from '../base/findings/finding.ts';
import { readContent } from '../content/content.ts';
import { openImages } from '../site/site.ts';
import { type CommandContext, EXIT, rootFolder, withRoot } from './context.ts';
import { fixMechanical } from './fix.ts';
import { type FindingOptions, printFindings, withFormat } from './print-findings.ts';
import { acceptDistinctWords, acceptWords, spellerFor } from './spelling.ts';
import { type NowOptions, today, withNow } from './today.ts';

interface ValidateCommandOptions extends FindingOptions, NowOptions {
  readonly release: boolean;
  readonly fix: boolean;
  readonly accept?: readonly string[];
}

export function validateCommand(context: CommandContext): Command {
  const command = new Command('validate').description(context.words.help.validate);
  withFormat(withRoot(command, context, 'validate --format json'), context);
  withNow(command, context)
    .option('--release', context.words.help.release, false)
    .option('--fix', context.words.help.fix, false);
  if (context.site.spelling) command.option('--accept <word...>', context.words.help.accept);
  return command.action(async (options: ValidateCommandOptions) => {
    const root = rootFolder(options, context);
    const now = today(context, options.now);
    const { cache } = context;
    acceptWords(options.accept ?? [], context, root);
    const speller = await spellerFor(context, root);
    const read = () => readContent(context.site, { root, release: options.release, today: now, speller, cache });
    const { content, made, left, redirects } = options.fix
      ? fixMechanical(root, read)
      : { content: read(), made: 0, left: 0, redirects: [] };
    for (const { from, to } of redirects) process.stderr.write(`${context.words.ledger.redirected(from, to)}\n`);
    if (made > 0) process.stderr.write(`${context.words.fixed(made)}\n`);
    if (left > 0) process.stderr.write(`${context.words.notFixed(left)}\n`);
    const { files, images } = content;
    const { findings: unfit } = await openImages(root, images, cache ?? NO_CACHE);
    const accepted = options.fix ? acceptDistinctWords(content.findings, context, root) : content.findings;
    const findings = [...accepted, ...unfit].sort(compareFindings);
    printFindings(findings, files.length, options, context, content);
    context.exit(hasErrors(findings) ? EXIT.content : EXIT.fine);
  });
}
