/** Leads for people: first what someone has to look at, each with its cause and its remedy; then the rest in short. */
import type { LeadFilter } from '../../leads/journal/reader.ts';
import type { Journal } from '../../leads/journal.ts';
import type { Lead, LeadState, MailKind, MailState } from '../../leads/types.ts';
import { printable } from '../../lib/printable.ts';
import type { LeadsWords } from '../../messages/messages.ts';
import { localTime, shortId } from './shared.ts';

/** Most leads shown of those that need nothing. */
const SHOWN_OTHERS = 20;

const INDENT = '  ';

/** What a list for people shows, however many others have long arrived. All are in order of arrival, the newest first. */
export function overview(journal: Journal, filter: LeadFilter) {
  const { states } = filter;
  const newestFirst = (narrower: LeadFilter) => journal.list({ ...filter, ...narrower }).toReversed();
  const inState = (state: LeadState) => (!states || states.includes(state) ? newestFirst({ states: [state] }) : []);
  // What the key keeps from its way waits on, and someone has to mend that all the same.
  const barred = inState('received').filter(({ cause = '' }) => /^40[13]/.test(cause));
  const failed = [...inState('failed'), ...barred];
  const flagged = inState('flagged');
  const twice = newestFirst({ twice: true });
  const unmailed = newestFirst({ mail: 'failed' });
  const attention = new Set([...failed, ...flagged, ...twice, ...unmailed].map(({ id }) => id));
  const newest = journal.newest(SHOWN_OTHERS + attention.size, filter);
  const others = newest.filter(({ id }) => !attention.has(id)).slice(0, SHOWN_OTHERS);
  return { failed, flagged, twice, unmailed, attention: attention.size, others, counts: journal.count(filter) };
}

/** `width` is that of the terminal. */
export function listPretty(shown: ReturnType<typeof overview>, words: LeadsWords, width: number): string {
  const { failed, flagged, twice, unmailed, attention, others, counts } = shown;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (total === 0) return `${words.list.none}\n`;
  const more = total - attention - others.length;
  const show = (lead: Lead) => `${head(lead, words)}\n${INDENT}${INDENT}${entered(lead)}`;
  const fix = (text: string) => detail(words, 'fix', text);
  const { list } = words;
  const blocks = [
    block(failed, `✘ ${list.failed(failed.length)}`, (lead) => [show(lead), ...failure(lead, words)]),
    block(flagged, `▲ ${list.flagged(flagged.length)}`, (lead) => [
      show(lead),
      fix(list.flaggedFix + shortId(lead.id)),
    ]),
    block(twice, `▲ ${list.twice(twice.length)}`, (lead) => [show(lead), fix(list.twiceFix)]),
    block(unmailed, `▲ ${list.unmailed(unmailed.length)}`, (lead) => [
      show(lead),
      ...mailStates(lead, words),
      fix(list.unmailedFix + shortId(lead.id)),
    ]),
    block(others, attention > 0 ? words.list.others : '', (lead) => [row(lead, words, width)]),
    more > 0 ? `${words.list.more(more)}\n` : '',
    `${words.list.summary(total, counts)}\n`,
  ];
  return blocks.filter((text) => text !== '').join('\n');
}

function block(leads: readonly Lead[], heading: string, lines: (lead: Lead) => string[]): string {
  if (leads.length === 0) return '';
  const rows = leads.flatMap(lines).map((line) => `${line}\n`);
  return (heading === '' ? '' : `${heading}\n`) + rows.join('');
}

/** Id, time, table, state. */
function head(lead: Lead, { states, remarks }: LeadsWords): string {
  const state = [states[lead.state], ...lead.remarks.map((remark) => remarks[remark])].join(', ');
  return `${INDENT}${shortId(lead.id)}  ${localTime(lead.receivedAt).slice(0, 16)}  ${lead.table}  ${state}`;
}

/** What was entered, in one line: a lead that needs attention is often answered by a call at once. */
function entered({ fields }: Lead): string {
  const values = Object.values(fields).filter((value) => value !== '');
  return printable(values.join(' · ').replace(/\s+/g, ' '));
}

/** Both in one line of the terminal. */
function row(lead: Lead, words: LeadsWords, width: number): string {
  const start = `${head(lead, words)}  `;
  const text = entered(lead);
  const room = Math.max(20, width - start.length);
  return start + (text.length > room ? `${text.slice(0, room - 1)}…` : text);
}

function failure({ cause = '' }: Lead, words: LeadsWords): string[] {
  return [detail(words, 'cause', printable(cause)), detail(words, 'fix', words.remedy(cause))];
}

function mailStates({ mail }: Lead, words: LeadsWords): string[] {
  const states = Object.entries(mail) as [MailKind, MailState][];
  return states.map(([kind, state]) => `${INDENT}${INDENT}${words.mailState(kind, state)}`);
}

function detail({ list }: LeadsWords, label: 'cause' | 'fix', text: string): string {
  const width = Math.max(list.cause.length, list.fix.length) + 2;
  return `${INDENT}${INDENT}${list[label].padEnd(width)}${text}`;
}
