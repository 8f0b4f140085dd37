import { resolve } from 'node:path';
import type { Command } from 'commander';
import { copiesIn, restoreJournal } from '../../relay/journal/copies.ts';
import { type CommandContext, UsageError } from '../context.ts';
import { type BackupOptions, backupFolder, type StoreOptions, storeFile, withBackup } from '../journal-file.ts';
import { displayPath } from '../log.ts';
import { leadsCommand } from './shared.ts';

export function restoreCommand(context: CommandContext): Command {
  const words = context.words.leads;
  const command = leadsCommand('restore', '--store /var/lib/nebel/leads.sqlite', context);
  withBackup(command.argument('[copy]', words.help.copy), context);
  return command.action(async (named: string | undefined, options: StoreOptions & BackupOptions) => {
    const file = storeFile(options);
    const folder = backupFolder(options, file);
    const copy = named === undefined ? copiesIn(folder, file)[0] : resolve(options.root, named);
    if (copy === undefined) throw new UsageError(words.restore.noCopy(displayPath(folder)));
    const result = await restoreJournal(file, copy, new Date());
    if (result.kind === 'in-use') throw new UsageError(words.restore.inUse(displayPath(file)));
    if (result.kind === 'unsound') throw new UsageError(words.restore.unsound(displayPath(copy), result.found));
    const aside = result.aside === undefined ? undefined : displayPath(result.aside);
    process.stdout.write(
      `${words.restore.done({ file: displayPath(file), copy: displayPath(copy), leads: result.leads, aside })}\n`,
    );
  });
}
