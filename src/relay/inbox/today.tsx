/** The first page: who waits for a call, and who comes up again today. */
import type { InboxFilter, View } from '../journal/progress.ts';
import { Cards } from './card.tsx';
import { type InboxRequest, PAGE_SIZE, type Pages } from './pages.tsx';
import { Notice, TextLink } from './parts.tsx';
import { SECTIONS } from './shell.tsx';

export async function todayPage(pages: Pages, { session, query }: InboxRequest): Promise<Response> {
  const { journal, path, read, readAll, replyTime, shownForms: forms, words } = pages;
  const select = (filter: Pick<InboxFilter, 'view' | 'dueOn'>) =>
    read(() => journal.inboxPage({ forms, ...filter }, PAGE_SIZE + 1, 0));
  const found = await select({ view: 'waiting' });
  const due = await select({ dueOn: pages.today() });
  const { flagged = 0, failed = 0 } = await read(() => journal.heldCounts(forms));
  // Those that came first are first.
  const waiting = readAll(found.slice(0, PAGE_SIZE).toReversed());
  const link = (state: View, label: string) => (
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
        {found.length > PAGE_SIZE && link('new', words.today.more(waiting.length))}
      </section>
      {due.length > 0 && (
        <section aria-labelledby="due">
          <h2 id="due" className="hint">
            {words.today.due}
          </h2>
          <Cards inquiries={readAll(due)} isQuiet />
        </section>
      )}
      {flagged > 0 && link('flagged', words.today.held(flagged))}
      {failed > 0 && link('failed', `${failed} ${words.today.failed}`)}
    </>,
  );
}
