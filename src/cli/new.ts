import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { clearTemporaryFiles, writeNew } from '../base/disk/replace-file.ts';
import { UsageError } from '../base/findings/failure.ts';
import { didYouMean } from '../base/lib/did-you-mean.ts';
import { isSlug, slugFor } from '../base/lib/paths.ts';
import { hasTodo } from '../base/lib/texts.ts';
import { wordsIn } from '../base/words.ts';
import { existingContent, loadIllustrations, readSchemas, sourcesIn } from '../content/content.ts';
import { NEW_FILE_WORDS, scaffold, withChoices } from '../scaffold/scaffold.ts';
import { type CommandContext, type RootOptions, rootFolder, withRoot } from './context.ts';
import { today } from './today.ts';

/** `nebel new <type> <slug>`: writes a commented data file, filled in as far as possible. */
export function newCommand(context: CommandContext): Command {
  const { site, words, language } = context;
  const newFile = wordsIn(NEW_FILE_WORDS, language);
  const types = site.pageTypes.filter(({ files }) => files.includes('*'));
  const names = types.map(({ name }) => name);
  const command = new Command('new')
    .description(words.help.newFile)
    .argument('<type>', words.help.pageType(names))
    .argument('<slug>', words.help.slug);
  withRoot(command, context, `new ${names.at(-1) ?? 'page'} example`);
  return command.action((wanted: string, slug: string, options: RootOptions) => {
    const root = rootFolder(options, context);
    const type = types.find(({ name }) => name === wanted);
    if (!type) throw new UsageError(newFile.unknownType(wanted, names, didYouMean(wanted, names)));
    const fileOf = (name: string) => `data/${type.files.replace('*', name)}`;
    if (!isSlug(slug)) {
      const suggestion = slugFor(slug);
      const isFree = suggestion !== undefined && !existsSync(join(root, fileOf(suggestion)));
      throw new UsageError(newFile.badSlug(slug, isFree ? suggestion : undefined));
    }
    const file = fileOf(slug);
    const path = join(root, file);
    clearTemporaryFiles(path);
    if (existsSync(path)) throw new UsageError(newFile.exists(file));

    const ofTemplates = Object.entries(site.names).map(([set, choices]) => [set, Object.keys(choices)]);
    const schemas = withChoices(readSchemas(site), {
      illustration: [...loadIllustrations(site).keys()],
      ...Object.fromEntries(ofTemplates),
    });
    const starters = type.starters?.(slug, existingContent(root, today(context), sourcesIn(site, root))) ?? [];
    const [first, ...others] = starters;
    const assumed =
      first && others.length > 0
        ? [
            newFile.chosen(
              first.label,
              others.map(({ label }) => label),
            ),
          ]
        : [];
    const notes = [newFile.replace, ...assumed, ...(first?.source ? [first.source] : [])];
    const text = scaffold({ schemas, schema: type.schema, data: first?.data ?? {}, notes, words: newFile });
    if (!writeNew(path, text)) throw new UsageError(newFile.exists(file));
    const lines = [
      newFile.created(file),
      ...(type.starters && !first ? [newFile.nothingKnown(slug)] : []),
      ...assumed,
      newFile.open(countTodos(text)),
      newFile.next,
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
  });
}

const countTodos = (text: string) => text.split('\n').filter((line) => !/^\s*#/.test(line) && hasTodo(line)).length;
