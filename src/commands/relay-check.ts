import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { CheckWords } from '../messages/messages.ts';
import { createAirtableClient } from '../relay/airtable/client.ts';
import { checkAirtable } from '../relay/airtable/schema.ts';
import { inTransaction } from '../relay/journal/database.ts';
import { createSender } from '../relay/mail/sender.ts';
import { readMailSettings } from '../relay/mail/settings.ts';
import { readAirtableAccess, readSettings } from '../relay/settings.ts';
import type { RelayForms } from '../render/relay-content.ts';
import type { FormSpec } from '../shared/form-spec.ts';
import { type CommandContext, EXIT, UsageError } from './context.ts';
import { backupFolder, checkedJournal, damageMessage, isIntact, journalFileForRelay } from './journal-file.ts';
import { causeOf, displayPath } from './log.ts';
import { checkedEnvironment } from './open-deliverers.ts';
import { type OpenRelayOptions, recipientDifference } from './relay-parts.ts';

/** A result in one line, and its fix. An `error` loses or delays inquiries, or breaks a promise to visitors. */
interface SelfTestResult {
  readonly level: 'error' | 'warning' | 'fine';
  readonly what: string;
  readonly fix?: string | undefined;
}

const SYMBOLS = { error: '✘', warning: '▲', fine: '✔' } as const;

/** `nebel relay --check`: tests if an inquiry would arrive, without changing the store or sending mail. */
export async function checkRelay(
  content: RelayForms,
  options: OpenRelayOptions,
  context: CommandContext,
): Promise<void> {
  const { check } = context.words.relay;
  const checks = [
    async () => checkJournal(options, context),
    () => checkStore(content.forms, context),
    () => checkMail(context),
    async () => checkRecipients(content.snapshot, context),
  ];
  const results: SelfTestResult[] = [];
  for (const run of checks) results.push(...(await run().catch(asError)));
  for (const { level, what, fix } of results) {
    // Messages that would also keep the relay from starting already have a symbol.
    const symbol = /^[✘▲]/.test(what) ? '' : `${SYMBOLS[level]} `;
    process.stdout.write(`${symbol}${what}\n${fix ? `  ${check.fix}  ${fix}\n` : ''}`);
  }
  const count = (level: SelfTestResult['level']) => results.filter((found) => found.level === level).length;
  process.stdout.write(`\n${check.summary(count('error'), count('warning'))}\n`);
  if (count('error') > 0) context.exit(EXIT.content);
}

function asError(error: unknown): SelfTestResult[] {
  if (error instanceof UsageError) return [{ level: 'error', what: error.message }];
  throw error;
}

function checkJournal(options: OpenRelayOptions, context: CommandContext): SelfTestResult[] {
  const { check, badJournal } = context.words.relay;
  const file = journalFileForRelay(options, context);
  if (existsSync(file)) {
    const folder = backupFolder(options, file);
    const journal = checkedJournal(file, context, { folder });
    try {
      if (!isIntact(journal)) throw new UsageError(damageMessage(file, folder, context.words));
      inTransaction(journal.database, () => {});
      const leads = Object.values(journal.count()).reduce((sum, count) => sum + count, 0);
      return [{ level: 'fine', what: check.journal(displayPath(file), leads) }];
    } catch (error) {
      if (error instanceof UsageError) throw error;
      throw new UsageError(badJournal(displayPath(file), causeOf(error)));
    } finally {
      journal.close();
    }
  }
  // A misspelt name must not create a journal.
  let folder = dirname(file);
  while (!existsSync(folder)) folder = dirname(folder);
  try {
    accessSync(`${folder}/.`, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new UsageError(badJournal(displayPath(file), causeOf(error)));
  }
  return [{ level: 'warning', ...check.newJournal(displayPath(file)) }];
}

async function checkStore(forms: readonly FormSpec[], context: CommandContext): Promise<SelfTestResult[]> {
  const { check } = context.words.relay;
  const access = checkedEnvironment(() => readAirtableAccess(process.env), context);
  if (!access) return [{ level: 'fine', what: check.embedded }];
  const { unit } = checkedEnvironment(() => readSettings(process.env), context);
  const results = await checkAirtable(createAirtableClient({ ...access, unit }), forms);
  return results.map((found) => {
    // The compiler cannot correlate code and parameters.
    const describe = check.store[found.code] as (found: unknown) => ReturnType<CheckWords['store']['fine']>;
    return { level: found.code === 'fine' ? 'fine' : 'error', ...describe(found) };
  });
}

/** Logs in to the mail server without sending anything. */
async function checkMail(context: CommandContext): Promise<SelfTestResult[]> {
  const { check } = context.words.relay;
  const settings = checkedEnvironment(() => readMailSettings(process.env), context);
  if (!settings) return [{ level: 'fine', what: check.noMail }];
  const { host } = settings.server;
  const cause = await createSender(settings).verify();
  return [
    cause === undefined ? { level: 'fine', what: check.mail(host) } : { level: 'error', ...check.noLogin(host, cause) },
  ];
}

/** Compares the recipients that visitors are told about with those of this environment. */
function checkRecipients(snapshot: RelayForms['snapshot'], context: CommandContext): SelfTestResult[] {
  const { undisclosed, wronglyDisclosed } = checkedEnvironment(() => recipientDifference(snapshot, context), context);
  const { relay } = context.words;
  return [
    ...undisclosed.map((recipient) => ({ level: 'error', what: relay.undisclosed(recipient).trim() }) as const),
    ...wronglyDisclosed.map((recipient) => ({ level: 'warning', what: relay.wronglyDisclosed(recipient) }) as const),
  ];
}
