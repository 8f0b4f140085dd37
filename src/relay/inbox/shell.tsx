/** The frame of every page in the inbox, and the context of its components. */
import { createContext, type ReactNode, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReplyTime } from '../report/reply-time.ts';
import { type AssetUrls, type Brand, createAssets } from './assets.ts';
import { createTimeFormat, type TimeFormat } from './clock.ts';
import { pageHeaders, SCRIPT_POLICY } from './http.ts';
import type { InboxWords } from './words.ts';

/** The sections of the inbox and their paths, relative to it. */
export const SECTIONS = {
  today: '',
  open: 'list/?state=open',
  all: 'list/',
  report: 'report/',
  log: 'log/',
  access: 'access/',
} as const;

/** Sections that are at hand on every page. The others are at its end. */
const TABS = ['today', 'open', 'all', 'report'] as const satisfies readonly Section[];

export type Section = keyof typeof SECTIONS;

/** The session of a signed-in user. */
export interface Session {
  /** Mail address of the user. */
  readonly user: string;
  /** CSRF token, sent with every form as `token`. */
  readonly token: string;
}

/** What the pages of an inbox know of their site. */
export interface ShellOptions {
  /** Path of the inbox: `/inbox/`. */
  readonly path: string;
  readonly words: InboxWords;
  /** IANA name of the readers' time zone. */
  readonly timeZone: string;
  readonly brand: Brand;
  /** Undefined if the site promises nothing. */
  readonly replyTime?: ReplyTime | undefined;
  /** Start of the address of a map. */
  readonly map?: string | undefined;
  readonly now: () => number;
}

/** The context of every component of a page. */
interface PageContext extends Omit<ShellOptions, 'now'> {
  readonly assets: AssetUrls;
  readonly timeFormat: TimeFormat;
  readonly now: number;
  /** Undefined before signing in. */
  readonly session: Session | undefined;
}

/** Every component is on a page, which fills it. */
const Context = createContext({} as PageContext);

export const useInbox = () => useContext(Context);

interface Page {
  readonly title: string;
  /** Section to which the page belongs. */
  readonly section?: Section | undefined;
  /** Number of people who wait, if known. */
  readonly waiting?: number;
  /** True if calls start from it. */
  readonly hasCalls?: true;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Creates the frame of all pages, and serves the files that they share. */
export function createShell({ now: readClock, ...shared }: ShellOptions) {
  const { path, words, timeZone, brand } = shared;
  const { urls: assets, serve } = createAssets(path, brand);
  /** Renders a complete page. React escapes everything visitors have written. */
  const render = (session: Session | undefined, page: Page, content: ReactNode): Response => {
    const now = readClock();
    const timeFormat = createTimeFormat(words, timeZone, now);
    const html = renderToStaticMarkup(
      <Context value={{ ...shared, assets, timeFormat, now, session }}>
        <Shell {...page}>{content}</Shell>
      </Context>,
    );
    const headers = { ...pageHeaders('text/html', page.hasCalls && SCRIPT_POLICY), ...page.headers };
    return new Response(`<!doctype html>${html}`, { status: page.status ?? 200, headers });
  };
  return { render, serve };
}

function Shell({ title, section, waiting = 0, hasCalls, children }: Page & { children: ReactNode }) {
  const { words, session, brand, assets } = useInbox();
  return (
    <html lang={words.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <title>{[...new Set([title, words.title, brand.name])].join(' – ')}</title>
        <link rel="stylesheet" href={assets.styles} />
        <link rel="icon" href={assets.icon} sizes="512x512" />
        <link rel="apple-touch-icon" href={assets.icon} />
        {hasCalls && <script src={assets.script} defer />}
      </head>
      <body>
        <header className="bar">
          <p className="line owner">
            <img src={assets.icon} alt="" width="28" height="28" />
            {brand.name}
          </p>
          {session && (
            <nav className="line tabs" aria-label={words.nav.label}>
              {TABS.map((name) => (
                <SectionLink key={name} to={name} section={section}>
                  {name === 'today' && waiting > 0 && <span className="chip error">{waiting}</span>}
                </SectionLink>
              ))}
            </nav>
          )}
        </header>
        <main>{children}</main>
        {session && (
          <footer className="line tabs">
            <SectionLink to="log" section={section} />
            <SectionLink to="access" section={section} />
          </footer>
        )}
      </body>
    </html>
  );
}

function SectionLink({ to, section, children }: { to: Section; section: Section | undefined; children?: ReactNode }) {
  const { path, words } = useInbox();
  return (
    <a className="tab" href={path + SECTIONS[to]} aria-current={to === section ? 'page' : undefined}>
      {words.nav[to]} {children}
    </a>
  );
}
