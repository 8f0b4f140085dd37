import type { FormValues } from 'nebel/shared/form-spec';
import { LANDED_ON, REFERRER } from 'nebel/shared/submission';

/**
 * Session storage, per tab. A browser that blocks storage throws as soon as it is accessed; the form still works, it only
 * forgets.
 */
export const session = {
  read(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      // Blocked or full.
    }
  },
  erase(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Blocked, so nothing was stored.
    }
  },
};

/** Session key for how the visit of this tab began: the landing page, then the host of the referrer. */
export const VISIT = 'visit';

/** Returns the landing page and the referrer as hidden form values. Empty if the tab has not stored them. */
export function visitEntries(): FormValues {
  const [landedOn, referrer] = session.read(VISIT)?.split(' ') ?? [];
  return { ...(landedOn && { [LANDED_ON]: landedOn }), ...(referrer && { [REFERRER]: referrer }) };
}
