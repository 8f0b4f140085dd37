/** The self-test of a relay: would an inquiry arrive? Changes nothing in the store and sends no mail. */

import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Environment } from '../api/template-api.ts';
import { UsageError } from '../base/findings/failure.ts';
import { causeOf } from '../base/lib/errors.ts';
import { displayPath } from '../base/lib/log.ts';
import type { SiteForms } from '../content/site-view.ts';
import { createAirtableClient } from './airtable/client.ts';
import { checkAirtable } from './airtable/schema.ts';
import { checkedEnvironment, type RelayContext } from './context.ts';
import { recipientDifference } from './deliver/deliverers.ts';
import { assertOutsideSite, checkedJournal, damageMessage, formWarnings, isIntact } from './journal/checked-journal.ts';
import { inTransaction } from './journal/database.ts';
import { createSender } from './mail/sender.ts';
import { readInboxUsers, readMailSettings } from './mail/settings.ts';
import { readAirtableAccess, readSettings } from './settings.ts';
import type { SelfTestWords } from './words/self-test.ts';

/** A result in one line, and its fix. An `error` loses or delays inquiries, or breaks a promise to visitors. */
export interface SelfTestResult {
  readonly level: 'error' | 'warning' | 'fine';
  readonly what: string;
  readonly fix?: string | undefined;
}

interface SelfTestOptions extends RelayContext {
  readonly content: SiteForms;
  /** Path of the journal. */
  readonly journalFile: string;
  /** Folder for backups of the journal. */
  readonly backups: string;
}

/** Runs all tests, those of the journal first. */
export async function testRelay(options: SelfTestOptions): Promise<SelfTestResult[]> {
  const results: SelfTestResult[] = [];
  const settings = [readSettings, readInboxUsers].map(testReading);
  for (const run of [testJournal, testBackups, ...settings, testStore, testMail, testRecipients]) {
    try {
      results.push(...(await run(options)));
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      const what = error.message;
      // Two tests may need the same variable.
      if (!results.some((result) => result.what === what)) results.push({ level: 'error', what });
    }
  }
  return results;
}

function testJournal({ journalFile: file, backups, content, ...context }: SelfTestOptions): SelfTestResult[] {
  const { check, badJournal } = context.words.relay;
  assertOutsideSite(file, context);
  if (existsSync(file)) {
    const journal = checkedJournal(file, context, { backups });
    try {
      if (!isIntact(journal)) throw new UsageError(damageMessage(file, backups, context));
      inTransaction(journal.database, () => {});
      const leads = Object.values(journal.count()).reduce((sum, count) => sum + count, 0);
      return [
        { level: 'fine', what: check.journal(displayPath(file), leads) },
        ...formWarnings(journal, content.forms, context).map((what) => ({ level: 'warning', what }) as const),
      ];
    } catch (error) {
      if (error instanceof UsageError) throw error;
      throw new UsageError(badJournal(displayPath(file), causeOf(error)));
    } finally {
      journal.close();
    }
  }
  // A misspelt name must not create a journal.
  const obstacle = obstacleIn(dirname(file));
  if (obstacle !== undefined) throw new UsageError(badJournal(displayPath(file), obstacle));
  return [{ level: 'warning', ...check.newJournal(displayPath(file)) }];
}

function testBackups({ backups, words }: SelfTestOptions): SelfTestResult[] {
  const obstacle = obstacleIn(backups);
  return obstacle === undefined
    ? []
    : [{ level: 'error', ...words.relay.check.noBackups(displayPath(backups), obstacle) }];
}

/** Returns why no file could be stored in a folder, which need not exist yet. */
function obstacleIn(folder: string): string | undefined {
  if (!existsSync(folder)) return obstacleIn(dirname(folder));
  try {
    accessSync(`${folder}/.`, constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    return causeOf(error);
  }
}

/** Tests settings with which the relay would not start. */
const testReading =
  (read: (env: Environment) => unknown) =>
  (context: SelfTestOptions): SelfTestResult[] => {
    checkedEnvironment(() => read(context.env), context);
    return [];
  };

async function testStore({ content, ...context }: SelfTestOptions): Promise<SelfTestResult[]> {
  const { check } = context.words.relay;
  const access = checkedEnvironment(() => readAirtableAccess(context.env), context);
  if (!access) return [{ level: 'fine', what: check.embedded }];
  const { unit } = checkedEnvironment(() => readSettings(context.env), context);
  const results = await checkAirtable(createAirtableClient({ ...access, unit }), content.forms);
  return results.map((found) => {
    // The compiler cannot correlate code and parameters.
    const describe = check.store[found.code] as (found: unknown) => ReturnType<SelfTestWords['store']['fine']>;
    return { level: found.code === 'fine' ? 'fine' : 'error', ...describe(found) };
  });
}

/** Logs in to the mail server without sending anything. */
async function testMail(context: SelfTestOptions): Promise<SelfTestResult[]> {
  const { check } = context.words.relay;
  const settings = checkedEnvironment(() => readMailSettings(context.env), context);
  if (!settings) return [{ level: 'fine', what: check.noMail }];
  const { host } = settings.server;
  const cause = await createSender(settings).verify();
  return [
    cause === undefined ? { level: 'fine', what: check.mail(host) } : { level: 'error', ...check.noLogin(host, cause) },
  ];
}

/** Compares the recipients that visitors are told about with those of this environment. */
function testRecipients({ content, ...context }: SelfTestOptions): SelfTestResult[] {
  const difference = checkedEnvironment(() => recipientDifference(content.snapshot, context), context);
  const { undisclosed, wronglyDisclosed } = difference;
  const { relay } = context.words;
  return [
    ...undisclosed.map((recipient) => ({ level: 'error', what: relay.undisclosed(recipient) }) as const),
    ...wronglyDisclosed.map((recipient) => ({ level: 'warning', what: relay.wronglyDisclosed(recipient) }) as const),
  ];
}
