import { type Command, Option } from 'commander';
import type { FormSpec } from '../../api/forms/form-spec.ts';
import { hanging, printable } from '../../base/lib/texts.ts';
import {
  type Inquiry,
  type Journal,
  type Lead,
  type LeadFilter,
  type LeadState,
  type LeadsWords,
  localTime,
  type MailKind,
  readInquiry,
} from '../../relay/relay.ts';
import type { JournalFileOptions, RelayCommandContext } from '../relay-context.ts';
import { assertTable, joinBlocks, knownForms, leadsCommand, shortId, withJournal } from './shared.ts';

/** Undefined for a form that the site has no more. */
type FormOf = (lead: Lead) => FormSpec | undefined;

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
      const isEmpty = table !== undefined && Object.keys(journal.count({ table })).length === 0;
      // Reading them takes longer than the list.
      const forms = options.format === 'json' && !isEmpty ? [] : knownForms(options, context);
      if (isEmpty && forms.length > 0) assertTable(table, forms, context.words.leads);
      const formOf = (lead: Lead) => forms.find(({ action }) => action === lead.form);
      if (options.format === 'json') writeJson(journal.each(filter));
      else process.stdout.write(printPretty(journal, filter, formOf, context));
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

/** Maximum characters of a line in a file. */
const MAX_LENGTH = 160;

/** Formats the leads that need attention, with cause and remedy, then the newest of the others. */
function printPretty(
  journal: Journal,
  filter: LeadFilter,
  form: FormOf,
  { site, words: { leads: words } }: RelayCommandContext,
) {
  const { list } = words;
  const counts = journal.count(filter);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const counted = Object.entries(counts).map(([state, count]) => `${count} ${words.states[state as LeadState]}`);
  if (total === 0) return `${list.none}\n`;
  const urgent = journal.list({ ...filter, attention: true }).toReversed();
  const others = journal.newest(MAX_OTHERS, { ...filter, attention: false });
  const hidden = total - urgent.length - others.length;
  const lines = (lead: Lead) => linesOf(readInquiry(lead, form(lead)), site.timeZone ?? 'UTC', words);
  return joinBlocks([
    urgent.map((lead) => [...lines(lead), ...remedies(lead, words)].join('\n')),
    others.flatMap(lines),
    hidden > 0 ? [list.more(hidden)] : [],
    [list.summary(total, counted)],
  ]);
}

/** Who wants what where, and how it went; below, how to reach them, because staff often call back straight from the list. */
function linesOf(
  { lead, name, town, subject, phone, mail, message, rows }: Inquiry,
  timeZone: string,
  words: LeadsWords,
) {
  const { id, receivedAt, table, state, remarks } = lead;
  const states = [words.states[state], ...remarks.map((remark) => words.remarks[remark])].join(', ');
  const who = [name, town].filter(Boolean).join(', ') || table;
  const known = [phone, mail, message].filter(Boolean);
  const line = (parts: readonly string[]) => {
    const text = printable(parts.join(' · ').replace(/\s+/g, ' '));
    const room = (process.stdout.columns ?? MAX_LENGTH) - INDENT.length;
    return text.length > room ? `${text.slice(0, room - 1)}…` : text;
  };
  return [
    `${shortId(id)}  ${line([localTime(receivedAt, timeZone).slice(0, 16), who, subject, states].filter(Boolean))}`,
    `${INDENT}${line(known.length > 0 ? known : rows.map(({ value }) => value))}`,
  ];
}

/** Below the id. */
const INDENT = ' '.repeat(10);

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
  const labelled = (label: string) => (text: string) => {
    const start = `${INDENT}${label}  `;
    return start + hanging(text, start.length, process.stdout.columns);
  };
  return [
    ...[
      ...(cause === undefined ? [] : [printable(cause)]),
      ...unsent.map((kind) => mailState(kind, 'failed') + causeOfMail(kind)),
    ].map(labelled(list.cause)),
    ...fixes.map(labelled(list.fix)),
  ];
}
