/** What the environment tells a relay. */
import { isPrivate, parseUrl } from '../lib/url.ts';
import type { Recipient } from '../shared/practices.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment asks for something that cannot be meant. Never holds a value: it may be a key. */
export class ConfigurationError extends Error {
  /** Name of the variable that is missing or wrong. */
  readonly variable: string;
  readonly problem: 'missing' | 'invalid';

  constructor(variable: string, problem: 'missing' | 'invalid') {
    super(`${variable} is ${problem}.`);
    this.name = 'ConfigurationError';
    this.variable = variable;
    this.problem = problem;
  }
}

/** An address that is posted to when something is wrong, and what the call is signed with. */
export interface AlarmHook {
  readonly url: string;
  readonly secret: string;
}

export interface RelaySettings {
  /** Unit of all waiting, in milliseconds. */
  readonly unit: number;
  /** Most requests a minute from one address; 0 sets no limit. */
  readonly ratePerMinute: number;
  /** The size from which a journal takes nothing more, in bytes. */
  readonly quota: number;
  /** Whom to call when something is wrong. */
  readonly alarmHook?: AlarmHook;
  /** Origins of pages elsewhere that may post here, beside those of the site. */
  readonly origins: readonly string[];
}

/** Reads the variables. Empty ones count as missing. Throws a `ConfigurationError`. */
export function readSettings(env: Environment): RelaySettings {
  const alarmHook = alarmHookIn(env);
  return {
    unit: wholeNumber(env, 'NEBEL_RETRY_MS', { preset: 1000, min: 1 }),
    ratePerMinute: wholeNumber(env, 'NEBEL_RATE_PER_MINUTE', { preset: 20, min: 0 }),
    quota: wholeNumber(env, 'NEBEL_STORE_MAX_MB', { preset: 2000, min: 1 }) * 1024 * 1024,
    ...(alarmHook && { alarmHook }),
    origins: (env.RELAY_ORIGINS ?? '')
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean)
      .map(originOf),
  };
}

/** A variable that holds a whole number from `min` on, or `preset` where it is missing. Throws a `ConfigurationError`. */
function wholeNumber(env: Environment, name: string, { preset, min }: { preset: number; min: number }): number {
  const value = env[name]?.trim() || String(preset);
  if (!/^\d{1,9}$/.test(value) || Number(value) < min) throw new ConfigurationError(name, 'invalid');
  return Number(value);
}

function alarmHookIn(env: Environment): AlarmHook | undefined {
  const [url, secret] = [env.NEBEL_ALARM_URL?.trim(), env.NEBEL_ALARM_SECRET?.trim()];
  if (!url && !secret) return undefined;
  if (!url) throw new ConfigurationError('NEBEL_ALARM_URL', 'missing');
  if (!secret) throw new ConfigurationError('NEBEL_ALARM_SECRET', 'missing');
  if (!isPrivate(url)) throw new ConfigurationError('NEBEL_ALARM_URL', 'invalid');
  return { url, secret };
}

function originOf(address: string): string {
  const url = /^https?:\/\//.test(address) ? parseUrl(address) : undefined;
  if (!url) throw new ConfigurationError('RELAY_ORIGINS', 'invalid');
  return url.origin;
}

/** What reaches the base of the hosted service. */
export interface AirtableAccess {
  /** Address of the service: `https://api.airtable.com`, with or without a trailing slash. */
  readonly endpoint: string;
  readonly base: string;
  readonly key: string;
}

/**
 * What reaches the base that the environment names, or undefined if it names none. Throws a `ConfigurationError` if it
 * names only half of it, because leads would end up where they are not looked for.
 */
export function readAirtableAccess(env: Environment): AirtableAccess | undefined {
  const [key, base] = [env.AIRTABLE_API_KEY?.trim(), env.AIRTABLE_BASE_ID?.trim()];
  if (!key && !base) return undefined;
  if (!key) throw new ConfigurationError('AIRTABLE_API_KEY', 'missing');
  if (!base) throw new ConfigurationError('AIRTABLE_BASE_ID', 'missing');
  const endpoint = env.AIRTABLE_ENDPOINT_URL?.trim() || 'https://api.airtable.com';
  // The key and what visitors wrote never travel unencrypted, except within the machine.
  if (!isPrivate(endpoint)) throw new ConfigurationError('AIRTABLE_ENDPOINT_URL', 'invalid');
  return { endpoint, base, key };
}

/** How mail is sent. */
export interface MailSettings {
  /** Where mail is handed in. Port 0 is the usual one. */
  readonly server: { readonly host: string; readonly port: number; readonly secure: boolean };
  readonly login?: { readonly user: string; readonly pass: string };
  /** Sender of every mail: `Example Ltd <info@example.ch>`. */
  readonly from: string;
  /** Addresses of the staff, separated by commas. */
  readonly to: string;
}

/**
 * Reads `SMTP_URL`, `MAIL_FROM` and `MAIL_TO`. Without any of them mail is off; with only some of them, or with what cannot
 * be meant, it throws a `ConfigurationError`.
 */
export function readMailSettings(env: Environment): MailSettings | undefined {
  const names = ['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'] as const;
  const [url = '', from = '', to = ''] = names.map((name) => env[name]?.trim());
  if (!url && !from && !to) return undefined;
  const access = serverIn(url);
  const wrong = { SMTP_URL: !access, MAIL_FROM: !from.includes('@'), MAIL_TO: !to.includes('@') };
  const variable = names.find((name) => wrong[name]);
  if (!access || variable)
    throw new ConfigurationError(variable ?? 'SMTP_URL', env[variable ?? 'SMTP_URL']?.trim() ? 'invalid' : 'missing');
  return { ...access, from, to };
}

function serverIn(text: string): Pick<MailSettings, 'server' | 'login'> | undefined {
  const { protocol = '', hostname = '', port, username = '', password = '' } = parseUrl(text) ?? {};
  if (!/^smtps?:$/.test(protocol) || hostname === '') return undefined;
  const server = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port), secure: protocol === 'smtps:' };
  return username ? { server, login: { user: decoded(username), pass: decoded(password) } } : { server };
}

/** A password with a stray `%` is taken as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Who is given what visitors send, beside the journal, if a relay runs in this environment. Throws a
 * `ConfigurationError` if the environment names only half of a way.
 */
export const recipientsOf = (env: Environment): Recipient[] => [
  ...(readAirtableAccess(env) ? (['airtable'] as const) : []),
  ...(readMailSettings(env) ? (['mail'] as const) : []),
];
