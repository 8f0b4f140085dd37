/** What the environment tells a relay. */
import { parseUrl } from '../lib/url.ts';
import { isThisMachine } from './this-machine.ts';

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
export function wholeNumber(env: Environment, name: string, { preset, min }: { preset: number; min: number }): number {
  const value = env[name]?.trim() || String(preset);
  if (!/^\d{1,9}$/.test(value) || Number(value) < min) throw new ConfigurationError(name, 'invalid');
  return Number(value);
}

function alarmHookIn(env: Environment): AlarmHook | undefined {
  const [url, secret] = [env.NEBEL_ALARM_URL?.trim(), env.NEBEL_ALARM_SECRET?.trim()];
  if (!url && !secret) return undefined;
  if (!url) throw new ConfigurationError('NEBEL_ALARM_URL', 'missing');
  if (!secret) throw new ConfigurationError('NEBEL_ALARM_SECRET', 'missing');
  const { protocol, hostname } = parseUrl(url) ?? {};
  const isPrivate = protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname ?? ''));
  if (!isPrivate) throw new ConfigurationError('NEBEL_ALARM_URL', 'invalid');
  return { url, secret };
}

function originOf(address: string): string {
  const url = /^https?:\/\//.test(address) ? parseUrl(address) : undefined;
  if (!url) throw new ConfigurationError('RELAY_ORIGINS', 'invalid');
  return url.origin;
}
