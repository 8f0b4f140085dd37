/**
 * Key of the outbox in localStorage. Not in IndexedDB, because localStorage writes synchronously, so that a tab that closes
 * loses nothing; it notifies other tabs of each change; and a few inquiries are small without their photos.
 */
export const OUTBOX_KEY = 'outbox';

/**
 * True if an inquiry waits in this browser. Needs none of the code that sends it. False if the browser blocks storage,
 * because nothing can wait there.
 */
export function somethingWaits(): boolean {
  try {
    return Boolean(localStorage.getItem(OUTBOX_KEY));
  } catch {
    return false;
  }
}
