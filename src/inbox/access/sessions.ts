/** One-time sign-in links, and sessions. The journal holds only digests of their secrets. */
import { createHmac } from 'node:crypto';
import type { Statements } from '../../relay/journal/sql.ts';
import type { Journal } from '../../relay/journal.ts';
import type { Session } from '../shell.tsx';
import type { Endpoint } from './place.ts';
import { digestOf, newSecret, readCookie, setCookie } from './secrets.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long a link is valid, in milliseconds, and how many valid ones a user can have. */
export const LINK = { lasts: 15 * MINUTE, open: 5 };

/** Idle timeout and maximum lifetime of a session, in milliseconds. */
export const SESSION = { idle: 12 * HOUR, longest: 14 * 24 * HOUR };

/** A session is extended at most this often, in milliseconds, so that not every page view writes to the disk. */
const EXTENSION_INTERVAL = 5 * MINUTE;

/** The dependencies of links, sessions and passkeys. */
export interface AccessParts {
  readonly journal: Pick<Journal, 'retryWhileBusy'>;
  readonly sql: Statements;
  /** Who can sign in. Users removed from it are signed out immediately. */
  readonly users: ReadonlySet<string>;
}

/** Runs statements that change the journal. They wait while another process writes. */
export const createWriter = ({ journal, sql }: AccessParts) => ({
  run: (...statement: Parameters<Statements['run']>) => journal.retryWhileBusy(() => sql.run(...statement)),
  row: async <Row extends object>(...statement: Parameters<Statements['row']>): Promise<Row | undefined> =>
    (await journal.retryWhileBusy(() => sql.rows<Row>(...statement)))[0],
});

export function createLinks(parts: AccessParts) {
  const { sql, users } = parts;
  const writer = createWriter(parts);
  return {
    /** Creates a link and returns its secret. */
    async make(user: string, now: number): Promise<string> {
      const secret = newSecret();
      const endsAt = now + LINK.lasts;
      await writer.run`INSERT INTO journal_links VALUES (${digestOf(secret)}, ${user}, ${endsAt})`;
      return secret;
    },
    /** True if a user has the maximum number of valid links. */
    hasEnough(user: string, now: number): boolean {
      const open = sql.rows`SELECT 1 FROM journal_links WHERE user = ${user} AND ends_at > ${now}`;
      return open.length >= LINK.open;
    },
    /** True if a link is valid. Does not use it up. */
    isValid(secret: string, now: number): boolean {
      const found = sql.row<{ user: string }>`
        SELECT user FROM journal_links WHERE digest = ${digestOf(secret)} AND ends_at > ${now}`;
      return found !== undefined && users.has(found.user);
    },
    /** Uses up a link. Returns the user whom it signs in, or undefined if it is not valid. */
    async use(secret: string, now: number): Promise<string | undefined> {
      const used = await writer.row<{ user: string; endsAt: number }>`
        DELETE FROM journal_links WHERE digest = ${digestOf(secret)} RETURNING user, ends_at AS endsAt`;
      return used && used.endsAt > now && users.has(used.user) ? used.user : undefined;
    },
    /** Deletes a link that could not be sent. */
    discard: (secret: string) => writer.run`DELETE FROM journal_links WHERE digest = ${digestOf(secret)}`,
  };
}

/** A session with its key in the journal. */
export interface OpenSession extends Session {
  readonly digest: string;
}

/** @param parts `path` is that of the inbox; the cookie is sent to no other */
export function createSessions({ path, ...parts }: AccessParts & { readonly path: string }) {
  const { sql, users } = parts;
  const writer = createWriter(parts);
  const cookie = { name: 'nebel-inbox', path, maxAge: SESSION.longest };
  return {
    /** Returns the session of a request, and extends it. */
    of(request: Request, endpoint: Endpoint, now: number): OpenSession | undefined {
      const secret = readCookie(cookie, request, endpoint);
      if (secret === undefined) return undefined;
      const digest = digestOf(secret);
      const found = sql.row<{ user: string; endsAt: number; lastAt: number }>`
        SELECT user, ends_at AS endsAt, last_at AS lastAt FROM journal_sessions WHERE digest = ${digest} AND ends_at > ${now}`;
      if (!found || !users.has(found.user)) return undefined;
      const endsAt = Math.min(now + SESSION.idle, found.lastAt);
      if (endsAt - found.endsAt > EXTENSION_INTERVAL)
        // If this fails, the session ends earlier, which is no reason to fail the request.
        writer.run`UPDATE journal_sessions SET ends_at = ${endsAt} WHERE digest = ${digest}`.catch(() => {});
      return { user: found.user, token: createHmac('sha256', secret).update('form').digest('base64url'), digest };
    },
    /** Starts a session. Returns the header that sets its cookie. */
    async begin(user: string, endpoint: Endpoint, now: number) {
      const secret = newSecret();
      const [endsAt, lastAt] = [now + SESSION.idle, now + SESSION.longest];
      await writer.run`INSERT INTO journal_sessions VALUES (${digestOf(secret)}, ${user}, ${endsAt}, ${lastAt})`;
      return setCookie(cookie, secret, endpoint);
    },
    /** Ends a session. Returns the header that deletes its cookie. */
    async end({ digest }: OpenSession, endpoint: Endpoint) {
      await writer.run`DELETE FROM journal_sessions WHERE digest = ${digest}`;
      return setCookie(cookie, '', endpoint);
    },
    /** Ends all other sessions of the same user. */
    endOthers: ({ user, digest }: OpenSession) =>
      writer.run`DELETE FROM journal_sessions WHERE user = ${user} AND digest <> ${digest}`,
  };
}
