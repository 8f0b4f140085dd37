import type { Recipient } from '../shared/practices.ts';
import { readAirtableAccess } from './airtable/access.ts';
import { mailSetup } from './mail/settings.ts';
import type { Environment } from './settings.ts';

/**
 * Who is given what visitors send, beside the journal, if a relay runs in this environment. Throws a
 * `ConfigurationError` if the environment names only half of the way to the store.
 */
export function recipientsOf(env: Environment): Recipient[] {
  return [
    ...(readAirtableAccess(env) ? (['airtable'] as const) : []),
    ...(mailSetup(env).kind === 'on' ? (['mail'] as const) : []),
  ];
}
