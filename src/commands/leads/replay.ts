import type { Command } from 'commander';
import { createDispatcher, type DispatchEvent, type Way } from '../../leads/dispatcher.ts';
import type { Journal } from '../../leads/journal.ts';
import { createSender } from '../../leads/mail/sender.ts';
import { toMailboxes } from '../../leads/mail/ways.ts';
import { openStore, toStore } from '../../leads/open-store.ts';
import { readMailSettings, readSettings, recipientsOf } from '../../leads/settings.ts';
import type { Lead, LeadState, MailKind } from '../../leads/types.ts';
import { printable } from '../../lib/printable.ts';
import type { LeadsWords } from '../../messages/messages.ts';
import type { FormSpec } from '../../shared/form-spec.ts';
import { type CommandContext, EXIT, UsageError } from '../context.ts';
import type { StoreOptions } from '../journal-file.ts';
import { log } from '../log.ts';
import { checkedEnvironment, describe } from '../relay-parts.ts';
import { findLead, leadsCommand, openExisting, readForms, shortId } from './shared.ts';

interface ReplayOptions extends StoreOptions {
  readonly flagged?: true;
  readonly mail?: true;
}

/** How long someone at a terminal is kept waiting for a store in trouble, in units. The relay goes on after that. */
const PATIENCE = 45;

const MAILS: readonly MailKind[] = ['notice', 'confirmation'];

/** `nebel leads replay`: releases leads and delivers them now. */
export function replayCommand(context: CommandContext): Command {
  const { help } = context.words.leads;
  const command = leadsCommand('replay', '--flagged 3f2a91c0', context)
    .argument('[id...]', help.ids)
    .option('--flagged', help.flagged)
    .option('--mail', help.mail);
  return command.action(async (prefixes: readonly string[], options: ReplayOptions) => {
    const words = context.words.leads;
    const content = readForms(options, context);
    if (!content) return;
    const journal = openExisting(options, context);
    try {
      const chosen = prefixes.map((prefix) => findLead(journal, prefix, words));
      const released = releasable(journal, chosen, options);
      if (released.length > 0) checkStore(content.inForce, context);
      const idle = chosen.filter((lead) => !released.includes(lead));
      release(journal, chosen, released, options);
      const lines = idle.map((lead) => refusal(lead, options, words)).filter((line) => line !== undefined);
      const { unit } = checkedEnvironment(() => readSettings(process.env), context);
      const drain = (way: Way, until: number) => {
        const onEvent = (event: DispatchEvent) => way.channel !== 'store' && log(describe(event));
        return createDispatcher({ journal, way, unit, onEvent }).drain(until);
      };
      if (released.length > 0) {
        const store = checkedEnvironment(() => openStore(journal, process.env, unit), context);
        await drain(toStore(store, journal), Date.now() + PATIENCE * unit);
      }
      const ended = released.map(({ id }) => journal.get(id)).filter((lead) => lead !== undefined);
      lines.push(
        ...ended.map(({ id, state, cause }) => words.replay.ended(shortId(id), state, cause && printable(cause))),
      );
      const mails = await sendMails(journal, content.forms, drain, context);
      lines.push(...mails.lines);
      process.stdout.write(`${lines.length > 0 ? lines.join('\n') : words.replay.none}\n`);
      if (mails.unsent > 0 || ended.some(({ state }) => state !== 'delivered')) context.exit(EXIT.content);
    } finally {
      journal.close();
    }
  });
}

/**
 * Without options: what failed, what waits and what a relay began and may never end; of leads that were named, whatever
 * is not delivered yet.
 */
function releasable(journal: Journal, chosen: readonly Lead[], { flagged, mail }: ReplayOptions): readonly Lead[] {
  const isNarrow = flagged || mail;
  const states: readonly LeadState[] = [
    ...(flagged || (!isNarrow && chosen.length > 0) ? (['flagged'] as const) : []),
    ...(isNarrow ? [] : (['failed', 'received', 'sending'] as const)),
  ];
  return chosen.length > 0 ? chosen.filter(({ state }) => states.includes(state)) : journal.list({ states });
}

/** Makes them due, the mails of what was held back as well; with `--mail` mails that were refused; and mails that wait. */
function release(journal: Journal, chosen: readonly Lead[], released: readonly Lead[], { mail }: ReplayOptions): void {
  const now = Date.now();
  const ids = released.map(({ id }) => id);
  journal.replay({ states: ['flagged'], ids }, now);
  journal.replay({ states: ['failed', 'received'], channels: ['store'], ids }, now);
  const ofThese = chosen.length > 0 && { ids: chosen.map(({ id }) => id) };
  if (mail) journal.replay({ states: ['failed'], channels: MAILS, ...ofThese }, now);
  journal.replay({ states: ['received'], channels: MAILS }, now);
}

function refusal(lead: Lead, { mail }: ReplayOptions, words: LeadsWords): string | undefined {
  if (mail) return undefined;
  const id = shortId(lead.id);
  return lead.state === 'delivered' ? words.replay.alreadyDelivered(id) : words.notReleasable(id, lead.state);
}

/**
 * A lead is delivered once. The keys of the store are where the relay runs, and someone at a terminal may be without them:
 * then leads would go into the file and count as delivered, and the store would never see them.
 */
function checkStore(inForce: readonly string[], context: CommandContext): void {
  const recipients = checkedEnvironment(() => recipientsOf(process.env), context);
  if (inForce.includes('airtable') && !recipients.includes('airtable'))
    throw new UsageError(context.words.leads.replay.keysMissing);
}

interface SentMails {
  /** Nothing to say where nothing waited. */
  readonly lines: readonly string[];
  /** Those that still wait or were refused. */
  readonly unsent: number;
}

/** Sends each mail that waits once, and says how that ended. */
async function sendMails(
  journal: Journal,
  forms: readonly FormSpec[],
  drain: (way: Way, until: number) => Promise<void>,
  context: CommandContext,
): Promise<SentMails> {
  const words = context.words.leads;
  const waiting = journal.list({ mail: 'waiting' });
  if (waiting.length === 0) return { lines: [], unsent: 0 };
  const settings = checkedEnvironment(() => readMailSettings(process.env), context);
  if (!settings) return { lines: [words.replay.mailsOff], unsent: waiting.length };
  for (const way of toMailboxes({ journal, forms, sender: createSender(settings) })) await drain(way, Date.now());
  const states = waiting.flatMap(({ id, mail: before }) => {
    const after = journal.get(id)?.mail ?? {};
    return MAILS.filter((kind) => before[kind] === 'waiting').map((kind) => after[kind]);
  });
  const count = (wanted: string) => states.filter((state) => state === wanted).length;
  const [sent, waits, failed] = [count('sent'), count('waiting'), count('failed')];
  return { lines: [words.replay.mails(sent, waits, failed)], unsent: waits + failed };
}
