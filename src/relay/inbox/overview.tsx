/** Pages about all inquiries: the report shows which pages of the website work, the log who did what. */
import { ownValue } from '../../base/lib/collections.ts';
import { isDay } from '../../base/lib/day.ts';
import { isProgress } from '../inquiry.ts';
import type { AuditEntry } from '../journal/progress.ts';
import { periodBefore, readReport } from '../report/report.ts';
import { type ReportTable, tablesOf } from '../report/tables.ts';
import { AUDIT_KEPT_MONTHS } from '../upkeep.ts';
import { type InboxRequest, type Pages, pageIn } from './pages.tsx';
import { Empty, Pager, Time } from './parts.tsx';

export async function reportPage(pages: Pages, { session, query }: InboxRequest): Promise<Response> {
  const { journal, forms, timeZone, replyTime, titleOf, countedForm: form, leadsWords } = pages;
  const { nav, report: words } = pages.words;
  const dayOf = (name: string) => [query.get(name) ?? ''].find(isDay);
  const to = dayOf('to') ?? pages.today();
  const wanted = dayOf('from');
  const from = wanted && wanted <= to ? wanted : `${to.slice(0, '2026-11'.length)}-01`;
  const readDays = (days: { from: string; to: string }) =>
    pages.read(() => readReport(journal, { timeZone, form, forms, replyTime, ...days }));
  const [inside, before] = [await readDays({ from, to }), await readDays(periodBefore({ from, to }))];
  const isEmpty = inside.report.pages.length === 0 && inside.outcome.inquiries === 0;
  return pages.render(
    session,
    { title: nav.report, section: 'report' },
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
      {isEmpty ? (
        <Empty>{words.none}</Empty>
      ) : (
        <>
          {tablesOf(inside, before, { words: leadsWords.report, titleOf }).map((table) => (
            <Table key={table.head[0]} {...table} />
          ))}
          <p className="hint">{leadsWords.report.agreed(inside.unplaced)}</p>
        </>
      )}
    </>,
  );
}

const Table = ({ head, rows }: ReportTable) => (
  <div className="sheet">
    <table>
      <thead className="hint">
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

const LOG_PAGE_SIZE = 50;

export async function logPage(pages: Pages, { session, query }: InboxRequest): Promise<Response> {
  const { journal, path, read, words } = pages;
  const { nav, log, audit, progress } = words;
  const page = pageIn(query);
  const entries = await read(() => journal.auditTrail(LOG_PAGE_SIZE + 1, (page - 1) * LOG_PAGE_SIZE));
  const left = await read(() => new Set(entries.map(({ lead }) => lead).filter((id) => id && journal.get(id))));
  const labelOf = (what: string) => (isProgress(what) ? log.setTo(progress[what]) : (ownValue(audit, what) ?? what));
  /** Links to the inquiry of an entry, or states that it has been deleted since. */
  const inquiryOf = ({ lead, what }: AuditEntry) => {
    if (!lead) return null;
    if (left.has(lead)) return <a href={path + lead}>{log.inquiry}</a>;
    return what === 'deleted' ? null : log.deleted;
  };
  return pages.render(
    session,
    { title: nav.log, section: 'log' },
    <>
      <h1>{nav.log}</h1>
      <p>{log.lead(AUDIT_KEPT_MONTHS)}</p>
      <ol role="list" className="sheet hint history">
        {entries.slice(0, LOG_PAGE_SIZE).map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and their order never changes
          <li key={index}>
            <strong>{labelOf(entry.what)}</strong>
            {inquiryOf(entry) && <> · {inquiryOf(entry)}</>}
            {' · '}
            <Time at={entry.at} /> · {entry.who}
          </li>
        ))}
      </ol>
      <Pager page={page} hasMore={entries.length > LOG_PAGE_SIZE} urlOf={(other) => `?page=${other}`} />
    </>,
  );
}
