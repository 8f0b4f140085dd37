/** What the environment tells a relay. */
import { decoded, isPrivate, parseUrl } from '../lib/url.ts';
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

/**
 * The values of variables that have a meaning only together. Undefined where none is set; empty ones count as missing.
 * Throws a `ConfigurationError` where only some are set.
 */
function readTogether<Key extends string>(env: Environment, names: Record<Key, string>) {
  const values = Object.entries<string>(names).map(([key, name]) => ({ key, name, value: env[name]?.trim() }));
  if (values.every(({ value }) => !value)) return undefined;
  const missing = values.find(({ value }) => !value);
  if (missing) throw new ConfigurationError(missing.name, 'missing');
  return Object.fromEntries(values.map(({ key, value }) => [key, value])) as Record<Key, string>;
}

export type RelaySettings = ReturnType<typeof readSettings>;

/** Reads the variables. Empty ones count as missing. Throws a `ConfigurationError`. */
export function readSettings(env: Environment) {
  const alarmHook: AlarmHook | undefined = readTogether(env, { url: 'NEBEL_ALARM_URL', secret: 'NEBEL_ALARM_SECRET' });
  if (alarmHook && !isPrivate(alarmHook.url)) throw new ConfigurationError('NEBEL_ALARM_URL', 'invalid');
  return {
    /** Unit of all waiting, in milliseconds. */
    unit: wholeNumber(env, 'NEBEL_RETRY_MS', { preset: 1000, min: 1 }),
    /** Most requests a minute from one address; 0 sets no limit. */
    ratePerMinute: wholeNumber(env, 'NEBEL_RATE_PER_MINUTE', { preset: 20, min: 0 }),
    /** The size from which a journal takes nothing more, in bytes. */
    quota: wholeNumber(env, 'NEBEL_STORE_MAX_MB', { preset: 2000, min: 1 }) * 1024 * 1024,
    /** Whether the owner gets a mail on how the month went. */
    monthlyReport: wholeNumber(env, 'NEBEL_REPORT_MAIL', { preset: 1, min: 0 }) > 0,
    /** Whom to call when something is wrong. */
    alarmHook,
    /** Origins of pages elsewhere that may post here, beside those of the site. */
    origins: env.RELAY_ORIGINS?.match(/[^\s,]+/g)?.map(originOf) ?? [],
  };
}

/** A variable that holds a whole number from `min` on, or `preset` where it is missing. Throws a `ConfigurationError`. */
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
  const access = readTogether(env, { key: 'AIRTABLE_API_KEY', base: 'AIRTABLE_BASE_ID' });
  if (!access) return undefined;
  const endpoint = env.AIRTABLE_ENDPOINT_URL?.trim() || 'https://api.airtable.com';
  // The key and what visitors wrote never travel unencrypted, except within the machine.
  if (!isPrivate(endpoint)) throw new ConfigurationError('AIRTABLE_ENDPOINT_URL', 'invalid');
  return { endpoint, ...access };
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

/** How mail is to be sent, or undefined where it is off. Throws a `ConfigurationError`. */
export function readMailSettings(env: Environment): MailSettings | undefined {
  const mail = readTogether(env, { url: 'SMTP_URL', from: 'MAIL_FROM', to: 'MAIL_TO' });
  if (!mail) return undefined;
  const { from, to } = mail;
  const { protocol = '', hostname = '', port, username = '', password = '' } = parseUrl(mail.url) ?? {};
  if (!/^smtps?:$/.test(protocol) || hostname === '') throw new ConfigurationError('SMTP_URL', 'invalid');
  if (!from.includes('@')) throw new ConfigurationError('MAIL_FROM', 'invalid');
  if (!to.includes('@')) throw new ConfigurationError('MAIL_TO', 'invalid');
  const server = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port), secure: protocol === 'smtps:' };
  return { server, ...(username && { login: { user: decoded(username), pass: decoded(password) } }), from, to };
}

/**
 * Mail addresses of those who may into the inbox: those that are named, or else the staff's. Without either there is one
 * person, who reads the link to sign in where the relay was started. Throws a `ConfigurationError` if a name is no address.
 */
export function readInboxUsers(env: Environment): readonly string[] {
  const [named, staff] = [env.INBOX_USERS?.trim(), env.MAIL_TO?.trim()];
  const users = (named || staff || 'owner@localhost').split(',').map((part) => ADDRESS.exec(part)?.[0]);
  if (named && users.includes(undefined)) throw new ConfigurationError('INBOX_USERS', 'invalid');
  return users.filter((user) => user !== undefined);
}

/** In `Ann Example <ann@example.ch>`, too. */
const ADDRESS = /[^\s<>",;]+@[^\s<>",;]+/;

/**
 * Who is given what visitors send, beside the journal, if a relay runs in this environment. Throws a
 * `ConfigurationError` if the environment names only half of a way.
 */
export const recipientsOf = (env: Environment): Recipient[] => [
  ...(readAirtableAccess(env) ? (['airtable'] as const) : []),
  ...(readMailSettings(env) ? (['mail'] as const) : []),
];
