/** The lists of inquiries: who waits today, and all, by state or by what is searched for. */
import { searchFilter } from '../inquiry.ts';
import { type Lead, PROGRESS } from '../types.ts';
import { Cards, type ChosenView, viewName } from './card.tsx';
import { type InboxRequest, PAGE_SIZE, type Pages, pageIn } from './pages.tsx';
import { ButtonForm, Hidden, Notice, Older, TextLink } from './parts.tsx';
import { SECTIONS } from './shell.tsx';

/** The first page: who waits for a call, and who comes up again today. */
export async function todayPage(pages: Pages, { session, query }: InboxRequest): Promise<Response> {
  const { path, readAll, replyTime, words } = pages;
  const waiting = await pages.count({ view: 'waiting' });
  const longest = await pages.select({ view: 'waiting' }, PAGE_SIZE, Math.max(0, waiting - PAGE_SIZE));
  const due = await pages.select({ dueOn: pages.today() });
  const [flagged, failed] = [await pages.count({ view: 'flagged' }), await pages.count({ view: 'failed' })];
  const urlOf = (view: ChosenView) => `${path}${SECTIONS.all}?state=${view}`;
  return pages.render(
    session,
    { title: words.title, section: 'today', waiting, hasCalls: true },
    <>
      <Notice>{pages.noticeIn(query)}</Notice>
      <section aria-labelledby="waiting">
        <h1 id="waiting" className="hint">
          {words.today.waiting}
          {replyTime && ` · ${words.today.promised} ${words.age.minutes(replyTime.promised)}`}
        </h1>
        <Cards inquiries={readAll(longest.toReversed())} none={words.today.none} />
        {waiting > PAGE_SIZE && <TextLink to={urlOf('new')}>{`${words.today.waiting}: ${waiting}`}</TextLink>}
      </section>
      {due.length > 0 && (
        <section aria-labelledby="due">
          <h2 id="due" className="hint">
            {words.today.due}
          </h2>
          <Cards inquiries={readAll(due)} isQuiet />
        </section>
      )}
      {flagged > 0 && <TextLink to={urlOf('flagged')}>{`${words.views.flagged}: ${flagged}`}</TextLink>}
      {failed > 0 && <TextLink to={urlOf('failed')}>{`${words.views.failed}: ${failed}`}</TextLink>}
    </>,
  );
}

/** Views that the list offers, besides `open`, which has a tab. */
const OFFERED: readonly ChosenView[] = [...PROGRESS, 'flagged', 'failed'];

/** Reads the inquiries on a page of the list, plus one if there are more. */
async function select(pages: Pages, view: ChosenView | undefined, search: string, page: number): Promise<Lead[]> {
  const { journal, retryWhileBusy, shownForms: forms } = pages;
  const [start, end] = [(page - 1) * PAGE_SIZE, page * PAGE_SIZE + 1];
  if (search === '') return pages.select({ view }, end - start, start);
  const matches = searchFilter(search);
  const found: Lead[] = [];
  const next = journal.inboxPages({ forms, view });
  for (let some = await retryWhileBusy(next); some && found.length < end; some = await retryWhileBusy(next)) {
    found.push(...some.filter(matches));
    await new Promise(setImmediate);
  }
  return found.slice(start, end);
}

/** All inquiries, newest first. */
export async function listPage(pages: Pages, { session, query }: InboxRequest): Promise<Response> {
  const { journal, path, words, forms, shownForms } = pages;
  const view = (['open', ...OFFERED] as const).find((each) => each === query.get('state'));
  const search = (query.get('q') ?? '').trim().slice(0, 100);
  const page = pageIn(query);
  const leads = await select(pages, view, search, page);
  const counts = await pages.retryWhileBusy(() => journal.inboxCounts(shownForms));
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
      {leads.length > PAGE_SIZE && <Older to={urlWith({ page: String(page + 1) })} />}
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
