/** The page around everything in the inbox, and the headers that it is sent with. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { hashOf } from '../lib/hash.ts';
import type { InboxWords } from '../messages/messages.ts';
import type { Session } from './session.ts';

const STYLES = readFileSync(join(import.meta.dirname, 'inbox.css'), 'utf8');

/** Below the address of the inbox. It changes with what is in it. */
export const STYLES_FILE = `inbox-${hashOf(STYLES)}.css`;

/** Below the address of the inbox: its parts, and where signing in is answered. */
export const PLACES = { list: '', report: 'report/', log: 'log/', access: 'zugang/' } as const;

export interface ShellProps {
  /** Address of the inbox: `/inbox/`. */
  readonly path: string;
  readonly title: string;
  readonly words: InboxWords;
  /** Without one, nothing leads to what it is needed for. */
  readonly session?: Session | undefined;
  /** Where in the inbox the page is. */
  readonly here?: keyof typeof PLACES;
  readonly children: ReactNode;
}

/** A complete page. React escapes whatever visitors have written. */
export const inboxPage = (props: ShellProps): string => `<!doctype html>${renderToStaticMarkup(<Shell {...props} />)}`;

function Shell({ path, title, words, session, here, children }: ShellProps) {
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

interface AnswerOptions {
  readonly status?: number;
  /** True for a page with a script of ours, which may ask this server. */
  readonly script?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A page as an answer. */
export const respond = (html: string, { status = 200, script = false, headers = {} }: AnswerOptions = {}): Response =>
  new Response(html, { status, headers: { ...guarded('text/html', script), ...headers } });

/** Headers of every answer of the inbox: no one keeps it, frames it, finds it by searching or learns its address. */
export const guarded = (type: string, script = false): Readonly<Record<string, string>> => ({
  'Content-Type': `${type}; charset=utf-8`,
  'Cache-Control': 'no-store',
  'Content-Security-Policy': [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    ...(script ? ["script-src 'self'", "connect-src 'self'"] : []),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // With `no-referrer`, browsers would send `Origin: null` with forms of our own (fetch.spec.whatwg.org/#origin-header).
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
});

/** The style sheet, which holds nothing that only some may see. */
export const respondStyles = (): Response =>
  new Response(STYLES, { headers: { ...guarded('text/css'), 'Cache-Control': 'public, max-age=31536000, immutable' } });
