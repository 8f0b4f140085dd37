/** Who receives submissions, compared with whom the pages name to visitors. */

import type { Recipient, SiteDefinition } from '../../api/template-api.ts';
import { createSiteView, type SiteSnapshot } from '../../content/site-view.ts';
import type { RelayContext } from '../context.ts';

export interface Difference {
  /** Recipients that no page names. */
  readonly undisclosed: readonly Recipient[];
  /** Recipients that a page names, but that receive nothing. */
  readonly wronglyDisclosed: readonly Recipient[];
}

/** Both lists are empty for a site that does not say who is to receive submissions. */
export function differenceOf(actual: readonly Recipient[], site: SiteDefinition, snapshot: SiteSnapshot): Difference {
  const named = site.recipients?.(createSiteView(snapshot));
  if (!named) return { undisclosed: [], wronglyDisclosed: [] };
  const { disclosed } = named;
  return {
    undisclosed: actual.filter((name) => !disclosed.includes(name)),
    wronglyDisclosed: disclosed.filter((name) => !actual.includes(name)),
  };
}

/** Returns warnings of recipients that no page mentions, and then of those that pages mention wrongly. */
export const recipientWarnings = (
  { undisclosed, wronglyDisclosed }: Difference,
  { words }: Pick<RelayContext, 'words'>,
): string[] => [
  ...undisclosed.map((recipient) => `\n✘ ${words.relay.undisclosed(recipient)}\n`),
  ...wronglyDisclosed.map((recipient) => `▲ ${words.relay.wronglyDisclosed(recipient)}`),
];
