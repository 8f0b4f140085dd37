/** Why a lead waits for someone who looks at it: something in it is not what was written. */
export const DAMAGED = 'JOURNAL_DAMAGED';

/** A journal that does not hold what was written, or that must not be opened as it is. Names nothing that it holds. */
export class DamagedJournalError extends Error {
  readonly code = DAMAGED;

  constructor() {
    super('The journal is damaged.');
    this.name = 'DamagedJournalError';
  }
}

/** Whether an error means that the file itself is damaged, and not that it cannot be used just now. */
export const isDamage = (error: unknown): boolean =>
  error instanceof DamagedJournalError ||
  /^SQLITE_(CORRUPT|NOTADB)/.test(String((error as { code?: unknown } | undefined)?.code));
