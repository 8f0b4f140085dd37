import type { Command } from 'commander';
import { UsageError } from '../../base/findings/failure.ts';
import { log } from '../../base/lib/log.ts';
import { printable } from '../../base/lib/texts.ts';
import { createSiteView, type SiteForms } from '../../content/content.ts';
import {
  type Channel,
  createDispatcher,
  deliveryLine,
  type EntryFilter,
  type Journal,
  type LeadsWords,
  openDeliverers,
} from '../../relay/relay.ts';
import { EXIT } from '../context.ts';
import type { JournalFileOptions, RelayCommandContext } from '../relay-context.ts';
import { findLead, leadsCommand, readForms, shortId, withJournal } from './shared.ts';

interface ReplayOptions extends JournalFileOptions {
  readonly flagged?: true;
}

/** Longest wait for a failing store, in units. The relay keeps trying after that. */
const MAX_WAIT = 45;

/** `nebel leads replay`: sends what has not arrived, and reports the outcome. */
export function replayCommand(context: RelayCommandContext): Command {
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
      const filters = filtersFor(named, options);
      const entries = filters.flatMap((filter) => journal.entries(filter));
      const deliver = openDelivery(new Set(entries.map(({ channel }) => channel)), journal, content, context);
      for (const filter of filters) journal.replay(filter, Date.now());
      await deliver();
      const done = named.filter((id) => !entries.some((entry) => entry.id === id));
      const results = entries.map((entry) => resultOf(entry, journal, words));
      const lines = [
        ...done.map((id) => words.replay.alreadyDelivered(shortId(id))),
        ...results.map(({ line }) => line),
      ];
      const none = options.flagged ? words.replay.noneFlagged : words.replay.none;
      process.stdout.write(`${lines.length > 0 ? lines.join('\n') : none}\n`);
      if (results.some(({ arrived }) => !arrived)) context.exit(EXIT.content);
    });
  });
}

/**
 * Selects what to send: of named leads everything that has not arrived, with `--flagged` everything held back, otherwise
 * what the store lacks, what another process has begun, and pending mails. A refused confirmation would be refused again.
 */
function filtersFor(ids: readonly string[], { flagged }: ReplayOptions): readonly EntryFilter[] {
  if (ids.length > 0) return [{ ids, states: ['flagged', 'failed', 'received', 'sending'] }];
  if (flagged) return [{ states: ['flagged'] }];
  return [{ states: ['received', 'sending'] }];
}

/**
 * Returns a function that delivers on these channels. Throws UsageError if the keys of the store are missing, which may be
 * set only where the relay runs: without them, a lead would count as delivered although the store never received it.
 */
function openDelivery(
  channels: ReadonlySet<Channel>,
  journal: Journal,
  content: SiteForms,
  context: RelayCommandContext,
) {
  // An audit trail, of sign-ins for example, shows that the relay has an inbox.
  const inbox = journal.auditTrail(1, 0).length > 0;
  const { deliverers, unit, storeName } = openDeliverers(content, { journal, inbox }, context);
  const recipients = context.site.recipients?.(createSiteView(content.snapshot));
  const isAtAirtable = recipients?.declared.includes('airtable');
  if (channels.has('store') && isAtAirtable && storeName === 'journal')
    throw new UsageError(context.words.leads.replay.keysMissing);
  return async () => {
    for (const deliverer of deliverers.filter(({ channel }) => channels.has(channel))) {
      const isMail = deliverer.channel !== 'store';
      const dispatcher = createDispatcher({
        journal,
        deliverer,
        unit,
        onSettled: ({ id }, delivery) => isMail && log(deliveryLine(deliverer.name, id, delivery)),
      });
      // Each pending mail is tried once.
      await dispatcher.drain(Date.now() + (isMail ? 0 : MAX_WAIT * unit));
    }
  };
}

function resultOf({ id, channel }: { id: string; channel: Channel }, journal: Journal, words: LeadsWords) {
  const { state, cause, mail = {} } = journal.get(id) ?? {};
  if (channel === 'store') {
    const line = words.replay.ended(shortId(id), state ?? 'received', cause && printable(cause));
    return { line, arrived: state === 'delivered' };
  }
  const end = mail[channel] ?? 'failed';
  return { line: `${shortId(id)}: ${words.mailState(channel, end)}`, arrived: end === 'sent' || end === 'skipped' };
}
