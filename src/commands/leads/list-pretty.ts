/** Leads for people: first what someone has to look at, each with its cause and its remedy; then the rest in short. */
import { DAMAGED } from '../../leads/journal/damage.ts';
import type { Lead, LeadState, MailKind } from '../../leads/types.ts';
import type { LeadsWords } from '../../messages/leads/words.ts';
import { localTime } from './local-time.ts';

/** Characters of an id that are shown, and that `leads replay` is content with. */
export const SHOWN_ID = 8;

/** Of the leads that need nothing, so many are shown. */
const SHOWN_OTHERS = 20;

const INDENT = '  ';

/** `width` is that of the terminal. */
export function listPretty(leads: readonly Lead[], words: LeadsWords, width: number): string {
  if (leads.length === 0) return `${words.list.none}\n`;
  const newest = leads.toReversed();
  const failed = newest.filter(({ state }) => state === 'failed');
  const damaged = newest.filter(({ state, cause }) => state === 'delivered' && cause === DAMAGED);
  const flagged = newest.filter(({ state }) => state === 'flagged');
  const twice = newest.filter(({ remarks }) => remarks.includes('maybe-twice'));
  const unmailed = newest.filter(({ mail }) => Object.values(mail).includes('failed'));
  const attention = new Set([...failed, ...damaged, ...flagged, ...twice, ...unmailed]);
  const others = newest.filter((lead) => !attention.has(lead));
  const show = (lead: Lead) => `${head(lead, words)}\n${INDENT}${INDENT}${entered(lead)}`;
  const blocks = [
    block(failed, `✘ ${words.list.failed(failed.length)}`, (lead) => [show(lead), ...failure(lead, words)]),
    block(damaged, `▲ ${words.list.damaged(damaged.length)}`, (lead) => [show(lead)]),
    block(flagged, `▲ ${words.list.flagged(flagged.length)}`, (lead) => [
      show(lead),
      detail(words, 'fix', words.list.flaggedFix + shortId(lead)),
    ]),
    block(twice, `▲ ${words.list.twice(twice.length)}`, (lead) => [
      show(lead),
      detail(words, 'fix', words.list.twiceFix),
    ]),
    block(unmailed, `▲ ${words.list.unmailed(unmailed.length)}`, (lead) => [
      show(lead),
      ...mailStates(lead, words),
      detail(words, 'fix', words.list.unmailedFix + shortId(lead)),
    ]),
    block(others.slice(0, SHOWN_OTHERS), attention.size > 0 ? words.list.others : '', (lead) => [
      row(lead, words, width),
    ]),
    others.length > SHOWN_OTHERS ? `${words.list.more(others.length - SHOWN_OTHERS)}\n` : '',
    `${words.list.summary(leads.length, countStates(leads))}\n`,
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
  return `${INDENT}${shortId(lead)}  ${localTime(lead.receivedAt).slice(0, 16)}  ${lead.table}  ${state}`;
}

/** What was entered, in one line: whoever has to look at a lead may want to call at once. */
function entered({ fields }: Lead): string {
  const values = Object.values(fields).filter((value) => value !== '');
  return values.join(' · ').replace(/\s+/g, ' ');
}

/** Both in one line of the terminal. */
function row(lead: Lead, words: LeadsWords, width: number): string {
  const start = `${head(lead, words)}  `;
  const text = entered(lead);
  const room = Math.max(20, width - start.length);
  return start + (text.length > room ? `${text.slice(0, room - 1)}…` : text);
}

const shortId = ({ id }: Lead) => id.slice(0, SHOWN_ID);

function failure({ cause = '' }: Lead, words: LeadsWords): string[] {
  return [detail(words, 'cause', cause), detail(words, 'fix', words.remedy(cause))];
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

function countStates(leads: readonly Lead[]): Partial<Record<LeadState, number>> {
  const counts: Partial<Record<LeadState, number>> = {};
  for (const { state } of leads) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}
