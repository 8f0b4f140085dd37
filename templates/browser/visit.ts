import type { FormValues } from 'nebel/shared/form-spec';
import { LANDED_ON, REFERRER } from 'nebel/shared/submission';
import { session } from './session.ts';

/** Session key for how the visit of this tab began: the landing page, then the host of the referrer. */
export const VISIT = 'visit';

/** Returns the landing page and the referrer as hidden form values. Empty if the tab has not stored them. */
export function visitEntries(): FormValues {
  const [landedOn, referrer] = session.read(VISIT)?.split(' ') ?? [];
  return { ...(landedOn && { [LANDED_ON]: landedOn }), ...(referrer && { [REFERRER]: referrer }) };
}
