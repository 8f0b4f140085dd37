/** The first page: who waits for a call, and who comes up again today. */
import { Cards, type ChosenView } from './card.tsx';
import { type InboxRequest, PAGE_SIZE, type Pages } from './pages.tsx';
import { Notice, TextLink } from './parts.tsx';
import { SECTIONS } from './shell.tsx';

export async function todayPage(pages: Pages, { session, query }: InboxRequest): Promise<Response> {
  const { journal, path, readAll, replyTime, shownForms, words } = pages;
  const found = await pages.select({ view: 'waiting' });
  const due = await pages.select({ dueOn: pages.today() });
  const { flagged = 0, failed = 0 } = await pages.read(() => journal.heldCounts(shownForms));
  // Those that came first are first.
  const waiting = readAll(found.slice(0, PAGE_SIZE).toReversed());
  const link = (state: ChosenView, label: string) => (
    <TextLink to={`${path}${SECTIONS.all}?state=${state}`}>{label}</TextLink>
  );
  return pages.render(
    session,
    { title: words.title, section: 'today', waiting: waiting.length, hasCalls: true },
    <>
      <Notice>{pages.noticeIn(query)}</Notice>
      <section aria-labelledby="waiting">
        <h1 id="waiting" className="hint">
          {words.today.waiting}
          {replyTime && ` · ${words.today.promised} ${words.age.minutes(replyTime.promised)}`}
        </h1>
        <Cards inquiries={waiting} none={words.today.none} />
        {found.length > PAGE_SIZE && link('new', words.today.more)}
      </section>
      {due.length > 0 && (
        <section aria-labelledby="due">
          <h2 id="due" className="hint">
            {words.today.due}
          </h2>
          <Cards inquiries={readAll(due)} isQuiet />
        </section>
      )}
      {flagged > 0 && link('flagged', `${words.views.flagged}: ${flagged}`)}
      {failed > 0 && link('failed', `${words.views.failed}: ${failed}`)}
    </>,
  );
}
