import { Command } from 'commander';
import type { CommandContext } from './context.ts';
import { expireCommand } from './leads/expire.ts';
import { exportCommand } from './leads/export.ts';
import { listCommand } from './leads/list.ts';
import { replayCommand } from './leads/replay.ts';
import { reportCommand } from './leads/report.ts';
import { restoreCommand } from './leads/restore.ts';
import { relayContextOf } from './relay-context.ts';

export function leadsGroup(plain: CommandContext): Command {
  const context = relayContextOf(plain);
  const { help, leads } = context.words;
  const group = new Command('leads')
    .description(leads.help.leads)
    .helpCommand(`help ${help.anyCommand}`, help.helpCommand);
  for (const create of [listCommand, reportCommand, exportCommand, replayCommand, expireCommand, restoreCommand]) {
    group.addCommand(create(context));
  }
  return group;
}
