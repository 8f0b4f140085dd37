/** The list of all inquiries, newest first: some of a state, or some with what is searched for. */
import { searchFilter } from '../inquiry.ts';
import { type Lead, PROGRESS } from '../types.ts';
import { Cards, type ChosenView, viewName } from './card.tsx';
import { type InboxRequest, PAGE_SIZE, type Pages, pageIn } from './pages.tsx';
import { ButtonForm, Hidden, Pager } from './parts.tsx';
import { SECTIONS } from './shell.tsx';

/** Views that the list offers, besides `open`, which has a tab. */
const OFFERED: readonly ChosenView[] = [...PROGRESS, 'flagged', 'failed'];

/** Reads the inquiries on a page of the list, plus one if there are more. */
async function select(pages: Pages, view: ChosenView | undefined, search: string, page: number): Promise<Lead[]> {
  const { journal, read, shownForms: forms } = pages;
  const [start, end] = [(page - 1) * PAGE_SIZE, page * PAGE_SIZE + 1];
  if (search === '') return pages.select({ view }, end - start, start);
  const matches = searchFilter(search);
  const found: Lead[] = [];
  const next = journal.inboxPages({ forms, view });
  for (let some = await read(next); some && found.length < end; some = await read(next)) {
    found.push(...some.filter(matches));
    await new Promise(setImmediate);
  }
  return found.slice(start, end);
}

export async function listPage(pages: Pages, { session, query }: InboxRequest): Promise<Response> {
  const { journal, path, words, forms, shownForms } = pages;
  const view = (['open', ...OFFERED] as const).find((each) => each === query.get('state'));
  const search = (query.get('q') ?? '').trim().slice(0, 100);
  const page = pageIn(query);
  const leads = await select(pages, view, search, page);
  const counts = await pages.read(() => journal.inboxCounts(shownForms));
  const base = path + SECTIONS.all;
  const urlWith = (changed: Readonly<Record<string, string>>) =>
    `${base}?${new URLSearchParams({ state: view ?? '', q: search, ...changed })}`;
  const offered = OFFERED.filter((each) => each === view || (counts[each] ?? 0) > 0);
  const section = view === 'open' ? 'open' : 'all';
  return pages.render(
    session,
    { title: words.nav[section], section, hasCalls: true },
    <>
      <h1>{view ? viewName(view, words) : words.nav.all}</h1>
      <search>
        <form className="row" action={base} method="get" aria-label={words.list.search}>
          {view && <Hidden name="state" value={view} />}
          <input
            type="search"
            name="q"
            defaultValue={search}
            placeholder={words.list.searchHint}
            aria-label={words.list.search}
            maxLength={100}
            enterKeyHint="search"
          />
          <button type="submit">{words.list.search}</button>
        </form>
      </search>
      <nav className="row" aria-label={words.list.filter}>
        {offered.map((each) => (
          <a
            key={each}
            href={urlWith({ state: each === view ? '' : each })}
            className="button"
            aria-current={each === view ? 'true' : undefined}
          >
            {viewName(each, words)} {counts[each] ?? 0}
          </a>
        ))}
      </nav>
      <Cards inquiries={pages.readAll(leads.slice(0, PAGE_SIZE))} isQuiet none={words.list.none} />
      <Pager page={page} hasMore={leads.length > PAGE_SIZE} urlOf={(other) => urlWith({ page: String(other) })} />
      {forms.map(({ action, table }) => (
        <ButtonForm
          key={action}
          label={`${table} ${words.list.export}`}
          action={`${path}export.csv`}
          sends={{ form: action }}
        />
      ))}
    </>,
  );
}
