import { OUTBOX_KEY } from './outbox.ts';

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
