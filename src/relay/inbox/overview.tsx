/** Pages about all inquiries: the report shows which pages of the website work, the log who did what. */
import { ownValue } from '../../base/lib/collections.ts';
import { isDay } from '../../base/lib/day.ts';
import { type ReportTable, readTables } from '../report/tables.ts';
import { type InboxRequest, PAGE_SIZE, type Pages, pageIn } from './pages.tsx';
import { Older, Time } from './parts.tsx';

export async function reportPage(pages: Pages, { session, query }: InboxRequest): Promise<Response> {
  const { journal, forms, timeZone, replyTime, titleOf, form, leadsWords } = pages;
  const { nav, report: words } = pages.words;
  const dayOf = (name: string) => [query.get(name) ?? ''].find(isDay);
  const to = dayOf('to') ?? pages.today();
  const wanted = dayOf('from');
  const from = wanted && wanted <= to ? wanted : `${to.slice(0, '2026-11'.length)}-01`;
  const options = { timeZone, form, forms, replyTime, titleOf, words: leadsWords.report, from, to };
  const { tables, notes } = await pages.retryWhileBusy(() => readTables(journal, options));
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
      {tables.map((table) => (
        <Table key={table.head[0]} {...table} />
      ))}
      {notes.map((note) => (
        <p key={note} className="hint">
          {note}
        </p>
      ))}
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

export async function logPage(pages: Pages, { session, query }: InboxRequest): Promise<Response> {
  const { journal, path, retryWhileBusy, words } = pages;
  const labelOf = (what: string) => ownValue({ ...words.progress, ...words.audit }, what) ?? what;
  const page = pageIn(query);
  const entries = await retryWhileBusy(() => journal.auditTrail(PAGE_SIZE + 1, (page - 1) * PAGE_SIZE));
  return pages.render(
    session,
    { title: words.nav.log, section: 'log' },
    <>
      <h1>{words.nav.log}</h1>
      <ol role="list" className="sheet hint">
        {entries.slice(0, PAGE_SIZE).map(({ at, who, what, lead }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and their order never changes
          <li key={index}>
            <strong>{lead && what !== 'deleted' ? <a href={path + lead}>{labelOf(what)}</a> : labelOf(what)}</strong> ·{' '}
            <Time at={at} /> · {who}
          </li>
        ))}
      </ol>
      {entries.length > PAGE_SIZE && <Older to={`?page=${page + 1}`} />}
    </>,
  );
}
