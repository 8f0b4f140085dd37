import { parseUrl } from '../../lib/url.ts';
import { ConfigurationError, type Environment } from '../settings.ts';
import { isThisMachine } from '../this-machine.ts';
import type { AirtableOptions } from './client.ts';

const ENDPOINT = 'https://api.airtable.com';

/**
 * What reaches the base that the environment names, or undefined if it names none. Throws a `ConfigurationError` if it
 * names only half of it, because leads would end up where nobody looks for them.
 */
export function readAirtableAccess(env: Environment): Pick<AirtableOptions, 'endpoint' | 'base' | 'key'> | undefined {
  const [key, base] = [env.AIRTABLE_API_KEY?.trim(), env.AIRTABLE_BASE_ID?.trim()];
  if (!key && !base) return undefined;
  if (!key) throw new ConfigurationError('AIRTABLE_API_KEY', 'missing');
  if (!base) throw new ConfigurationError('AIRTABLE_BASE_ID', 'missing');
  const endpoint = env.AIRTABLE_ENDPOINT_URL?.trim() || ENDPOINT;
  if (!isPrivate(endpoint)) throw new ConfigurationError('AIRTABLE_ENDPOINT_URL', 'invalid');
  return { endpoint, base, key };
}

/** The key and what visitors wrote never travel unencrypted, except within the machine. */
function isPrivate(endpoint: string): boolean {
  const url = parseUrl(endpoint);
  if (!url) return false;
  const { protocol, hostname } = url;
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
}
