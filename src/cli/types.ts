import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Command } from 'commander';
import { replaceFile } from '../base/disk/replace-file.ts';
import { generatedTypes, mappedSettings } from '../scaffold/scaffold.ts';
import { type CommandContext, type RootOptions, rootFolder, withRoot } from './context.ts';

export function typesCommand(context: CommandContext): Command {
  const { site, words } = context;
  const command = withRoot(new Command('types').description(words.help.types), context, 'types');
  return command.action((options: RootOptions) => {
    const root = rootFolder(options, context);
    const settings = join(root, '.vscode/settings.json');
    mkdirSync(dirname(settings), { recursive: true });
    const written = Object.entries({
      [join(site.templates, 'data.gen.ts')]: generatedTypes(site),
      [settings]: mappedSettings(site, existsSync(settings) ? readFileSync(settings, 'utf8') : '{}'),
    });
    for (const [path, text] of written) replaceFile(path, text);
    process.stdout.write(`${words.typesWritten(written.map(([path]) => relative(process.cwd(), path)))}\n`);
  });
}
