/** Who receives inquiries, compared with whom the privacy statement of the site names. */

import type { Recipient } from '../api/template-api.ts';
import type { SiteSnapshot } from '../content/site-view.ts';
import type { RelayContext } from './context.ts';
import { type Difference, differenceOf } from './disclosed-recipients.ts';
import { readMailSettings } from './mail/settings.ts';
import { readAirtableAccess } from './settings.ts';

/** Compares who receives inquiries in this environment with what the pages state. */
export function recipientDifference(snapshot: SiteSnapshot, { site, env }: RelayContext): Difference {
  const toAirtable = readAirtableAccess(env) || site.delivery?.(snapshot.shared, env).kind === 'direct';
  const recipients: Recipient[] = [
    ...(toAirtable ? (['airtable'] as const) : []),
    ...(readMailSettings(env) ? (['mail'] as const) : []),
  ];
  return differenceOf(recipients, site, snapshot);
}

/** Returns warnings of recipients that no page mentions, and then of those that pages mention wrongly. */
export const recipientWarnings = (
  { undisclosed, wronglyDisclosed }: Difference,
  { words }: Pick<RelayContext, 'words'>,
): string[] => [
  ...undisclosed.map((recipient) => words.relay.undisclosed(recipient)),
  ...wronglyDisclosed.map((recipient) => words.relay.wronglyDisclosed(recipient)),
];
