/** One-time sign-in links, and sessions. The journal holds only digests of their secrets. */
import { createHmac } from 'node:crypto';
import { latestEnd } from '../../expiry.ts';
import type { Journal } from '../../journal/journal.ts';
import { isIn, type Part, part, type Statements } from '../../journal/sql.ts';
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

/** Creates what links and sessions have in common: each is a row that belongs to a user until it ends. */
function createGrants({ journal, sql, users }: AccessParts, table: Part, lasts: number) {
  const write = journal.retryWhileBusy;
  const isOpen = (now: number) => part`ends_at > ${now} AND ends_at <= ${latestEnd(lasts, now)}`;
  return {
    isOpen,
    add(row: Part, now: number): void {
      // Those of a clock that was ahead must not become valid when their time comes.
      sql.run`DELETE FROM ${table} WHERE NOT (${isOpen(now)})`;
      sql.run`INSERT INTO ${table} VALUES (${row})`;
    },
    find<Row extends { user: string }>(digest: string, now: number): Row | undefined {
      const found = sql.row<Row>`SELECT * FROM ${table} WHERE digest = ${digest} AND ${isOpen(now)}`;
      return found && users.has(found.user) ? found : undefined;
    },
    end: (digest: string) => write(() => sql.run`DELETE FROM ${table} WHERE digest = ${digest}`),
    /** Ends all of a user. */
    endAll: (user: string) => write(() => sql.run`DELETE FROM ${table} WHERE user = ${user}`),
    /** Ends those of former users for good: they must not be valid again for one who is readmitted. */
    endFormer: () => write(() => sql.run`DELETE FROM ${table} WHERE NOT (user ${isIn([...users])})`),
  };
}

export function createLinks(parts: AccessParts) {
  const { sql, journal } = parts;
  const write = journal.retryWhileBusy;
  const { add, find, isOpen, ...ends } = createGrants(parts, part`journal_links`, LINK.lasts);

  function insert(user: string, now: number): string {
    const secret = newSecret();
    add(part`${digestOf(secret)}, ${user}, ${now + LINK.lasts}`, now);
    return secret;
  }

  return {
    ...ends,
    /** Creates a link and returns its secret. */
    make: (user: string, now: number): Promise<string> => write(() => insert(user, now)),
    /**
     * Creates a link and returns its secret, or undefined if the user has the maximum number of valid ones. Those stay
     * valid, so that strangers who request links for a user do not keep the user out.
     */
    makeUnlessEnough: (user: string, now: number): Promise<string | undefined> =>
      write(() => {
        const open = sql.rows`SELECT 1 FROM journal_links WHERE user = ${user} AND ${isOpen(now)}`;
        return open.length < LINK.open ? insert(user, now) : undefined;
      }),
    /** True if a link is valid. Does not use it up. */
    isValid: (secret: string, now: number): boolean => find(digestOf(secret), now) !== undefined,
    /** Uses up a link. Returns the user whom it signs in, or undefined if it is not valid. */
    async use(secret: string, now: number): Promise<string | undefined> {
      const digest = digestOf(secret);
      const found = await write(() => find(digest, now));
      // Two requests can have found it; only one deletes it.
      return found && (await ends.end(digest)).changes > 0 ? found.user : undefined;
    },
  };
}

/** A session with its key in the journal. */
export interface OpenSession extends Session {
  readonly digest: string;
}

/** @param parts `path` is that of the inbox; the cookie is sent to no other */
export function createSessions({ path, ...parts }: AccessParts & { readonly path: string }) {
  const { sql } = parts;
  const write = parts.journal.retryWhileBusy;
  const { add, find, isOpen: _, ...ends } = createGrants(parts, part`journal_sessions`, SESSION.idle);
  return {
    ...ends,
    /** Returns the session of a request, and extends it. */
    of(request: Request, endpoint: Endpoint, now: number): OpenSession | undefined {
      const secret = readCookie(request, endpoint);
      if (secret === undefined) return undefined;
      const digest = digestOf(secret);
      const found = find<{ user: string; ends_at: number; last_at: number }>(digest, now);
      if (!found) return undefined;
      const endsAt = Math.min(now + SESSION.idle, found.last_at);
      if (endsAt - found.ends_at > EXTENSION_INTERVAL)
        // If this fails, the session ends earlier, which is no reason to fail the request.
        write(() => sql.run`UPDATE journal_sessions SET ends_at = ${endsAt} WHERE digest = ${digest}`).catch(() => {});
      return { user: found.user, token: createHmac('sha256', secret).update('form').digest('base64url'), digest };
    },
    /** Starts a session. Returns the header that sets its cookie. */
    async begin(user: string, endpoint: Endpoint, now: number) {
      const secret = newSecret();
      const row = part`${digestOf(secret)}, ${user}, ${now + SESSION.idle}, ${now + SESSION.longest}`;
      await write(() => add(row, now));
      return setCookie(path, secret, SESSION.longest, endpoint);
    },
    /** Returns the header that deletes the cookie of a session. */
    withoutCookie: (endpoint: Endpoint) => setCookie(path, '', 0, endpoint),
  };
}
