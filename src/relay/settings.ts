/** Settings from environment variables. All functions throw `ConfigurationError`. An empty variable counts as missing. */
import type { Environment } from '../api/template-api.ts';
import { orUndefined } from '../base/lib/collections.ts';
import { isPrivate, parseUrl } from '../base/lib/url.ts';

/** A variable is missing or invalid. The error never contains its value, which can be a secret. */
export class ConfigurationError extends Error {
  readonly variable: string;
  readonly problem: 'missing' | 'invalid';

  constructor(variable: string, problem: 'missing' | 'invalid') {
    super(`${variable} is ${problem}.`);
    this.name = 'ConfigurationError';
    this.variable = variable;
    this.problem = problem;
  }
}

/** Reads variables that belong together. Returns undefined if none is set, and throws if only some are. */
export function readGroup<Key extends string>(env: Environment, names: Record<Key, string>) {
  const values = Object.entries<string>(names).map(([key, name]) => ({ key, name, value: env[name]?.trim() }));
  if (values.every(({ value }) => !value)) return undefined;
  const missing = values.find(({ value }) => !value);
  if (missing) throw new ConfigurationError(missing.name, 'missing');
  return Object.fromEntries(values.map(({ key, value }) => [key, value])) as Record<Key, string>;
}

export type RelaySettings = ReturnType<typeof readSettings>;

export function readSettings(env: Environment) {
  return {
    /** Unit of all delays, in milliseconds. */
    unit: readInteger(env, 'NEBEL_RETRY_MS', { preset: 1000, min: 1 }),
    /** Maximum requests per minute and address. 0 means no limit. */
    ratePerMinute: readInteger(env, 'NEBEL_RATE_PER_MINUTE', { preset: 20, min: 0 }),
    /** Maximum size of the journal, in bytes. */
    quota: readInteger(env, 'NEBEL_STORE_MAX_MB', { preset: 2000, min: 1 }) * 1024 * 1024,
    /** Origins whose pages may post here, in addition to those of the site. */
    origins: env.RELAY_ORIGINS?.match(/[^\s,]+/g)?.map(readOrigin) ?? [],
    /** Header in which a serverless host passes the address of the visitor. */
    addressHeader: readAddressHeader(env.NEBEL_ADDRESS_HEADER?.trim()),
  };
}

/** Reads an integer of at least `min`. Returns `preset` if the variable is missing. */
function readInteger(env: Environment, name: string, { preset, min }: { preset: number; min: number }): number {
  const value = env[name]?.trim() || String(preset);
  if (!/^\d{1,9}$/.test(value) || Number(value) < min) throw new ConfigurationError(name, 'invalid');
  return Number(value);
}

function readOrigin(address: string): string {
  const url = /^https?:\/\//.test(address) ? parseUrl(address) : undefined;
  if (!url || url.username || url.password) throw new ConfigurationError('RELAY_ORIGINS', 'invalid');
  return url.origin;
}

function readAddressHeader(name: string | undefined): string | undefined {
  if (name) assertHeader('NEBEL_ADDRESS_HEADER', name);
  return name || undefined;
}

/** Throws if requests cannot have a header that a variable names or fills: with a colon, or a curly quote. */
function assertHeader(variable: string, name: string, value = ''): void {
  if (!orUndefined(() => new Headers([[name, value]]))) throw new ConfigurationError(variable, 'invalid');
}

export type AirtableAccess = NonNullable<ReturnType<typeof readAirtableAccess>>;

/** Reads the access to an Airtable base. Returns undefined if none is configured. */
export function readAirtableAccess(env: Environment) {
  // A single variable of the two is an error: leads would end up where they are not expected.
  const access = readGroup(env, { key: 'AIRTABLE_API_KEY', base: 'AIRTABLE_BASE_ID' });
  if (!access) return undefined;
  const endpoint = env.AIRTABLE_ENDPOINT_URL?.trim() || 'https://api.airtable.com';
  assertHeader('AIRTABLE_API_KEY', 'Authorization', access.key);
  // The key and personal data never travel unencrypted, except within the machine.
  if (!isPrivate(endpoint)) throw new ConfigurationError('AIRTABLE_ENDPOINT_URL', 'invalid');
  return { endpoint, ...access };
}
