/**
 * Where the outbox lies. In localStorage and not in IndexedDB: it is written before the next line runs, so that a tab
 * that closes loses nothing; it tells other tabs of each change; and a few inquiries are small, but for their pictures.
 */
export const OUTBOX_KEY = 'outbox';

/**
 * True if an inquiry waits in this browser: known before anything is loaded that could send it. False also where the
 * browser blocks storage, because nothing can wait there.
 */
export function somethingWaits(): boolean {
  try {
    return Boolean(localStorage.getItem(OUTBOX_KEY));
  } catch {
    return false;
  }
}
