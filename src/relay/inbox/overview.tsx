/** Pages about all inquiries: the report shows which pages of the website work, the log who did what. */
import { ownValue } from '../../base/lib/collections.ts';
import type { Day } from '../../base/lib/day.ts';
import { isProgress } from '../inquiry.ts';
import type { AuditEntry } from '../journal/progress.ts';
import type { ReportTable } from '../report/tables.ts';
import { Empty, Pager, Time } from './parts.tsx';
import { useInbox } from './shell.tsx';

interface ReportProps {
  readonly period: { readonly from: Day; readonly to: Day };
  /** Empty if there was nothing. */
  readonly tables: readonly ReportTable[];
  /** Says whom the report counts. */
  readonly agreed: string;
}

export function ReportPage({ period: { from, to }, tables, agreed }: ReportProps) {
  const { nav, report: words } = useInbox().words;
  return (
    <>
      <h1>{nav.report}</h1>
      <form className="row" method="get" aria-label={nav.report}>
        <label>
          {words.from} <input type="date" name="from" defaultValue={from} max={to} required />
        </label>
        <label>
          {words.to} <input type="date" name="to" defaultValue={to} required />
        </label>
        <button type="submit">{words.show}</button>
      </form>
      {tables.map((table) => (
        <Table key={table.head[0]} {...table} />
      ))}
      {tables.length > 0 ? <p className="quiet">{agreed}</p> : <Empty>{words.none}</Empty>}
    </>
  );
}

const Table = ({ head, rows }: ReportTable) => (
  <div className="sheet">
    <table>
      <thead>
        <tr>
          {head.map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order, and two have the same name
            <th key={at} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {figures.map((figure, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <td key={at}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

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
  const { nav, log, audit, progress } = words;
  const labelOf = (what: string) => (isProgress(what) ? log.setTo(progress[what]) : (ownValue(audit, what) ?? what));
  /** Links to the inquiry of an entry, or states that it has been deleted since. */
  const inquiryOf = ({ lead, what }: AuditEntry) => {
    if (!lead) return null;
    if (exists(lead)) return <a href={path + lead}>{log.inquiry}</a>;
    return what === 'deleted' ? null : log.deleted;
  };
  return (
    <>
      <h1>{nav.log}</h1>
      <p>{log.lead(keptMonths)}</p>
      {entries.length === 0 ? (
        <Empty>{log.none}</Empty>
      ) : (
        <ol role="list" className="sheet quiet history">
          {entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and their order never changes
            <li key={index}>
              <strong>{labelOf(entry.what)}</strong>
              {inquiryOf(entry) && <> · {inquiryOf(entry)}</>}
              {' · '}
              <Time at={entry.at} /> · {entry.who}
            </li>
          ))}
        </ol>
      )}
      <Pager page={page} hasMore={hasMore} urlOf={(other) => `?page=${other}`} />
    </>
  );
}
