import type { Hidden } from '../lib/visibility.ts';
import { type Place, type Problem, problem } from './problem.ts';

/**
 * Something public leads to a page that is not. That a page has expired is only a warning: it happens at midnight, and
 * the site must go on building without anybody at the keyboard.
 */
export function notPublic(place: Place, target: string, hidden: Hidden): Problem {
  const day = hidden.kind === 'draft' ? undefined : hidden.kind === 'scheduled' ? hidden.from : hidden.until;
  const severity = hidden.kind === 'expired' ? 'warning' : 'error';
  return problem('link-not-public', place, { target, state: hidden.kind, day }, severity);
}
