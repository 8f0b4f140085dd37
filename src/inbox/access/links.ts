import type { Statements } from '../../relay/journal/sql.ts';
import type { Journal } from '../../relay/journal.ts';
import { digestOf, newSecret } from './secrets.ts';

/** How long one is valid, in milliseconds, and how many one person may have at a time. */
export const LINK = { lasts: 15 * 60_000, open: 5 };

interface Options {
  readonly journal: Pick<Journal, 'patiently'>;
  readonly sql: Statements;
  readonly users: ReadonlySet<string>;
}

export type Links = ReturnType<typeof createLinks>;

/** Links that sign in once: their secrets travel by mail, and the journal keeps digests only. */
export function createLinks({ journal, sql, users }: Options) {
  const known = (user: string | undefined) => (user !== undefined && users.has(user) ? user : undefined);
  return {
    /** The secret of a new one. */
    async make(user: string, now: number): Promise<string> {
      const secret = newSecret();
      const endsAt = now + LINK.lasts;
      await journal.patiently(
        () => sql.run`INSERT INTO journal_links VALUES (${digestOf(secret)}, ${user}, ${endsAt})`,
      );
      return secret;
    },
    /** Whether someone has the most valid ones that there may be, so that no more are sent. */
    hasEnough(user: string, now: number): boolean {
      const open = sql.rows`SELECT 1 FROM journal_links WHERE user = ${user} AND ends_at > ${now}`;
      return open.length >= LINK.open;
    },
    /** Whether one is valid. Looking does not use it up. */
    isValid: (secret: string, now: number): boolean =>
      known(
        sql.row<{ user: string }>`
          SELECT user FROM journal_links WHERE digest = ${digestOf(secret)} AND ends_at > ${now}`?.user,
      ) !== undefined,
    /** Whom it signs in, once. */
    use: async (secret: string, now: number): Promise<string | undefined> => {
      const [used] = await journal.patiently(
        () => sql.rows<{ user: string; endsAt: number }>`
          DELETE FROM journal_links WHERE digest = ${digestOf(secret)} RETURNING user, ends_at AS endsAt`,
      );
      return used && used.endsAt > now ? known(used.user) : undefined;
    },
    /** Takes one back that could not be sent. */
    discard: (secret: string) =>
      journal.patiently(() => sql.run`DELETE FROM journal_links WHERE digest = ${digestOf(secret)}`),
  };
}
