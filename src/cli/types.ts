import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Command } from 'commander';
import { replaceFile } from '../base/disk/replace-file.ts';
import { mappedSettings } from '../scaffold/scaffold.ts';
import { type CommandContext, type RootOptions, rootFolder, withRoot } from './context.ts';
import { writeTypes } from './write-types.ts';

export function typesCommand(context: CommandContext): Command {
  const { site, words } = context;
  const command = withRoot(new Command('types').description(words.help.types), context, 'types');
  return command.action((options: RootOptions) => {
    const settings = join(rootFolder(options, context), '.vscode/settings.json');
    const types = writeTypes(site);
    replaceFile(settings, mappedSettings(site, existsSync(settings) ? readFileSync(settings, 'utf8') : '{}'));
    const written = [types, settings].map((path) => relative(process.cwd(), path));
    process.stdout.write(`${words.typesWritten(written)}\n`);
  });
}
