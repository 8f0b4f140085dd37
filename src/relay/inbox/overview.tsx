/** Pages about all inquiries: the report shows which pages of the website work, the log who did what. */
import { ownValue } from '../../base/lib/collections.ts';
import type { AuditEntry } from '../journal/progress.ts';
import type { Report } from '../report/report.ts';
import type { LeadsWords } from '../words/leads.ts';
import { isProgress } from './inquiry.ts';
import { Pager, Time } from './parts.tsx';
import { useInbox } from './shell.tsx';

interface ReportProps {
  readonly tableWords: LeadsWords['report'];
  readonly report: Report;
  /** Number of inquiries whose landing page is unknown. */
  readonly unplaced: number;
}

export function ReportPage({ tableWords, report, unplaced }: ReportProps) {
  const words = useInbox().words.report;
  const { from, to, pages, referrers } = report;
  const sum = (of: 'inquiries' | 'calls') => pages.reduce((total, page) => total + page[of], 0);
  const most = Math.max(1, ...pages.map(({ inquiries, calls }) => inquiries + calls));
  return (
    <>
      <h1>{words.title}</h1>
      <form className="row" method="get" aria-label={words.title}>
        <label>
          {words.from} <input type="date" name="from" defaultValue={from} max={to} required />
        </label>
        <label>
          {words.to} <input type="date" name="to" defaultValue={to} required />
        </label>
        <button type="submit">{words.show}</button>
      </form>
      {pages.length === 0 && unplaced === 0 ? (
        <p className="empty quiet">{words.none}</p>
      ) : (
        <>
          <p>{words.lead}</p>
          <table>
            <thead>
              <tr>
                <th scope="col">{tableWords.page}</th>
                <th scope="col">{tableWords.inquiries}</th>
                <th scope="col">{tableWords.calls}</th>
              </tr>
            </thead>
            <tbody>
              {pages.map(({ url, inquiries, calls }) => (
                <tr key={url}>
                  <th scope="row">
                    {url}
                    <meter max={most} value={inquiries + calls} aria-hidden="true" />
                  </th>
                  <td>{inquiries}</td>
                  <td>{calls}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{tableWords.total}</th>
                <td>{sum('inquiries')}</td>
                <td>{sum('calls')}</td>
              </tr>
            </tfoot>
          </table>
          {unplaced > 0 && <p>{tableWords.unplaced(unplaced)}</p>}
        </>
      )}
      {referrers.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{tableWords.host}</th>
              <th scope="col">{tableWords.inquiries}</th>
            </tr>
          </thead>
          <tbody>
            {referrers.map(({ host, inquiries }) => (
              <tr key={host}>
                <th scope="row">{host}</th>
                <td>{inquiries}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

interface LogProps {
  readonly entries: readonly AuditEntry[];
  /** True if the inquiry is still in the journal. */
  readonly exists: (id: string) => boolean;
  readonly keptMonths: number;
  readonly page: number;
  readonly hasMore: boolean;
}

export function LogPage({ entries, exists, keptMonths, page, hasMore }: LogProps) {
  const { path, words } = useInbox();
  const { log, audit, progress } = words;
  const labelOf = (what: string) => (isProgress(what) ? log.setTo(progress[what]) : (ownValue(audit, what) ?? what));
  /** Links to the inquiry of an entry, or states that it has been deleted since. */
  const inquiryOf = ({ lead, what }: AuditEntry) => {
    if (!lead) return null;
    if (exists(lead)) return <a href={path + lead}>{log.inquiry}</a>;
    return what === 'deleted' ? null : log.deleted;
  };
  return (
    <>
      <h1>{log.title}</h1>
      <p>{log.lead(keptMonths)}</p>
      {entries.length === 0 ? (
        <p className="empty quiet">{log.none}</p>
      ) : (
        <ol role="list">
          {entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and their order never changes
            <li key={index} className="step">
              <strong>{labelOf(entry.what)}</strong>
              {inquiryOf(entry) && <> · {inquiryOf(entry)}</>}
              <small>
                <Time at={entry.at} /> · {entry.who}
              </small>
            </li>
          ))}
        </ol>
      )}
      <Pager page={page} hasMore={hasMore} urlOf={(other) => `?page=${other}`} />
    </>
  );
}
