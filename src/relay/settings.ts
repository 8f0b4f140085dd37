/** What the environment tells a relay. Everything here throws a `ConfigurationError`; a variable that is empty counts as missing. */
import { decoded, isPrivate, parseUrl } from '../lib/url.ts';
import type { Recipient } from '../shared/practices.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A variable is missing, or its value makes no sense. Never holds the value: it may be a key. */
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

/** The values of variables that have a meaning only together. Undefined where none is set; half of them is an error. */
function readTogether<Key extends string>(env: Environment, names: Record<Key, string>) {
  const values = Object.entries<string>(names).map(([key, name]) => ({ key, name, value: env[name]?.trim() }));
  if (values.every(({ value }) => !value)) return undefined;
  const missing = values.find(({ value }) => !value);
  if (missing) throw new ConfigurationError(missing.name, 'missing');
  return Object.fromEntries(values.map(({ key, value }) => [key, value])) as Record<Key, string>;
}

export type RelaySettings = ReturnType<typeof readSettings>;

export type AlarmHook = NonNullable<RelaySettings['alarmHook']>;

export function readSettings(env: Environment) {
  /** An address that is posted to when something is wrong, and what the call is signed with. */
  const alarmHook = readTogether(env, { url: 'NEBEL_ALARM_URL', secret: 'NEBEL_ALARM_SECRET' });
  if (alarmHook && !isPrivate(alarmHook.url)) throw new ConfigurationError('NEBEL_ALARM_URL', 'invalid');
  return {
    /** Unit of all waiting, in milliseconds. */
    unit: wholeNumber(env, 'NEBEL_RETRY_MS', { preset: 1000, min: 1 }),
    /** Maximum requests a minute from one address; 0 sets no limit. */
    ratePerMinute: wholeNumber(env, 'NEBEL_RATE_PER_MINUTE', { preset: 20, min: 0 }),
    /** The size from which a journal takes nothing more, in bytes. */
    quota: wholeNumber(env, 'NEBEL_STORE_MAX_MB', { preset: 2000, min: 1 }) * 1024 * 1024,
    /** Whether the owner gets a mail about each month. */
    monthlyReport: wholeNumber(env, 'NEBEL_REPORT_MAIL', { preset: 1, min: 0 }) > 0,
    alarmHook,
    /** Origins of pages elsewhere that may post here, beside those of the site. */
    origins: env.RELAY_ORIGINS?.match(/[^\s,]+/g)?.map(originOf) ?? [],
  };
}

/** A whole number from `min` on, or `preset` where the variable is missing. */
function wholeNumber(env: Environment, name: string, { preset, min }: { preset: number; min: number }): number {
  const value = env[name]?.trim() || String(preset);
  if (!/^\d{1,9}$/.test(value) || Number(value) < min) throw new ConfigurationError(name, 'invalid');
  return Number(value);
}

function originOf(address: string): string {
  const url = /^https?:\/\//.test(address) ? parseUrl(address) : undefined;
  if (!url) throw new ConfigurationError('RELAY_ORIGINS', 'invalid');
  return url.origin;
}

export type AirtableAccess = NonNullable<ReturnType<typeof readAirtableAccess>>;

/** What reaches the base that the environment names: key, base, and the address of the service. Undefined if it names none. */
export function readAirtableAccess(env: Environment) {
  // Half of an access is an error, because leads would end up where no one looks for them.
  const access = readTogether(env, { key: 'AIRTABLE_API_KEY', base: 'AIRTABLE_BASE_ID' });
  if (!access) return undefined;
  const endpoint = env.AIRTABLE_ENDPOINT_URL?.trim() || 'https://api.airtable.com';
  // The key and what visitors wrote never travel unencrypted, except within the machine.
  if (!isPrivate(endpoint)) throw new ConfigurationError('AIRTABLE_ENDPOINT_URL', 'invalid');
  return { endpoint, ...access };
}

export type MailSettings = NonNullable<ReturnType<typeof readMailSettings>>;

/**
 * How mail is sent, or undefined where it is off. Port 0 is the usual one; `from` is the sender of every mail, and `to` are
 * the addresses of the staff, separated by commas.
 */
export function readMailSettings(env: Environment) {
  const mail = readTogether(env, { url: 'SMTP_URL', from: 'MAIL_FROM', to: 'MAIL_TO' });
  if (!mail) return undefined;
  const { from, to } = mail;
  const { protocol = '', hostname = '', port, username = '', password = '' } = parseUrl(mail.url) ?? {};
  if (!/^smtps?:$/.test(protocol) || hostname === '') throw new ConfigurationError('SMTP_URL', 'invalid');
  if (!from.includes('@')) throw new ConfigurationError('MAIL_FROM', 'invalid');
  if (!to.includes('@')) throw new ConfigurationError('MAIL_TO', 'invalid');
  const server = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port), secure: protocol === 'smtps:' };
  return { server, login: username ? { user: decoded(username), pass: decoded(password) } : undefined, from, to };
}

/**
 * Mail addresses of those who may use the inbox: those that are named, or else the staff's. Without either there is one
 * person, who reads the link to sign in where the relay was started.
 */
export function readInboxUsers(env: Environment): readonly string[] {
  const [named, staff] = [env.INBOX_USERS?.trim(), env.MAIL_TO?.trim()];
  const users = (named || staff || 'owner@localhost').split(',').map((part) => ADDRESS.exec(part)?.[0]);
  if (named && users.includes(undefined)) throw new ConfigurationError('INBOX_USERS', 'invalid');
  return users.filter((user) => user !== undefined);
}

/** In `Ann Example <ann@example.ch>`, too. */
const ADDRESS = /[^\s<>",;]+@[^\s<>",;]+/;

/** Who is given what visitors send, beside the journal, if a relay runs in this environment. */
export const recipientsOf = (env: Environment): Recipient[] => [
  ...(readAirtableAccess(env) ? (['airtable'] as const) : []),
  ...(readMailSettings(env) ? (['mail'] as const) : []),
];
