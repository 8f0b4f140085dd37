import type { Command } from 'commander';
import { printable } from '../../lib/texts.ts';
import type { LeadsWords } from '../../messages/messages.ts';
import { createDispatcher, type DispatchEvent } from '../../relay/dispatcher.ts';
import type { EntryFilter } from '../../relay/journal/outbox.ts';
import type { Journal } from '../../relay/journal.ts';
import type { Channel } from '../../relay/types.ts';
import { type CommandContext, EXIT, UsageError } from '../context.ts';
import type { StoreOptions } from '../journal-file.ts';
import { log } from '../log.ts';
import { openWays } from '../open-ways.ts';
import { describe } from '../relay-parts.ts';
import { findLead, leadsCommand, readForms, type SiteForms, shortId, withJournal } from './shared.ts';

interface ReplayOptions extends StoreOptions {
  readonly flagged?: true;
}

/** Longest wait at a terminal for a store in trouble, in units. The relay goes on after that. */
const PATIENCE = 45;

/** `nebel leads replay`: sends now what has not arrived, and says how that ended. */
export function replayCommand(context: CommandContext): Command {
  const { help } = context.words.leads;
  const command = leadsCommand('replay', '--flagged', context)
    .argument('[id...]', help.ids)
    .option('--flagged', help.flagged);
  return command.action(async (prefixes: readonly string[], options: ReplayOptions) => {
    const words = context.words.leads;
    const content = readForms(options, context);
    if (!content) return;
    await withJournal(options, context, async (journal) => {
      const named = prefixes.map((prefix) => findLead(journal, prefix, words).id);
      const filters = toReplay(named, options);
      const entries = filters.flatMap((filter) => journal.entries(filter));
      const deliver = deliveryOn(new Set(entries.map(({ channel }) => channel)), journal, content, context);
      for (const filter of filters) journal.replay(filter, Date.now());
      await deliver();
      const idle = named.filter((id) => !entries.some((entry) => entry.id === id));
      const ended = entries.map((entry) => endOf(entry, journal, words));
      const lines = [...idle.map((id) => words.replay.alreadyDelivered(shortId(id))), ...ended.map(({ line }) => line)];
      process.stdout.write(`${lines.length > 0 ? lines.join('\n') : words.replay.none}\n`);
      if (ended.some(({ arrived }) => !arrived)) context.exit(EXIT.content);
    });
  });
}

/**
 * Of named leads all that has not arrived; with `--flagged` what is held back; otherwise what the store lacks, what
 * another process has begun, and mails that wait. A mail that was refused would be refused again.
 */
function toReplay(ids: readonly string[], { flagged }: ReplayOptions): readonly EntryFilter[] {
  if (ids.length > 0) return [{ ids, states: ['flagged', 'failed', 'received', 'sending'] }];
  if (flagged) return [{ states: ['flagged'] }];
  return [
    { states: ['failed', 'received', 'sending'], channels: ['store'] },
    { states: ['received', 'sending'], channels: ['notice', 'confirmation'] },
  ];
}

/**
 * What sends on these channels. The keys of the store are where the relay runs: without them here, a lead would count
 * as delivered although the store never got it.
 */
function deliveryOn(channels: ReadonlySet<Channel>, journal: Journal, content: SiteForms, context: CommandContext) {
  // Whether the relay has an inbox is known from what was done there, such as signing in.
  const { ways, unit, storeName } = openWays(content, { journal, inbox: journal.auditTrail(1, 0).length > 0 }, context);
  const isAtAirtable = content.snapshot.practices.inForce.includes('airtable');
  if (channels.has('store') && isAtAirtable && storeName === 'journal')
    throw new UsageError(context.words.leads.replay.keysMissing);
  return async () => {
    for (const way of ways.filter(({ channel }) => channels.has(channel))) {
      const isMail = way.channel !== 'store';
      const onEvent = (event: DispatchEvent) => isMail && log(describe(event));
      // Each mail that waits is tried once.
      await createDispatcher({ journal, way, unit, onEvent }).drain(Date.now() + (isMail ? 0 : PATIENCE * unit));
    }
  };
}

function endOf({ id, channel }: { id: string; channel: Channel }, journal: Journal, words: LeadsWords) {
  const { state, cause, mail = {} } = journal.get(id) ?? {};
  if (channel === 'store') {
    const line = words.replay.ended(shortId(id), state ?? 'failed', cause && printable(cause));
    return { line, arrived: state === 'delivered' };
  }
  const end = mail[channel] ?? 'failed';
  return { line: `${shortId(id)}: ${words.mailState(channel, end)}`, arrived: end === 'sent' || end === 'skipped' };
}
