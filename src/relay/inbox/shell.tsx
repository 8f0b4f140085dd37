/** The frame of every page in the inbox, and the context of its components. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, type ReactNode, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { hashOf } from '../../base/lib/fingerprint.ts';
import { createTimeFormat, type TimeFormat } from './clock.ts';
import { securityHeaders } from './http.ts';
import type { InboxWords } from './words.ts';

const STYLES = readFileSync(join(import.meta.dirname, 'inbox.css'), 'utf8');

/** File name of the style sheet, relative to the inbox. It contains a hash of the content. */
export const STYLES_FILE = `inbox-${hashOf(STYLES)}.css`;

/** Serves the style sheet, which is public and can be cached. */
export const serveStyles = (): Response =>
  new Response(STYLES, {
    headers: { ...securityHeaders('text/css'), 'Cache-Control': 'public, max-age=31536000, immutable' },
  });

/** The sections of the inbox and their paths, relative to it. */
export const SECTIONS = { list: '', report: 'report/', log: 'log/', access: 'access/' } as const;

/** The session of a signed-in user. */
export interface Session {
  /** Mail address of the user. */
  readonly user: string;
  /** CSRF token, sent with every form as `token`. */
  readonly token: string;
}

export interface ShellOptions {
  /** Path of the inbox: `/inbox/`. */
  readonly path: string;
  readonly words: InboxWords;
  /** IANA name of the readers' time zone. */
  readonly timeZone: string;
  readonly now: () => number;
}

/** The context of every component of a page. */
interface PageContext extends Pick<ShellOptions, 'path' | 'words'> {
  readonly timeFormat: TimeFormat;
  /** Undefined before signing in. */
  readonly session: Session | undefined;
}

const Context = createContext<PageContext | undefined>(undefined);

export function useInbox(): PageContext {
  const context = useContext(Context);
  if (!context) throw new Error('This component is used outside the pages of the inbox.');
  return context;
}

interface Page {
  readonly title: string;
  /** Section to which the page belongs. */
  readonly section?: keyof typeof SECTIONS | undefined;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns a function that renders a complete page as a response. React escapes everything visitors have written. */
export function createShell({ path, words, timeZone, now }: ShellOptions) {
  return (session: Session | undefined, page: Page, content: ReactNode): Response => {
    const { title, section, status = 200, headers } = page;
    const html = renderToStaticMarkup(
      <Context value={{ path, words, timeFormat: createTimeFormat(words, timeZone, now()), session }}>
        <Shell title={title} section={section}>
          {content}
        </Shell>
      </Context>,
    );
    return new Response(`<!doctype html>${html}`, {
      status,
      headers: { ...securityHeaders('text/html'), ...headers },
    });
  };
}

function Shell({ title, section, children }: Pick<Page, 'title' | 'section'> & { children: ReactNode }) {
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
              {(Object.keys(SECTIONS) as (keyof typeof SECTIONS)[]).map((name) => (
                <a
                  key={name}
                  className="tab"
                  href={path + SECTIONS[name]}
                  aria-current={name === section ? 'page' : undefined}
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
