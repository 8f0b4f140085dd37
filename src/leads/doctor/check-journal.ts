/** Looks whether anything is stuck in the journal. */
import type { Journal } from '../journal.ts';
import type { Lead } from '../types.ts';
import { type Finding, finding } from './finding.ts';

/** Waiting so long, a lead is no longer merely on its way. In milliseconds. */
const TOO_LONG_MS = 60 * 60_000;

/** Share of the month's requests from which someone should know. */
const NEARLY = 0.8;

/** What waits, failed or wants a decision. */
export function checkLeads(journal: Pick<Journal, 'list'>, now: number): Finding[] {
  const leads = journal.list();
  const inState = (...states: Lead['state'][]) => leads.filter(({ state }) => states.includes(state));
  const failed = inState('failed');
  const waiting = inState('received', 'sending');
  const flagged = inState('flagged');
  const twice = leads.filter(({ remarks }) => remarks.includes('maybe-twice'));
  const unmailed = leads.filter(({ mail }) => Object.values(mail).includes('failed'));
  const [oldest] = waiting;
  const findings: Finding[] = [];
  if (failed.length > 0) {
    const causes = [...new Set(failed.flatMap(({ cause }) => cause ?? []))];
    findings.push(finding('error', 'leads-failed', { count: failed.length, causes }));
  }
  if (oldest) {
    const level = now - Date.parse(oldest.receivedAt) > TOO_LONG_MS ? 'error' : 'warning';
    findings.push(finding(level, 'leads-waiting', { count: waiting.length, since: oldest.receivedAt }));
  }
  if (unmailed.length > 0) findings.push(finding('error', 'mails-failed', { count: unmailed.length }));
  if (flagged.length > 0) findings.push(finding('warning', 'leads-flagged', { count: flagged.length }));
  if (twice.length > 0) findings.push(finding('warning', 'leads-twice', { count: twice.length }));
  return [...findings, finding('fine', 'journal-fine', { leads: leads.length })];
}

/** How much of the month's requests to the store is used up. */
export function checkQuota(calls: number, limit: number): Finding {
  const level = calls >= limit ? 'error' : calls >= limit * NEARLY ? 'warning' : 'fine';
  return finding(level, 'quota', { calls, limit });
}
