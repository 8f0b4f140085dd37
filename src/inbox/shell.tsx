/** The frame of every page in the inbox, and the context of its components. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, type ReactNode, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { hashOf } from '../lib/fingerprint.ts';
import type { InboxWords } from '../messages/messages.ts';
import { type Clock, createClock } from './clock.ts';
import { guarded } from './http.ts';

const STYLES = readFileSync(join(import.meta.dirname, 'inbox.css'), 'utf8');

/** File name of the style sheet, below the address of the inbox. It changes with the content. */
export const STYLES_FILE = `inbox-${hashOf(STYLES)}.css`;

/** The style sheet. It is public, and may be cached. */
export const respondStyles = (): Response =>
  new Response(STYLES, { headers: { ...guarded('text/css'), 'Cache-Control': 'public, max-age=31536000, immutable' } });

/** The parts of the inbox, below its address. */
export const PLACES = { list: '', report: 'report/', log: 'log/', access: 'zugang/' } as const;

/** Someone who is signed in. */
export interface Session {
  /** Mail address of the person. */
  readonly user: string;
  /** Goes into every form as `token`. */
  readonly token: string;
}

export interface ShellOptions {
  /** Address of the inbox: `/inbox/`. */
  readonly path: string;
  readonly words: InboxWords;
  /** Where the readers are at home, as IANA names it. */
  readonly timeZone: string;
  readonly now: () => number;
}

/** What every component of a page may use. */
interface PageContext extends Pick<ShellOptions, 'path' | 'words'> {
  readonly clock: Clock;
  /** Undefined before signing in. */
  readonly session: Session | undefined;
}

const Context = createContext<PageContext | undefined>(undefined);

/** The context of the page that a component is part of. */
export function useInbox(): PageContext {
  const context = useContext(Context);
  if (!context) throw new Error('This component is used outside the pages of the inbox.');
  return context;
}

interface Page {
  readonly title: string;
  /** The part of the inbox to which the page belongs. */
  readonly here?: keyof typeof PLACES | undefined;
  readonly status?: number;
  /** True for a page with our script, which may send requests to this server. */
  readonly script?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Makes the function that answers with a complete page. React escapes whatever visitors have written. */
export function createShell({ path, words, timeZone, now }: ShellOptions) {
  return (session: Session | undefined, page: Page, content: ReactNode): Response => {
    const { title, here, status = 200, script = false, headers } = page;
    const html = renderToStaticMarkup(
      <Context value={{ path, words, clock: createClock(words, timeZone, now()), session }}>
        <Shell title={title} here={here}>
          {content}
        </Shell>
      </Context>,
    );
    return new Response(`<!doctype html>${html}`, { status, headers: { ...guarded('text/html', script), ...headers } });
  };
}

function Shell({ title, here, children }: Pick<Page, 'title' | 'here'> & { children: ReactNode }) {
  const { path, words, session } = useInbox();
  return (
    <html lang={words.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <title>{title === words.title ? title : `${title} – ${words.title}`}</title>
        <link rel="stylesheet" href={path + STYLES_FILE} />
      </head>
      <body>
        {session && (
          <header className="bar">
            <nav className="tabs" aria-label={words.nav.label}>
              {(Object.keys(PLACES) as (keyof typeof PLACES)[]).map((name) => (
                <a
                  key={name}
                  className="tab"
                  href={path + PLACES[name]}
                  aria-current={name === here ? 'page' : undefined}
                >
                  {words.nav[name]}
                </a>
              ))}
            </nav>
          </header>
        )}
        <main>{children}</main>
      </body>
    </html>
  );
}
