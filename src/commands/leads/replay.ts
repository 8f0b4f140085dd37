import { Command } from 'commander';
import { createDispatcher } from '../../leads/dispatcher.ts';
import type { Journal } from '../../leads/journal.ts';
import { createMailer } from '../../leads/mail/mailer.ts';
import { createSender } from '../../leads/mail/sender.ts';
import { mailSetup } from '../../leads/mail/settings.ts';
import { openStore } from '../../leads/open-store.ts';
import { recipientsOf } from '../../leads/recipients.ts';
import { readSettings } from '../../leads/settings.ts';
import type { Lead, MailKind } from '../../leads/types.ts';
import { printable } from '../../lib/printable.ts';
import type { LeadsWords } from '../../messages/leads/words.ts';
import type { FormSpec } from '../../shared/form-spec.ts';
import { type CommandContext, EXIT, UsageError } from '../context.ts';
import { log } from '../log.ts';
import { checkedEnvironment } from '../relay-parts.ts';
import { findLead, shortId } from './named-lead.ts';
import { type LeadsOptions, leadsCommand, openExisting, readSiteForms } from './shared.ts';

interface ReplayOptions extends LeadsOptions {
  readonly flagged?: true;
  readonly failed?: true;
  readonly mail?: true;
}

/** How long someone at a terminal is kept waiting for a store in trouble, in units. The relay goes on after that. */
const PATIENCE = 45;

/** `nebel leads replay`: releases leads and delivers them now. */
export function replayCommand(context: CommandContext): Command {
  const { help } = context.words.leads;
  const command = new Command('replay').description(help.replay).argument('[id...]', help.ids);
  leadsCommand(command, context, 'leads replay --flagged 3f2a91c0')
    .option('--flagged', help.flagged)
    .option('--failed', help.failed)
    .option('--mail', help.mail);
  return command.action(async (prefixes: readonly string[], options: ReplayOptions) => {
    const words = context.words.leads;
    const siteForms = readSiteForms(options, context);
    if (!siteForms) return;
    const { forms, inForce } = siteForms;
    const journal = openExisting(options, context);
    try {
      const chosen = prefixes.map((prefix) => findLead(journal, prefix, words));
      const released = releasable(journal, chosen, options);
      if (released.length > 0) checkStore(inForce, context);
      const idle = chosen.filter((lead) => !released.includes(lead));
      journal.replay({ flagged: true, failed: true, waiting: true, ids: released.map(({ id }) => id) }, Date.now());
      if (options.mail) remail(journal, chosen);
      const lines = idle.map((lead) => refusal(lead, options, words)).filter((line) => line !== undefined);
      if (released.length > 0) await deliver(journal, context);
      const ended = released.map(({ id }) => journal.get(id)).filter((lead) => lead !== undefined);
      lines.push(
        ...ended.map(({ id, state, cause }) => words.replay.ended(shortId(id), state, cause && printable(cause))),
      );
      const mails = await sendMails(journal, forms, context);
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
function releasable(
  journal: Journal,
  chosen: readonly Lead[],
  { flagged, failed, mail }: ReplayOptions,
): readonly Lead[] {
  const isNarrow = Boolean(flagged || failed || mail);
  const wanted: Lead['state'][] = [
    ...(flagged || (!isNarrow && chosen.length > 0) ? (['flagged'] as const) : []),
    ...(failed || !isNarrow ? (['failed'] as const) : []),
    ...(isNarrow ? [] : (['received', 'sending'] as const)),
  ];
  const candidates = chosen.length > 0 ? chosen : journal.list();
  return candidates.filter(({ state }) => wanted.includes(state));
}

function refusal(lead: Lead, { mail }: ReplayOptions, words: LeadsWords): string | undefined {
  if (mail) return undefined;
  const id = shortId(lead.id);
  return lead.state === 'delivered' ? words.replay.alreadyDelivered(id) : words.notReleasable(id, lead.state);
}

/**
 * A lead is delivered once. The keys of the store stand where the relay runs, and somebody at a terminal may be without
 * them: then leads would go into the file and count as delivered, and the store would never see them.
 */
function checkStore(inForce: readonly string[], context: CommandContext): void {
  const recipients = checkedEnvironment(() => recipientsOf(process.env), context);
  if (inForce.includes('airtable') && !recipients.includes('airtable'))
    throw new UsageError(context.words.leads.replay.keysMissing);
}

/** Lets mails that were refused wait once more: those of the chosen leads, or all. */
function remail(journal: Journal, chosen: readonly Lead[]): void {
  for (const lead of chosen.length > 0 ? chosen : journal.list({ mail: 'failed' })) {
    const failed = (Object.keys(lead.mail) as MailKind[]).filter((kind) => lead.mail[kind] === 'failed');
    for (const kind of failed) journal.setMail(lead.id, kind, 'waiting', Date.now(), 'replay');
  }
}

async function deliver(journal: Journal, context: CommandContext): Promise<void> {
  const { unit } = checkedEnvironment(() => readSettings(process.env), context);
  const store = checkedEnvironment(() => openStore(journal, process.env, unit), context);
  await createDispatcher({ journal, store, unit }).drain(Date.now() + PATIENCE * unit);
}

interface SentMails {
  /** Nothing to say where nothing waited. */
  readonly lines: readonly string[];
  /** Those that still wait or were refused. */
  readonly unsent: number;
}

/** Sends what waits, and says how that ended. */
async function sendMails(journal: Journal, forms: readonly FormSpec[], context: CommandContext): Promise<SentMails> {
  const words = context.words.leads;
  const waiting = journal.list({ mail: 'waiting' }).filter(({ state }) => state !== 'flagged');
  if (waiting.length === 0) return { lines: [], unsent: 0 };
  const setup = mailSetup(process.env);
  if (setup.kind !== 'on') return { lines: [words.replay.mailsOff], unsent: waiting.length };
  const { unit } = checkedEnvironment(() => readSettings(process.env), context);
  const sender = createSender(setup.settings);
  const mailer = createMailer({ journal, forms, sender, unitMs: unit, log });
  await mailer.drain();
  await mailer.stop();
  const states = waiting.flatMap(({ id, mail: before }) => {
    const after = journal.get(id)?.mail ?? {};
    return (Object.keys(before) as MailKind[]).filter((kind) => before[kind] === 'waiting').map((kind) => after[kind]);
  });
  const count = (wanted: string) => states.filter((state) => state === wanted).length;
  const [sent, waits, failed] = [count('sent'), count('waiting'), count('failed')];
  return { lines: [words.replay.mails(sent, waits, failed)], unsent: waits + failed };
}
