/** What is wrong with a relay, for its owner. Nothing here holds personal data. */
import { codeIn } from './journal/database.ts';
import { freeBytesBeside } from './journal/file.ts';
import type { Journal } from './journal.ts';
import type { Channel } from './types.ts';

/** An inquiry that waits so long is no longer merely on its way. In milliseconds. */
const TOO_LONG_MS = 60 * 60_000;

/** Share of its quota from which someone should know of the size of a journal. */
const NEARLY_FULL = 0.8;

/** Bytes that a disk must have left, beside the room for one more copy. */
const LEAST_ROOM = 50 * 1024 * 1024;

/**
 * - `damaged`, `gone`, `unusable`: nothing is taken with this journal
 * - `waiting`: an inquiry has been on its way for an hour · `key`: the store refuses the key
 * - `login`: the mail server refuses the login · `copy`: no copy can be made · `full`: the journal nears its limit · `disk`: the disk is nearly full
 */
export type Trouble = (typeof TROUBLES)[number];

const TROUBLES = ['damaged', 'gone', 'unusable', 'waiting', 'key', 'login', 'copy', 'full', 'disk'] as const;

export type Watch = ReturnType<typeof createWatch>;

/** `channels` are those that something goes out on: mail that is no longer set up waits, and that is nothing wrong. */
export function createWatch(
  journal: Pick<Journal, 'file' | 'mustBeInPlace' | 'oldestWaiting' | 'barred' | 'usage'>,
  channels: readonly Channel[],
) {
  const noted = { damaged: false, copy: false };

  function seen(now: number): Partial<Record<Trouble, boolean>> {
    try {
      journal.mustBeInPlace();
      const { used, quota } = journal.usage();
      const barred = journal.barred(channels);
      return {
        waiting: now - (journal.oldestWaiting() ?? now) > TOO_LONG_MS,
        key: barred.includes('store'),
        login: barred.some((channel) => channel !== 'store'),
        full: used >= quota * NEARLY_FULL,
        disk: freeBytesBeside(journal.file) < LEAST_ROOM + used,
      };
    } catch (error) {
      return codeIn(error) === 'JOURNAL_GONE' ? { gone: true } : { unusable: true };
    }
  }

  return {
    /** Remembers what only shows at work, until it is over. */
    note: (trouble: keyof typeof noted, isThere: boolean) => {
      noted[trouble] = isThere;
    },
    /** Whether the journal turned out to be damaged, so that nothing may be taken with it. */
    isDamaged: () => noted.damaged,
    /** All that is wrong now, the worst first. */
    troubles: (now: number): Trouble[] => {
      const isThere = { ...noted, ...seen(now) };
      return TROUBLES.filter((trouble) => isThere[trouble]);
    },
  };
}
