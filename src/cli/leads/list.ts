import { type Command, Option } from 'commander';
import { printable } from '../../base/lib/texts.ts';
import type { LeadsWords } from '../../relay/relay.ts';
import {
  type Journal,
  type Lead,
  type LeadFilter,
  type LeadState,
  localTime,
  type MailKind,
} from '../../relay/relay.ts';
import type { JournalFileOptions } from '../journal-file.ts';
import type { RelayCommandContext } from '../relay-context.ts';
import { joinBlocks, leadsCommand, shortId, withJournal } from './shared.ts';

interface ListOptions extends JournalFileOptions {
  readonly format: 'pretty' | 'json';
  readonly state?: LeadState;
  readonly table?: string;
}

const STATES: readonly LeadState[] = ['received', 'sending', 'delivered', 'flagged'];

/** `nebel leads list`: lists the leads, beginning with those that need attention. */
export function listCommand(context: RelayCommandContext): Command {
  const { help } = context.words.leads;
  const command = leadsCommand('list', '--state received', context)
    .addOption(new Option('--format <format>', help.format).choices(['pretty', 'json']).default('pretty'))
    .addOption(new Option('--state <state>', help.state).choices(STATES))
    .option('--table <table>', help.tableFilter);
  return command.action(async (options: ListOptions) => {
    const { state, table } = options;
    const filter = { ...(state && { state }), ...(table !== undefined && { table }) };
    await withJournal(options, context, (journal) => {
      if (options.format === 'json') writeJson(journal.each(filter));
      else process.stdout.write(printPretty(journal, filter, context.words.leads));
    });
  });
}

/** Writes one lead at a time, because all of them may not fit in memory. */
function writeJson(leads: Iterable<Lead>): void {
  let separator = '[';
  for (const { table, id, fields, state, receivedAt, ...rest } of leads) {
    // The first five fields are a contract; fields after them may be added.
    process.stdout.write(`${separator}\n${JSON.stringify({ table, id, fields, state, receivedAt, ...rest })}`);
    separator = ',';
  }
  process.stdout.write(separator === '[' ? '[]\n' : '\n]\n');
}

const MAX_OTHERS = 20;

/** Formats the leads that need attention, with cause and remedy, then the newest of the others. */
function printPretty(journal: Journal, filter: LeadFilter, words: LeadsWords): string {
  const { list } = words;
  const counts = journal.count(filter);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (total === 0) return `${list.none}\n`;
  const urgent = journal.list({ ...filter, attention: true }).toReversed();
  const others = journal.newest(MAX_OTHERS, { ...filter, attention: false });
  const hidden = total - urgent.length - others.length;
  return joinBlocks([
    urgent.map((lead) => [...linesOf(lead, words), ...remedies(lead, words).map((text) => `    ${text}`)].join('\n')),
    others.flatMap((lead) => linesOf(lead, words)),
    hidden > 0 ? [list.more(hidden)] : [],
    [list.summary(total, counts)],
  ]);
}

/** Id, time, table, state, remarks and entries of a lead, because staff often call back straight from the list. */
function linesOf({ id, receivedAt, table, state, remarks, fields }: Lead, words: LeadsWords): string[] {
  const states = [words.states[state], ...remarks.map((remark) => words.remarks[remark])].join(', ');
  const values = Object.values(fields).filter((value) => value !== '');
  return [
    `${shortId(id)}  ${localTime(receivedAt).slice(0, 16)}  ${table}  ${states}`,
    `    ${printable(values.join(' · ').replace(/\s+/g, ' '))}`,
  ];
}

/** Explains why a lead needs attention, and what to do. */
function remedies(lead: Lead, { list, remedy, mailState }: LeadsWords): string[] {
  const { id, state, cause, remarks, mail, noticeCause } = lead;
  const causeOfMail = (kind: MailKind) => (kind === 'notice' && noticeCause ? ` (${printable(noticeCause)})` : '');
  const unsent = (['notice', 'confirmation'] as MailKind[]).filter((kind) => mail[kind] === 'failed');
  const fixes = [
    ...(cause !== undefined && state !== 'delivered' ? [remedy(cause)] : []),
    ...(state === 'flagged' ? [list.flaggedFix + shortId(id)] : []),
    ...(remarks.includes('maybe-twice') ? [list.twiceFix] : []),
    ...(noticeCause !== undefined && unsent.includes('notice') ? [remedy(noticeCause)] : []),
    ...(unsent.length > 0 ? [list.unmailedFix + shortId(id)] : []),
  ];
  return [
    ...(cause === undefined ? [] : [`${list.cause}  ${printable(cause)}`]),
    ...unsent.map((kind) => `${list.cause}  ${mailState(kind, 'failed')}${causeOfMail(kind)}`),
    ...fixes.map((fix) => `${list.fix}  ${fix}`),
  ];
}
