import { type Command, Option } from 'commander';
import { printable } from '../../lib/texts.ts';
import type { LeadsWords } from '../../messages/messages.ts';
import type { LeadFilter } from '../../relay/journal/reader.ts';
import type { Journal } from '../../relay/journal.ts';
import type { Lead, LeadState, MailKind } from '../../relay/types.ts';
import type { CommandContext } from '../context.ts';
import type { StoreOptions } from '../journal-file.ts';
import { leadsCommand, localTime, shortId, withJournal } from './shared.ts';

interface ListOptions extends StoreOptions {
  readonly format: 'pretty' | 'json';
  readonly state?: LeadState;
  readonly table?: string;
}

const STATES: readonly LeadState[] = ['received', 'sending', 'delivered', 'failed', 'flagged'];

/** `nebel leads list`: what came in, and first what someone has to look at. */
export function listCommand(context: CommandContext): Command {
  const { help } = context.words.leads;
  const command = leadsCommand('list', '--state failed', context)
    .addOption(new Option('--format <format>', help.format).choices(['pretty', 'json']).default('pretty'))
    .addOption(new Option('--state <state>', help.state).choices(STATES))
    .option('--table <table>', help.tableFilter);
  return command.action(async (options: ListOptions) => {
    const { state, table } = options;
    const filter = { ...(state && { state }), ...(table !== undefined && { table }) };
    await withJournal(options, context, (journal) => {
      if (options.format === 'json') writeJson(journal.each(filter));
      else process.stdout.write(listForPeople(journal, filter, context.words.leads));
    });
  });
}

/** One lead after another, because all of them together may be more than memory holds. */
function writeJson(leads: Iterable<Lead>): void {
  let before = '[';
  for (const { table, id, fields, state, receivedAt, ...rest } of leads) {
    // The first five are a contract; what follows may grow.
    process.stdout.write(`${before}\n${JSON.stringify({ table, id, fields, state, receivedAt, ...rest })}`);
    before = ',';
  }
  process.stdout.write(before === '[' ? '[]\n' : '\n]\n');
}

const SHOWN_OTHERS = 20;

/** First what needs attention, with cause and remedy, then the newest of the others. */
function listForPeople(journal: Journal, filter: LeadFilter, words: LeadsWords): string {
  const { list } = words;
  const counts = journal.count(filter);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (total === 0) return `${list.none}\n`;
  const urgent = journal.list({ ...filter, attention: true }).toReversed();
  const others = journal.newest(SHOWN_OTHERS, { ...filter, attention: false });
  const hidden = total - urgent.length - others.length;
  const blocks = [
    urgent.map((lead) => [...shown(lead, words), ...remedies(lead, words).map((text) => `    ${text}`)].join('\n')),
    others.flatMap((lead) => shown(lead, words)),
    hidden > 0 ? [list.more(hidden)] : [],
    [list.summary(total, counts)],
  ];
  return blocks.flatMap((lines) => (lines.length > 0 ? [`${lines.join('\n')}\n`] : [])).join('\n');
}

/** Id, time, table, state, remarks, and what was entered: leads are often answered by a call at once. */
function shown({ id, receivedAt, table, state, remarks, fields }: Lead, words: LeadsWords): string[] {
  const states = [words.states[state], ...remarks.map((remark) => words.remarks[remark])].join(', ');
  const values = Object.values(fields).filter((value) => value !== '');
  return [
    `${shortId(id)}  ${localTime(receivedAt).slice(0, 16)}  ${table}  ${states}`,
    `    ${printable(values.join(' · ').replace(/\s+/g, ' '))}`,
  ];
}

/** Why each lead is among those that someone has to look at, and what to do. */
function remedies({ id, state, cause, remarks, mail }: Lead, { list, remedy, mailState }: LeadsWords): string[] {
  const unsent = (['notice', 'confirmation'] as MailKind[]).filter((kind) => mail[kind] === 'failed');
  const fixes = [
    ...(cause !== undefined && state !== 'delivered' ? [remedy(cause)] : []),
    ...(state === 'flagged' ? [list.flaggedFix + shortId(id)] : []),
    ...(remarks.includes('maybe-twice') ? [list.twiceFix] : []),
    ...(unsent.length > 0 ? [list.unmailedFix + shortId(id)] : []),
  ];
  return [
    ...(cause === undefined ? [] : [`${list.cause}  ${printable(cause)}`]),
    ...unsent.map((kind) => `${list.cause}  ${mailState(kind, 'failed')}`),
    ...fixes.map((fix) => `${list.fix}  ${fix}`),
  ];
}
