/** Sign-in links and sessions of the inbox: each is a row that belongs to a user until it ends, and holds only a digest. */

import type { createBusyRetry } from './database.ts';
import { latestEnd } from './expiry.ts';
import { isIn, part, type Statements } from './sql.ts';

interface Grant {
  readonly digest: string;
  readonly user: string;
  readonly endsAt: number;
  /** Time beyond which a session cannot be extended. Links have none. */
  readonly lastAt?: number;
}

const TABLES = { links: part`journal_links`, sessions: part`journal_sessions` };

export const createGrants = (sql: Statements, retryWhileBusy: ReturnType<typeof createBusyRetry>) => ({
  /**
   * @param lasts longest time from now until one ends, in milliseconds
   * @param users who can have some. Those of others are not found
   */
  grants(kind: keyof typeof TABLES, lasts: number, users: ReadonlySet<string>) {
    const table = TABLES[kind];
    const isOpen = (now: number) => part`ends_at > ${now} AND ends_at <= ${latestEnd(lasts, now)}`;
    return {
      add({ digest, user, endsAt, lastAt }: Grant, now: number): void {
        // Those of a clock that was ahead must not become valid when their time comes.
        sql.run`DELETE FROM ${table} WHERE NOT (${isOpen(now)})`;
        const last = lastAt === undefined ? part`` : part`, ${lastAt}`;
        sql.run`INSERT INTO ${table} VALUES (${digest}, ${user}, ${endsAt}${last})`;
      },
      find(digest: string, now: number) {
        const found = sql.row<{ user: string; ends_at: number; last_at?: number }>`
          SELECT * FROM ${table} WHERE digest = ${digest} AND ${isOpen(now)}`;
        return found && users.has(found.user) ? found : undefined;
      },
      /** Counts those of a user that are valid. */
      count: (user: string, now: number): number =>
        sql.rows`SELECT 1 FROM ${table} WHERE user = ${user} AND ${isOpen(now)}`.length,
      extend: (digest: string, endsAt: number) =>
        retryWhileBusy(() => sql.run`UPDATE ${table} SET ends_at = ${endsAt} WHERE digest = ${digest}`),
      /** Resolves to false if it had ended. */
      end: (digest: string) => retryWhileBusy(() => sql.run`DELETE FROM ${table} WHERE digest = ${digest}`.changes > 0),
      endAll: (user: string) => retryWhileBusy(() => sql.run`DELETE FROM ${table} WHERE user = ${user}`),
      /** Ends those of former users for good: they must not be valid again for one who is readmitted. */
      endFormer: () => retryWhileBusy(() => sql.run`DELETE FROM ${table} WHERE NOT (user ${isIn([...users])})`),
    };
  },
  /** Deletes all that have ended. */
  forgetGrants(now: number): void {
    for (const table of Object.values(TABLES)) sql.run`DELETE FROM ${table} WHERE ends_at <= ${now}`;
  },
});
