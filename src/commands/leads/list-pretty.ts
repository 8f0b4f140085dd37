/** Leads for people: first what someone has to look at, each with its cause and its remedy; then the rest in short. */
import type { LeadFilter } from '../../leads/journal/reader.ts';
import type { Journal } from '../../leads/journal.ts';
import type { Lead, LeadState, MailKind } from '../../leads/types.ts';
import { printable } from '../../lib/printable.ts';
import type { LeadsWords } from '../../messages/leads/words.ts';
import { localTime, shortId } from './shared.ts';

/** Of the leads that need nothing, so many are shown. */
const SHOWN_OTHERS = 20;

const INDENT = '  ';

/** What a list for people shows, however many others have long arrived. */
export interface Overview {
  /** The newest first, as in all of these. */
  readonly failed: readonly Lead[];
  readonly flagged: readonly Lead[];
  readonly twice: readonly Lead[];
  readonly unmailed: readonly Lead[];
  /** The newest of those that need nothing. */
  readonly others: readonly Lead[];
  readonly counts: Readonly<Partial<Record<LeadState, number>>>;
}

export function overview(journal: Journal, filter: LeadFilter): Overview {
  const { states } = filter;
  const inState = (state: LeadState) =>
    !states || states.includes(state) ? journal.list({ ...filter, states: [state] }).toReversed() : [];
  // What the key keeps from its way waits on, and someone has to mend that all the same.
  const barred = inState('received').filter(({ cause = '' }) => /^40[13]/.test(cause));
  const [failed, flagged] = [[...inState('failed'), ...barred], inState('flagged')];
  const twice = journal.list({ ...filter, twice: true }).toReversed();
  const unmailed = journal.list({ ...filter, mail: 'failed' }).toReversed();
  const attention = new Set([...failed, ...flagged, ...twice, ...unmailed].map(({ id }) => id));
  const newest = journal.newest(SHOWN_OTHERS + attention.size, filter);
  const others = newest.filter(({ id }) => !attention.has(id)).slice(0, SHOWN_OTHERS);
  return { failed, flagged, twice, unmailed, others, counts: journal.count(filter) };
}

/** `width` is that of the terminal. */
export function listPretty(shown: Overview, words: LeadsWords, width: number): string {
  const { failed, flagged, twice, unmailed, others, counts } = shown;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (total === 0) return `${words.list.none}\n`;
  const attention = new Set([...failed, ...flagged, ...twice, ...unmailed].map(({ id }) => id));
  const more = total - attention.size - others.length;
  const show = (lead: Lead) => `${head(lead, words)}\n${INDENT}${INDENT}${entered(lead)}`;
  const blocks = [
    block(failed, `✘ ${words.list.failed(failed.length)}`, (lead) => [show(lead), ...failure(lead, words)]),
    block(flagged, `▲ ${words.list.flagged(flagged.length)}`, (lead) => [
      show(lead),
      detail(words, 'fix', words.list.flaggedFix + shortId(lead.id)),
    ]),
    block(twice, `▲ ${words.list.twice(twice.length)}`, (lead) => [
      show(lead),
      detail(words, 'fix', words.list.twiceFix),
    ]),
    block(unmailed, `▲ ${words.list.unmailed(unmailed.length)}`, (lead) => [
      show(lead),
      ...mailStates(lead, words),
      detail(words, 'fix', words.list.unmailedFix + shortId(lead.id)),
    ]),
    block(others, attention.size > 0 ? words.list.others : '', (lead) => [row(lead, words, width)]),
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

/** What was entered, in one line: whoever has to look at a lead may want to call at once. */
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
  const kinds = Object.keys(mail) as MailKind[];
  return kinds.flatMap((kind) => {
    const state = mail[kind];
    return state ? [`${INDENT}${INDENT}${words.mailState(kind, state)}`] : [];
  });
}

function detail({ list }: LeadsWords, label: 'cause' | 'fix', text: string): string {
  const width = Math.max(list.cause.length, list.fix.length) + 2;
  return `${INDENT}${INDENT}${list[label].padEnd(width)}${text}`;
}
