/** Small components shared by the pages of the inbox. */
import type { ReactNode } from 'react';
import { useInbox } from './shell.tsx';

/** A confirmation or an error at the top of a page. Renders nothing without one. */
export const Notice = ({ role, children }: { role: 'alert' | 'status'; children: ReactNode }) =>
  children && (
    <p className="notice" role={role}>
      {children}
    </p>
  );

/** The content of a page with a single message, and optional actions. */
export const Message = ({ title, text, children }: { title: string; text: string; children?: ReactNode }) => (
  <section className="sheet">
    <h1>{title}</h1>
    <p>{text}</p>
    {children}
  </section>
);

/** A link on a separate line. */
export const TextLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a className="way" href={to}>
    {children}
  </a>
);

export const Hidden = ({ name, value }: { name: string; value: string | number }) => (
  <input type="hidden" name={name} value={value} />
);

/** The CSRF token, which proves that a form comes from a page of this session. */
export const Token = () => <Hidden name="token" value={useInbox().session?.token ?? ''} />;

export function Time({ at, short = false }: { at: number; short?: boolean }) {
  const { timeFormat } = useInbox();
  return (
    <time dateTime={new Date(at).toISOString()} title={short ? timeFormat.full(at) : undefined}>
      {short ? timeFormat.short(at) : timeFormat.full(at)}
    </time>
  );
}

interface PagerProps {
  /** Counts from 1. */
  readonly page: number;
  readonly hasMore: boolean;
  readonly urlOf: (page: number) => string;
}

/** Links to the previous and next page of a long list. */
export function Pager({ page, hasMore, urlOf }: PagerProps) {
  const { newer, older, pages } = useInbox().words.list;
  if (page === 1 && !hasMore) return null;
  return (
    <nav className="row" aria-label={pages}>
      {page > 1 && (
        <a className="button" href={urlOf(page - 1)}>
          {newer}
        </a>
      )}
      {hasMore && (
        <a className="button" href={urlOf(page + 1)}>
          {older}
        </a>
      )}
    </nav>
  );
}
