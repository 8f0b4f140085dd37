/** One-time sign-in links, and sessions. The journal holds only digests of their secrets. */
import { createHmac } from 'node:crypto';
import type { Journal } from '../../journal/journal.ts';
import type { Session } from '../shell.tsx';
import type { Endpoint } from './endpoint.ts';
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
  readonly journal: Pick<Journal, 'retryWhileBusy' | 'grants'>;
  /** Who can sign in. Users removed from it are signed out immediately. */
  readonly users: ReadonlySet<string>;
}

export function createLinks({ journal, users }: AccessParts) {
  const write = journal.retryWhileBusy;
  const { add, find, count, end, endAll, endFormer } = journal.grants('links', LINK.lasts, users);

  function insert(user: string, now: number): string {
    const secret = newSecret();
    add({ digest: digestOf(secret), user, endsAt: now + LINK.lasts }, now);
    return secret;
  }

  return {
    end,
    endAll,
    endFormer,
    /** Creates a link and returns its secret. */
    make: (user: string, now: number): Promise<string> => write(() => insert(user, now)),
    /**
     * Creates a link and returns its secret, or undefined if the user has the maximum number of valid ones. Those stay
     * valid, so that strangers who request links for a user do not keep the user out.
     */
    makeUnlessEnough: (user: string, now: number): Promise<string | undefined> =>
      write(() => (count(user, now) < LINK.open ? insert(user, now) : undefined)),
    /** True if a link is valid. Does not use it up. */
    isValid: (secret: string, now: number): boolean => find(digestOf(secret), now) !== undefined,
    /** Uses up a link. Returns the user whom it signs in, or undefined if it is not valid. */
    async use(secret: string, now: number): Promise<string | undefined> {
      const digest = digestOf(secret);
      const found = await write(() => find(digest, now));
      // Two requests can have found it; only one deletes it.
      return found && (await end(digest)) ? found.user : undefined;
    },
  };
}

/** A session with its key in the journal. */
export interface OpenSession extends Session {
  readonly digest: string;
}

/** @param parts `path` is that of the inbox; the cookie is sent to no other */
export function createSessions({ journal, path, users }: AccessParts & { readonly path: string }) {
  const { add, find, extend, end, endAll, endFormer } = journal.grants('sessions', SESSION.idle, users);
  return {
    end,
    endAll,
    endFormer,
    /** Returns the session of a request, and extends it. */
    of(request: Request, endpoint: Endpoint, now: number): OpenSession | undefined {
      const secret = readCookie(request, endpoint);
      if (secret === undefined) return undefined;
      const digest = digestOf(secret);
      const found = find(digest, now);
      if (!found) return undefined;
      const endsAt = Math.min(now + SESSION.idle, found.last_at ?? found.ends_at);
      if (endsAt - found.ends_at > EXTENSION_INTERVAL)
        // If this fails, the session ends earlier, which is no reason to fail the request.
        extend(digest, endsAt).catch(() => {});
      return { user: found.user, token: createHmac('sha256', secret).update('form').digest('base64url'), digest };
    },
    /** Starts a session. Returns the header that sets its cookie. */
    async begin(user: string, endpoint: Endpoint, now: number) {
      const secret = newSecret();
      const grant = { digest: digestOf(secret), user, endsAt: now + SESSION.idle, lastAt: now + SESSION.longest };
      await journal.retryWhileBusy(() => add(grant, now));
      return setCookie(path, secret, SESSION.longest, endpoint);
    },
    /** Returns the header that deletes the cookie of a session. */
    withoutCookie: (endpoint: Endpoint) => setCookie(path, '', 0, endpoint),
  };
}
