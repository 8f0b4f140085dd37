/** Small components that several pages of the inbox share. */
import type { ReactNode } from 'react';
import { useInbox } from './shell.tsx';

/** A message at the top: what was just done, or what went wrong. Renders nothing without one. */
export const Notice = ({ role, children }: { role: 'alert' | 'status'; children: ReactNode }) =>
  children && (
    <p className="notice" role={role}>
      {children}
    </p>
  );

/** A page with one message, and perhaps what to do about it. */
export const Message = ({ title, text, children }: { title: string; text: string; children?: ReactNode }) => (
  <>
    <h1>{title}</h1>
    <p>{text}</p>
    {children}
  </>
);

/** A link on a line of its own. */
export const TextLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a className="way" href={to}>
    {children}
  </a>
);

export const Hidden = ({ name, value }: { name: string; value: string | number }) => (
  <input type="hidden" name={name} value={value} />
);

/** Proves that a form comes from a page of this session. */
export const Token = () => <Hidden name="token" value={useInbox().session?.token ?? ''} />;

/** A time that people and programs can read. */
export function When({ at, short = false }: { at: number; short?: boolean }) {
  const { clock } = useInbox();
  return (
    <time dateTime={new Date(at).toISOString()} title={short ? clock.moment(at) : undefined}>
      {short ? clock.ago(at) : clock.moment(at)}
    </time>
  );
}

interface PagerProps {
  /** The first is 1. */
  readonly page: number;
  readonly hasMore: boolean;
  readonly addressOf: (page: number) => string;
}

/** Links to the pages before and after one page of a long list. */
export function Pager({ page, hasMore, addressOf }: PagerProps) {
  const { newer, older, pages } = useInbox().words.list;
  if (page === 1 && !hasMore) return null;
  return (
    <nav className="row" aria-label={pages}>
      {page > 1 && (
        <a className="button" href={addressOf(page - 1)}>
          {newer}
        </a>
      )}
      {hasMore && (
        <a className="button" href={addressOf(page + 1)}>
          {older}
        </a>
      )}
    </nav>
  );
}
