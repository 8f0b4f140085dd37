/** The first page: who waits for a call, and who comes up again today. */
import type { Inquiry } from '../inquiry.ts';
import type { Counts, View } from '../journal/progress.ts';
import { Cards } from './card.tsx';
import { Notice, TextLink } from './parts.tsx';
import { SECTIONS, useInbox } from './shell.tsx';

interface TodayProps {
  /** Those that came first are first. */
  readonly waiting: readonly Inquiry[];
  /** True if others have waited even longer. */
  readonly hasMore: boolean;
  readonly due: readonly Inquiry[];
  readonly counts: Counts;
  /** Confirms what was just done. */
  readonly done: string | undefined;
}

export function Today({ waiting, hasMore, due, counts, done }: TodayProps) {
  const { path, words, replyTime } = useInbox();
  const { flagged = 0, failed = 0 } = counts;
  const view = (state: View) => `${path}${SECTIONS.all}?state=${state}`;
  return (
    <>
      <h1 className="unseen">{words.nav.today}</h1>
      <Notice>{done}</Notice>
      <section aria-labelledby="waiting">
        <h2 id="waiting" className="line quiet group">
          {words.today.waiting}{' '}
          {replyTime && <span>{words.today.promised(words.age.minutes(replyTime.promised))}</span>}
        </h2>
        <Cards inquiries={waiting} none={words.today.none} />
        {hasMore && <TextLink to={view('new')}>{words.today.more(waiting.length)}</TextLink>}
      </section>
      {due.length > 0 && (
        <section aria-labelledby="due">
          <h2 id="due" className="quiet">
            {words.today.due}
          </h2>
          <Cards inquiries={due} isQuiet />
        </section>
      )}
      {flagged > 0 && <TextLink to={view('flagged')}>{words.today.held(flagged)}</TextLink>}
      {failed > 0 && <TextLink to={view('failed')}>{words.today.failed(failed)}</TextLink>}
    </>
  );
}
