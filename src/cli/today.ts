import type { Command } from 'commander';
import { UsageError } from '../base/findings/failure.ts';
import { type Day, dayIn, isDay } from '../base/lib/day.ts';
import type { CommandContext } from './context.ts';

export interface NowOptions {
  readonly now?: string;
}

export const withNow = (command: Command, { words }: CommandContext) => command.option('--now <date>', words.help.now);

/**
 * Returns the day that a command works with: that of `--now`, else that of `SOURCE_DATE_EPOCH` for reproducible builds
 * (seconds since 1970, https://reproducible-builds.org/specs/source-date-epoch/), else today in the site's time zone.
 * Content depends on no other clock.
 */
export function today({ site, words, env }: CommandContext, now?: string): Day {
  if (now !== undefined) {
    if (!isDay(now)) throw new UsageError(words.badDay(now));
    return now;
  }
  const epoch = env.SOURCE_DATE_EPOCH;
  if (epoch && !/^\d{1,12}$/.test(epoch)) throw new UsageError(words.badEpoch(epoch));
  return dayIn(site.timeZone ?? 'UTC', epoch ? new Date(Number(epoch) * 1000) : new Date());
}
