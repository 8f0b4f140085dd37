import type { FormValues } from 'nebel/shared/form-spec';
import { LANDED_ON, REFERRER } from 'nebel/shared/submission';
import { session } from './session.ts';

/** Under this name a tab remembers how its visit began: the first page, and the host of the page that led there. */
export const VISIT = 'visit';

/** The same as entries of a form that no one sees. Empty where the tab remembers nothing. */
export function visitEntries(): FormValues {
  const [landedOn, referrer] = session.read(VISIT)?.split(' ') ?? [];
  return { ...(landedOn && { [LANDED_ON]: landedOn }), ...(referrer && { [REFERRER]: referrer }) };
}
