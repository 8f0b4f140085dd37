import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { UsageError } from '../../base/findings/failure.ts';
import { displayPath } from '../../base/lib/log.ts';
import { backupsIn, restoreJournal } from '../../relay/relay.ts';
import {
  type BackupOptions,
  backupFolder,
  type JournalFileOptions,
  journalFileForRelay,
  type RelayCommandContext,
  withBackup,
} from '../relay-context.ts';
import { leadsCommand } from './shared.ts';

export function restoreCommand(context: RelayCommandContext): Command {
  const words = context.words.leads;
  const command = leadsCommand('restore', '--store /var/lib/nebel/leads.sqlite', context);
  withBackup(command.argument('[copy]', words.help.backup), context);
  return command.action(async (named: string | undefined, options: JournalFileOptions & BackupOptions) => {
    const file = journalFileForRelay(options, context);
    const folder = backupFolder(options, file, context);
    const backups = backupsIn(folder, file);
    const byName = backups.find((path) => path === join(folder, named ?? ''));
    const backup = named === undefined ? backups[0] : (byName ?? resolve(options.root, named));
    if (backup === undefined) throw new UsageError(words.restore.noBackup(displayPath(folder)));
    const result = await restoreJournal(file, backup, new Date());
    if (result.kind === 'in-use') throw new UsageError(words.restore.inUse(displayPath(file)));
    if (result.kind === 'unsound') throw new UsageError(words.restore.unsound(displayPath(backup), result.found));
    const aside = result.aside === undefined ? undefined : displayPath(result.aside);
    process.stdout.write(
      `${words.restore.done({ file: displayPath(file), backup: displayPath(backup), leads: result.leads, aside })}\n`,
    );
  });
}
