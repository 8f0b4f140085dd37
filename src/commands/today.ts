import type { Command } from 'commander';
import { type Day, dayIn, isDay } from '../lib/day.ts';
import { type CommandContext, UsageError } from './context.ts';

export interface NowOptions {
  readonly now?: string;
}

/** Adds the option `--now`, for looking ahead. */
export const withNow = (command: Command, { words }: CommandContext) => command.option('--now <date>', words.help.now);

/**
 * The day for which a command works: the one that was asked for; else that of `SOURCE_DATE_EPOCH` for repeatable builds
 * (seconds since 1970, https://reproducible-builds.org/specs/source-date-epoch/); else today where the site is at home.
 * Nothing else reads a clock for the content.
 */
export function today({ now }: NowOptions, { site, words }: CommandContext): Day {
  if (now !== undefined) {
    if (!isDay(now)) throw new UsageError(words.badDay(now));
    return now;
  }
  const epoch = process.env.SOURCE_DATE_EPOCH;
  if (epoch && !/^\d{1,12}$/.test(epoch)) throw new UsageError(words.badEpoch(epoch));
  return dayIn(site.timeZone ?? 'UTC', epoch ? new Date(Number(epoch) * 1000) : new Date());
}
