/** Looks whether anything is stuck in the journal. */
import type { Journal } from '../journal.ts';
import { type Finding, finding } from './finding.ts';

/** Waiting so long, a lead is no longer merely on its way. In milliseconds. */
const TOO_LONG_MS = 60 * 60_000;

/** Share of the month's requests from which someone should know. */
const NEARLY = 0.8;

/** What waits, failed or wants a decision. */
export function checkLeads(journal: Pick<Journal, 'list' | 'count'>, now: number): Finding[] {
  const failed = journal.list({ states: ['failed'] });
  const waiting = journal.list({ states: ['received', 'sending'] });
  const counts = journal.count();
  const flagged = counts.flagged ?? 0;
  const twice = journal.list({ remark: 'maybe-twice' });
  const unmailed = journal.list({ mail: 'failed' });
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
  if (flagged > 0) findings.push(finding('warning', 'leads-flagged', { count: flagged }));
  if (twice.length > 0) findings.push(finding('warning', 'leads-twice', { count: twice.length }));
  const leads = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return [...findings, finding('fine', 'journal-fine', { leads })];
}

/** How much of the month's requests to the store is used up. */
export function checkQuota(calls: number, limit: number): Finding {
  const level = calls >= limit ? 'error' : calls >= limit * NEARLY ? 'warning' : 'fine';
  return finding(level, 'quota', { calls, limit });
}
