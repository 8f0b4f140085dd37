/** Links that sign in once, and sessions. The journal keeps only digests of their secrets. */
import { createHmac } from 'node:crypto';
import type { Statements } from '../../relay/journal/sql.ts';
import type { Journal } from '../../relay/journal.ts';
import type { Session } from '../shell.tsx';
import type { Place } from './place.ts';
import { digestOf, newSecret, readCookie, setCookie } from './secrets.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long a link is valid, in milliseconds, and how many one person may have at a time. */
export const LINK = { lasts: 15 * MINUTE, open: 5 };

/** How long a session lasts without being used, and at most, in milliseconds. */
export const SESSION = { idle: 12 * HOUR, longest: 14 * 24 * HOUR };

/** A use of a session is stored only this long after the last one, so that not every page view writes to the disk. */
const NOTED_EVERY = 5 * MINUTE;

/** What links, sessions and passkeys need. */
export interface AccessParts {
  readonly journal: Pick<Journal, 'patiently'>;
  readonly sql: Statements;
  /** Who may sign in. Anyone who is removed from it is signed out at once. */
  readonly users: ReadonlySet<string>;
}

/** Statements that change the journal. They wait while another process writes. */
export const changesOf = ({ journal, sql }: AccessParts) => ({
  run: (...statement: Parameters<Statements['run']>) => journal.patiently(() => sql.run(...statement)),
  row: async <Row extends object>(...statement: Parameters<Statements['row']>): Promise<Row | undefined> =>
    (await journal.patiently(() => sql.rows<Row>(...statement)))[0],
});

/** Links that sign in once, sent by mail. */
export function createLinks(parts: AccessParts) {
  const { sql, users } = parts;
  const change = changesOf(parts);
  return {
    /** Makes a link. Returns its secret. */
    async make(user: string, now: number): Promise<string> {
      const secret = newSecret();
      const endsAt = now + LINK.lasts;
      await change.run`INSERT INTO journal_links VALUES (${digestOf(secret)}, ${user}, ${endsAt})`;
      return secret;
    },
    /** Whether someone already has the maximum number of valid links. */
    hasEnough(user: string, now: number): boolean {
      const open = sql.rows`SELECT 1 FROM journal_links WHERE user = ${user} AND ends_at > ${now}`;
      return open.length >= LINK.open;
    },
    /** Whether a link is valid. Asking does not use it up. */
    isValid(secret: string, now: number): boolean {
      const found = sql.row<{ user: string }>`
        SELECT user FROM journal_links WHERE digest = ${digestOf(secret)} AND ends_at > ${now}`;
      return found !== undefined && users.has(found.user);
    },
    /** The user whom a link signs in. It works once. */
    async use(secret: string, now: number): Promise<string | undefined> {
      const used = await change.row<{ user: string; endsAt: number }>`
        DELETE FROM journal_links WHERE digest = ${digestOf(secret)} RETURNING user, ends_at AS endsAt`;
      return used && used.endsAt > now && users.has(used.user) ? used.user : undefined;
    },
    /** Deletes a link that could not be sent. */
    discard: (secret: string) => change.run`DELETE FROM journal_links WHERE digest = ${digestOf(secret)}`,
  };
}

/** A session with the name under which the journal keeps it. */
export interface OpenSession extends Session {
  readonly digest: string;
}

/** @param parts `path` is that of the inbox, the only one to which the cookie is sent */
export function createSessions({ path, ...parts }: AccessParts & { readonly path: string }) {
  const { sql, users } = parts;
  const change = changesOf(parts);
  const cookie = { name: 'nebel-inbox', path, lasts: SESSION.longest };
  return {
    /** The session of a request, which this use prolongs. */
    of(request: Request, place: Place, now: number): OpenSession | undefined {
      const secret = readCookie(cookie, request, place);
      if (secret === undefined) return undefined;
      const digest = digestOf(secret);
      const found = sql.row<{ user: string; endsAt: number; lastAt: number }>`
        SELECT user, ends_at AS endsAt, last_at AS lastAt FROM journal_sessions WHERE digest = ${digest} AND ends_at > ${now}`;
      if (!found || !users.has(found.user)) return undefined;
      const endsAt = Math.min(now + SESSION.idle, found.lastAt);
      if (endsAt - found.endsAt > NOTED_EVERY)
        // If this fails, the session ends earlier, which is no reason to refuse an answer.
        change.run`UPDATE journal_sessions SET ends_at = ${endsAt} WHERE digest = ${digest}`.catch(() => {});
      return { user: found.user, token: createHmac('sha256', secret).update('form').digest('base64url'), digest };
    },
    /** Begins a session. Returns the header that sets its cookie. */
    async begin(user: string, place: Place, now: number) {
      const secret = newSecret();
      const [endsAt, lastAt] = [now + SESSION.idle, now + SESSION.longest];
      await change.run`INSERT INTO journal_sessions VALUES (${digestOf(secret)}, ${user}, ${endsAt}, ${lastAt})`;
      return setCookie(cookie, secret, place);
    },
    /** Ends a session. Returns the header that deletes its cookie. */
    async end({ digest }: OpenSession, place: Place) {
      await change.run`DELETE FROM journal_sessions WHERE digest = ${digest}`;
      return setCookie(cookie, '', place);
    },
    /** Ends all other sessions of the same person. */
    endOthers: ({ user, digest }: OpenSession) =>
      change.run`DELETE FROM journal_sessions WHERE user = ${user} AND digest <> ${digest}`,
  };
}
