/** Small components shared by the pages of the inbox. */
import type { ReactNode } from 'react';
import { useInbox } from './shell.tsx';

/** A confirmation at the top of a page. Renders nothing without one. */
export const Notice = ({ children }: { children: ReactNode }) =>
  children && (
    <p className="notice" role="status">
      {children}
    </p>
  );

/** The content of a page with a single message, and optional actions. */
export const Message = ({ title, text, children }: { title: string; text?: string; children?: ReactNode }) => (
  <section className="sheet">
    <h1>{title}</h1>
    {text && <p>{text}</p>}
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

interface ButtonFormProps {
  readonly label: string;
  readonly action?: string;
  /** What it sends, besides the token. */
  readonly sends?: Readonly<Record<string, string>>;
  readonly isMain?: boolean;
}

/** A form that is a single button. */
export const ButtonForm = ({ label, action, sends = {}, isMain }: ButtonFormProps) => (
  <form method="post" action={action} aria-label={label}>
    <Token />
    {Object.entries(sends).map(([name, value]) => (
      <Hidden key={name} name={name} value={value} />
    ))}
    <button type="submit" className={isMain ? 'main' : undefined}>
      {label}
    </button>
  </form>
);

export function Time({ at }: { at: number }) {
  const { timeFormat } = useInbox();
  return (
    <time dateTime={new Date(at).toISOString()} title={timeFormat.full(at)}>
      {timeFormat.short(at)}
    </time>
  );
}

/** Leads to the next page of a long list. */
export const Older = ({ to }: { to: string }) => (
  <a className="button" href={to}>
    {useInbox().words.list.older}
  </a>
);
