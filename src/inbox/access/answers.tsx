/** How signing in answers: pages in the inbox's own frame, and what is written down about it. */
import type { ReactNode } from 'react';
import type { InboxWords } from '../../messages/messages.ts';
import type { Journal } from '../../relay/journal.ts';
import { seeOther } from '../../relay/respond.ts';
import { guarded, inboxPage, PLACES, respond } from '../shell.tsx';
import { Told } from './pages.tsx';
import type { Visit } from './visit.ts';

interface Options {
  readonly journal: Pick<Journal, 'audit' | 'patiently'>;
  /** Address of the inbox: `/inbox/`. */
  readonly path: string;
  readonly words: InboxWords;
  readonly now: () => number;
}

/** Failed tries are written down once in this time, in milliseconds: their number must not fill the journal. */
const FAILURE_NOTED_EVERY = 60_000;

export type Answers = ReturnType<typeof createAnswers>;

export function createAnswers({ journal, path, words, now }: Options) {
  const at = path + PLACES.access;
  let failedAt = Number.NEGATIVE_INFINITY;

  function show({ session, place }: Visit, title: string, children: ReactNode, status = 200, headers = {}): Response {
    const here = session && ({ here: 'access' } as const);
    const html = inboxPage({ path, title, words, session, children, ...here });
    return respond(html, { status, script: place.domain !== undefined, headers });
  }

  const audit = (what: keyof InboxWords['access']['audit'], who = '') =>
    journal.patiently(() => journal.audit(now(), who, what));

  return {
    /** Address of signing in. */
    at,
    words: words.access,
    show,
    /** A page that says one thing. */
    tell: (visit: Visit, status: number, { title, text }: { title: string; text: string }, headers = {}) =>
      show(visit, title, <Told title={title} text={text} at={at} way={words.access.link.again} />, status, headers),
    lead: (to: string, headers = {}) => seeOther(to, { ...guarded('text/plain'), ...headers }),
    /** What most pages need. */
    pageOf: ({ place, to }: Visit) => ({ words: words.access, at, to, hasPasskeys: place.domain !== undefined }),
    audit,
    /** Writes down that someone could not sign in, and nothing of what was entered. */
    async failed(): Promise<void> {
      if (Math.abs(now() - failedAt) < FAILURE_NOTED_EVERY) return;
      failedAt = now();
      await audit('sign-in-failed');
    },
  };
}
