/** The list of all inquiries, newest first: some of a state, or some with what is searched for. */
import { searchFilter } from '../inquiry.ts';
import { type Lead, PROGRESS } from '../types.ts';
import { Cards, type ChosenView, viewName } from './card.tsx';
import { type InboxRequest, PAGE_SIZE, type Pages, pageIn } from './pages.tsx';
import { Hidden, Pager, TextLink, Token } from './parts.tsx';
import { SECTIONS } from './shell.tsx';

/** Views that the list offers, besides `open`, which has a tab. */
const OFFERED: readonly ChosenView[] = [...PROGRESS, 'flagged', 'failed'];

/** What the list shows, as stated in its query string. */
interface Selection {
  readonly view?: ChosenView | undefined;
  readonly search?: string;
  /** Counts from 1. */
  readonly page?: number;
}

function queryOf({ view, search, page = 1 }: Selection): string {
  const chosen = {
    ...(view && { state: view }),
    ...(search && { q: search }),
    ...(page > 1 && { page: String(page) }),
  };
  return Object.keys(chosen).length > 0 ? `?${new URLSearchParams(chosen)}` : '';
}

/** Reads the inquiries on a page of the list, plus one if there are more. */
async function select({ journal, read, shownForms: forms }: Pages, { view, search = '', page = 1 }: Selection) {
  const [start, end] = [(page - 1) * PAGE_SIZE, page * PAGE_SIZE + 1];
  if (search === '') return read(() => journal.inboxPage({ forms, view }, end - start, start));
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
  const leads = await select(pages, { view, search, page });
  const counts = await pages.read(() => journal.inboxCounts(shownForms));
  const base = path + SECTIONS.all;
  const urlWith = (changed: Selection) => base + queryOf({ view, search, ...changed });
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
      <nav className="line quiet" aria-label={words.list.filter}>
        {offered.map((each) => (
          <a
            key={each}
            href={urlWith({ view: each === view ? undefined : each })}
            className="view"
            aria-current={each === view ? 'true' : undefined}
          >
            {viewName(each, words)} {counts[each] ?? 0}
          </a>
        ))}
      </nav>
      {search && (
        <p>
          {words.list.found(search)} <TextLink to={urlWith({ search: '' })}>{words.list.clear}</TextLink>
        </p>
      )}
      <Cards
        inquiries={pages.readAll(leads.slice(0, PAGE_SIZE))}
        isQuiet
        none={search ? words.list.nothingFound : words.list.noneHere}
      />
      <Pager page={page} hasMore={leads.length > PAGE_SIZE} urlOf={(other) => urlWith({ page: other })} />
      <form
        action={`${path}export.csv`}
        method="post"
        aria-label={words.list.export(forms.map(({ table }) => table).join(', '))}
      >
        <Token />
        {forms.map(({ action, table }) => (
          <button key={action} type="submit" name="form" value={action}>
            {words.list.export(table)}
          </button>
        ))}
      </form>
    </>,
  );
}
