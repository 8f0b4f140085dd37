import type { FormValues } from 'nebel/shared/form-spec';
import { LANDED_ON, REFERRER } from 'nebel/shared/submission';
import { unlessBlocked } from './unless-blocked.ts';

/** Session storage, per tab. If it is blocked, the form still works, it only forgets. */
export const session = {
  read: (key: string) => unlessBlocked(() => sessionStorage.getItem(key)),
  write: (key: string, value: string) => unlessBlocked(() => sessionStorage.setItem(key, value)),
  erase: (key: string) => unlessBlocked(() => sessionStorage.removeItem(key)),
};

/** Session key for how the visit of this tab began: the landing page, then the host of the referrer. */
export const VISIT = 'visit';

/** Returns the landing page and the referrer as hidden form values. Empty if the tab has not stored them. */
export function visitEntries(): FormValues {
  const [landedOn, referrer] = session.read(VISIT)?.split(' ') ?? [];
  return { ...(landedOn && { [LANDED_ON]: landedOn }), ...(referrer && { [REFERRER]: referrer }) };
}
