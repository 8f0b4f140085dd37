import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { didYouMean } from '../lib/did-you-mean.ts';
import type { Schemas } from '../lib/json-schema.ts';
import { hasPlaceholder, PLACEHOLDER } from '../lib/placeholder.ts';
import { isSlug, toSlug } from '../lib/slug.ts';
import { loadDrawings } from '../load/load.ts';
import { existingContent, sourcesIn } from '../load/source.ts';
import { clearDrafts, writeNew } from '../output/replace-file.ts';
import { type Ask, askFields, askWhich, Interrupted, shortFields, withTerminal } from '../scaffold/questions.ts';
import { scaffold, withChoices } from '../scaffold/scaffold.ts';
import type { PageType, Starter } from '../template-api.ts';
import { readSchemas } from '../validate/schemas.ts';
import { OpenArgument } from './completion/candidates.ts';
import { type CommandContext, type RootOptions, rootFolder, UsageError, withRoot } from './context.ts';
import { today } from './today.ts';

/** `nebel new <type> <slug>`: writes a data file that explains itself, filled in as far as anything is known. */
export function newCommand(context: CommandContext): Command {
  const { site, words } = context;
  const types = site.pageTypes.filter(({ files }) => files.includes('*'));
  const names = types.map(({ name }) => name);
  const command = new Command('new')
    .description(words.help.newFile)
    .addArgument(new OpenArgument('<type>', words.help.pageType(names), () => names))
    .argument('<slug>', words.help.slug);
  withRoot(command, context, `new ${names.at(-1) ?? 'page'} example`);
  command.option('--yes', words.help.yes, false);
  return command.action(async (wanted: string, slug: string, options: RootOptions & { readonly yes: boolean }) => {
    const root = rootFolder(options, context);
    const type = types.find(({ name }) => name === wanted);
    if (!type) throw new UsageError(words.newFile.unknownType(wanted, names, didYouMean(wanted, names)));
    if (!isSlug(slug)) throw new UsageError(words.newFile.badSlug(slug, toSlug(slug) || undefined));
    const file = `data/${type.files.replace('*', slug)}`;
    const path = join(root, file);
    clearDrafts(path);
    if (existsSync(path)) throw new UsageError(words.newFile.exists(file));

    const schemas = withChoices(readSchemas(site), { illustration: [...loadDrawings(site).keys()], ...site.names });
    const starters = type.starters?.(slug, existingContent(root, today({}, context), sourcesIn(site, root))) ?? [];
    const asks = !options.yes && process.stdin.isTTY === true && process.stdout.isTTY === true;
    const { data, source, assumed } = asks
      ? await onTerminal(type, schemas, starters, context)
      : unasked(starters, context);
    const notes = [words.newFile.replace(PLACEHOLDER), ...assumed, ...source];
    const text = scaffold({ schemas, schema: type.schema, data, notes, words: words.newFile });
    if (!writeNew(path, text)) throw new UsageError(words.newFile.exists(file));
    const nothing = type.starters && starters.length === 0 ? [words.newFile.nothingKnown(slug)] : [];
    const said = [
      words.newFile.created(file),
      ...nothing,
      ...assumed,
      words.newFile.open(openPlaces(text), PLACEHOLDER),
    ];
    process.stdout.write(`${[...said, words.newFile.next].join('\n')}\n`);
  });
}

interface Beginning {
  readonly data: Readonly<Record<string, unknown>>;
  readonly source: readonly string[];
  /** What was taken to be meant although other things have the same name. */
  readonly assumed: readonly string[];
}

const sourceOf = (starter: Starter | undefined) => (starter?.source ? [starter.source] : []);

function unasked([first, ...others]: readonly Starter[], { words }: CommandContext): Beginning {
  const labels = others.map(({ label }) => label);
  const assumed = first && labels.length > 0 ? [words.newFile.chosen(first.label, labels)] : [];
  return { data: first?.data ?? {}, source: sourceOf(first), assumed };
}

async function onTerminal(
  type: PageType,
  schemas: Schemas,
  starters: readonly Starter[],
  context: CommandContext,
): Promise<Beginning> {
  const words = context.words.newFile;
  const dialogue = async (ask: Ask): Promise<Beginning> => {
    const labels = starters.map(({ label }) => label);
    const chosen = starters[starters.length > 1 ? await askWhich(labels, ask, words) : 0];
    const fields = shortFields(schemas, type.schema);
    if (fields.length > 0) process.stdout.write(`${words.skip}\n`);
    const data = await askFields(fields, chosen?.data ?? {}, ask, words);
    return { data, source: sourceOf(chosen), assumed: [] };
  };
  try {
    return await withTerminal(dialogue);
  } catch (error) {
    if (error instanceof Interrupted) throw new UsageError(words.cancelled);
    throw error;
  }
}

const openPlaces = (text: string) =>
  text.split('\n').filter((line) => !/^\s*#/.test(line) && hasPlaceholder(line)).length;
