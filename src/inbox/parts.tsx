/** Small parts that several pages of the inbox have. */
import type { ReactNode } from 'react';
import type { InboxWords } from '../messages/messages.ts';
import type { Session } from './session.ts';

/** Something to know first: what was done a moment ago, or what went wrong. */
export const Notice = ({ role, children }: { role: 'alert' | 'status'; children: ReactNode }) => (
  <p className="notice" role={role}>
    {children}
  </p>
);

export const Hidden = ({ name, value }: { name: string; value: string | number }) => (
  <input type="hidden" name={name} value={value} />
);

/** Shows that a form comes from a page of this session. */
export const Token = ({ session }: { session: Session }) => <Hidden name="token" value={session.token} />;

interface PagerProps {
  readonly words: InboxWords['list'];
  /** From 1 on. */
  readonly page: number;
  readonly hasMore: boolean;
  readonly addressOf: (page: number) => string;
}

/** Ways to the pages before and after one of a long list. */
export const Pager = ({ words, page, hasMore, addressOf }: PagerProps) =>
  (page > 1 || hasMore) && (
    <nav className="row" aria-label={words.pages}>
      {page > 1 && (
        <a className="button" href={addressOf(page - 1)}>
          {words.newer}
        </a>
      )}
      {hasMore && (
        <a className="button" href={addressOf(page + 1)}>
          {words.older}
        </a>
      )}
    </nav>
  );
