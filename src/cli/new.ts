import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import type { PageType, Starter } from '../api/template-api.ts';
import { clearTemporaryFiles, writeNew } from '../base/disk/replace-file.ts';
import { UsageError } from '../base/findings/failure.ts';
import { didYouMean } from '../base/lib/did-you-mean.ts';
import type { Schemas } from '../base/lib/json-schema.ts';
import { isSlug, slugFor } from '../base/lib/paths.ts';
import { hasTodo, TODO } from '../base/lib/texts.ts';
import { wordsIn } from '../base/words.ts';
import { existingContent, loadIllustrations, readSchemas, sourcesIn } from '../content/content.ts';
import {
  type Ask,
  askFields,
  askWhich,
  Interrupted,
  NEW_FILE_WORDS,
  type NewFileWords,
  scaffold,
  shortFields,
  withChoices,
  withTerminal,
} from '../scaffold/scaffold.ts';
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
  command.option('--yes', words.help.yes, false);
  return command.action(async (wanted: string, slug: string, options: RootOptions & { readonly yes: boolean }) => {
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
    const asks = !options.yes && process.stdin.isTTY === true && process.stdout.isTTY === true;
    const [first, ...others] = starters;
    const { starter, data } = asks
      ? await askOnTerminal(type, schemas, starters, newFile)
      : { starter: first, data: first?.data ?? {} };
    const isAssumed = !asks && first && others.length > 0;
    const assumed = isAssumed ? [newFile.chosen(first.label, others.map(labelOf))] : [];
    const notes = [newFile.replace(TODO), ...assumed, ...(starter?.source ? [starter.source] : [])];
    const text = scaffold({ schemas, schema: type.schema, data, notes, words: newFile });
    if (!writeNew(path, text)) throw new UsageError(newFile.exists(file));
    const lines = [
      newFile.created(file),
      ...(type.starters && !first ? [newFile.nothingKnown(slug)] : []),
      ...assumed,
      newFile.open(countTodos(text), TODO),
      newFile.next,
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
  });
}

const labelOf = ({ label }: Starter) => label;

/** Asks for the starter, if several fit, and for the short fields of the file. */
async function askOnTerminal(
  type: PageType,
  schemas: Schemas,
  starters: readonly Starter[],
  words: NewFileWords,
): Promise<{ readonly starter: Starter | undefined; readonly data: Starter['data'] }> {
  const dialogue = async (ask: Ask) => {
    const starter = starters[starters.length > 1 ? await askWhich(starters.map(labelOf), ask, words) : 0];
    const fields = shortFields(schemas, type.schema);
    if (fields.length > 0) process.stdout.write(`${words.skip}\n`);
    return { starter, data: await askFields(fields, starter?.data ?? {}, ask, words) };
  };
  try {
    return await withTerminal(dialogue);
  } catch (error) {
    if (error instanceof Interrupted) throw new UsageError(words.cancelled);
    throw error;
  }
}

const countTodos = (text: string) => text.split('\n').filter((line) => !/^\s*#/.test(line) && hasTodo(line)).length;
