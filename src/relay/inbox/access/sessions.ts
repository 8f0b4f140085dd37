/** One-time sign-in links, and sessions. The journal holds only digests of their secrets. */
import { createHmac } from 'node:crypto';
import { isCurrent, latestEnd } from '../../expiry.ts';
import type { Journal } from '../../journal/journal.ts';
import { isIn, part, type Statements } from '../../journal/sql.ts';
import type { Session } from '../shell.tsx';
import type { Endpoint } from './place.ts';
import { digestOf, newSecret, readCookie, setCookie } from './secrets.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long a link is valid, in milliseconds, and how many valid ones a user can be sent. */
export const LINK = { lasts: 15 * MINUTE, open: 5 };

/** Idle timeout and maximum lifetime of a session, in milliseconds. */
export const SESSION = { idle: 12 * HOUR, longest: 14 * 24 * HOUR };

/** A session is extended at most this often, in milliseconds, so that not every page view writes to the disk. */
const EXTENSION_INTERVAL = 5 * MINUTE;

/** The dependencies of links and sessions. */
export interface AccessParts {
  readonly journal: Pick<Journal, 'retryWhileBusy'>;
  readonly sql: Statements;
  /** Who can sign in. Users removed from it are signed out immediately. */
  readonly users: ReadonlySet<string>;
}

export function createLinks({ journal, sql, users }: AccessParts) {
  const write = journal.retryWhileBusy;
  const isOpen = (now: number) => part`ends_at > ${now} AND ends_at <= ${latestEnd(LINK.lasts, now)}`;

  function insert(user: string, now: number): string {
    const secret = newSecret();
    // Links of a clock that was ahead must not become valid when their time comes.
    sql.run`DELETE FROM journal_links WHERE NOT (${isOpen(now)})`;
    sql.run`INSERT INTO journal_links VALUES (${digestOf(secret)}, ${user}, ${now + LINK.lasts})`;
    return secret;
  }

  function hasEnough(user: string, now: number): boolean {
    return sql.rows`SELECT 1 FROM journal_links WHERE user = ${user} AND ${isOpen(now)}`.length >= LINK.open;
  }

  return {
    /** Creates a link and returns its secret. */
    make: (user: string, now: number): Promise<string> => write(() => insert(user, now)),
    /**
     * Creates a link and returns its secret, or undefined if the user has the maximum number of valid ones. Those stay
     * valid, so that strangers who request links for a user do not keep the user out.
     */
    makeUnlessEnough: (user: string, now: number): Promise<string | undefined> =>
      write(() => (hasEnough(user, now) ? undefined : insert(user, now))),
    /** True if a link is valid. Does not use it up. */
    isValid(secret: string, now: number): boolean {
      const found = sql.row<{ user: string }>`
        SELECT user FROM journal_links WHERE digest = ${digestOf(secret)} AND ${isOpen(now)}`;
      return found !== undefined && users.has(found.user);
    },
    /** Uses up a link. Returns the user whom it signs in, or undefined if it is not valid. */
    async use(secret: string, now: number): Promise<string | undefined> {
      const [used] = await write(
        () => sql.rows<{ user: string; endsAt: number }>`
          DELETE FROM journal_links WHERE digest = ${digestOf(secret)} RETURNING user, ends_at AS endsAt`,
      );
      return used && isCurrent(used.endsAt, LINK.lasts, now) && users.has(used.user) ? used.user : undefined;
    },
    /** Deletes a link that could not be sent. */
    discard: (secret: string) => write(() => sql.run`DELETE FROM journal_links WHERE digest = ${digestOf(secret)}`),
    /** Ends all links of a user. */
    endAll: (user: string) => write(() => sql.run`DELETE FROM journal_links WHERE user = ${user}`),
    /** Ends the links of former users for good: they must not be valid again for one who is readmitted. */
    endFormer: () => write(() => sql.run`DELETE FROM journal_links WHERE NOT (user ${isIn([...users])})`),
  };
}

/** A session with its key in the journal. */
export interface OpenSession extends Session {
  readonly digest: string;
}

/** @param parts `path` is that of the inbox; the cookie is sent to no other */
export function createSessions({ path, journal, sql, users }: AccessParts & { readonly path: string }) {
  const write = journal.retryWhileBusy;
  const isOpen = (now: number) =>
    part`ends_at > ${now} AND ends_at <= ${latestEnd(SESSION.idle, now)} AND last_at <= ${latestEnd(SESSION.longest, now)}`;
  return {
    /** Returns the session of a request, and extends it. */
    of(request: Request, endpoint: Endpoint, now: number): OpenSession | undefined {
      const secret = readCookie(request, endpoint);
      if (secret === undefined) return undefined;
      const digest = digestOf(secret);
      const found = sql.row<{ user: string; endsAt: number; lastAt: number }>`
        SELECT user, ends_at AS endsAt, last_at AS lastAt FROM journal_sessions WHERE digest = ${digest} AND ${isOpen(now)}`;
      if (!found || !users.has(found.user)) return undefined;
      const endsAt = Math.min(now + SESSION.idle, found.lastAt);
      if (endsAt - found.endsAt > EXTENSION_INTERVAL)
        // If this fails, the session ends earlier, which is no reason to fail the request.
        write(() => sql.run`UPDATE journal_sessions SET ends_at = ${endsAt} WHERE digest = ${digest}`).catch(() => {});
      return { user: found.user, token: createHmac('sha256', secret).update('form').digest('base64url'), digest };
    },
    /** Starts a session. Returns the header that sets its cookie. */
    async begin(user: string, endpoint: Endpoint, now: number) {
      const secret = newSecret();
      const [endsAt, lastAt] = [now + SESSION.idle, now + SESSION.longest];
      await write(() => {
        // Sessions of a clock that was ahead must not become valid when their time comes.
        sql.run`DELETE FROM journal_sessions WHERE NOT (${isOpen(now)})`;
        sql.run`INSERT INTO journal_sessions VALUES (${digestOf(secret)}, ${user}, ${endsAt}, ${lastAt})`;
      });
      return setCookie(path, secret, SESSION.longest, endpoint);
    },
    /** Ends a session. Returns the header that deletes its cookie. */
    async end({ digest }: OpenSession, endpoint: Endpoint) {
      await write(() => sql.run`DELETE FROM journal_sessions WHERE digest = ${digest}`);
      return setCookie(path, '', 0, endpoint);
    },
    /** Ends all sessions of the same user. Returns the header that deletes the cookie of this one. */
    async endAll({ user }: OpenSession, endpoint: Endpoint) {
      await write(() => sql.run`DELETE FROM journal_sessions WHERE user = ${user}`);
      return setCookie(path, '', 0, endpoint);
    },
    /** Ends the sessions of former users for good: they must not be valid again for one who is readmitted. */
    endFormer: () => write(() => sql.run`DELETE FROM journal_sessions WHERE NOT (user ${isIn([...users])})`),
  };
}
