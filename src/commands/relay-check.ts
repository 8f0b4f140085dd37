import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FormsOfSite } from '../dev/outcome.ts';
import type { CheckWords } from '../messages/messages.ts';
import { createAirtableClient } from '../relay/airtable/client.ts';
import { checkAirtable } from '../relay/airtable/schema.ts';
import { inTransaction } from '../relay/journal/database.ts';
import { createSender } from '../relay/mail/sender.ts';
import { readAirtableAccess, readMailSettings, readSettings } from '../relay/settings.ts';
import type { FormSpec } from '../shared/form-spec.ts';
import { type CommandContext, EXIT, UsageError } from './context.ts';
import { backupFolder, checkedJournal, damagedWords, isSound, relayFile } from './journal-file.ts';
import { causeOf, shown } from './log.ts';
import { checkedEnvironment } from './open-ways.ts';
import { differenceHere, type RelayOptions } from './relay-parts.ts';

/** One line of what was found, and how to fix it. `error` loses or delays inquiries, or breaks a promise to visitors. */
interface Finding {
  readonly level: 'error' | 'warning' | 'fine';
  readonly what: string;
  readonly fix?: string | undefined;
}

const MARKS = { error: '✘', warning: '▲', fine: '✔' } as const;

/** `nebel relay --check`: would an inquiry arrive? Changes nothing in the store and sends no mail. */
export async function checkRelay(
  content: Omit<FormsOfSite, 'assets'>,
  options: RelayOptions,
  context: CommandContext,
): Promise<void> {
  const { check } = context.words.relay;
  const checks = [
    async () => checkJournal(options, context),
    () => checkStore(content.forms, context),
    () => checkMail(context),
    async () => checkTold(content.snapshot, context),
  ];
  const findings: Finding[] = [];
  for (const look of checks) findings.push(...(await look().catch(asFinding)));
  for (const { level, what, fix } of findings) {
    // What the relay would refuse to start with has its mark already.
    const mark = /^[✘▲]/.test(what) ? '' : `${MARKS[level]} `;
    process.stdout.write(`${mark}${what}\n${fix ? `  ${check.fix}  ${fix}\n` : ''}`);
  }
  const count = (level: Finding['level']) => findings.filter((found) => found.level === level).length;
  process.stdout.write(`\n${check.summary(count('error'), count('warning'))}\n`);
  if (count('error') > 0) context.exit(EXIT.content);
}

function asFinding(error: unknown): Finding[] {
  if (error instanceof UsageError) return [{ level: 'error', what: error.message }];
  throw error;
}

function checkJournal(options: RelayOptions, context: CommandContext): Finding[] {
  const { check, badStore } = context.words.relay;
  const file = relayFile(options, context);
  if (existsSync(file)) {
    const folder = backupFolder(options, file);
    const journal = checkedJournal(file, context, { folder });
    try {
      if (!isSound(journal)) throw new UsageError(damagedWords(file, folder, context.words));
      inTransaction(journal.database, () => {});
      const leads = Object.values(journal.count()).reduce((sum, count) => sum + count, 0);
      return [{ level: 'fine', what: check.journal(shown(file), leads) }];
    } catch (error) {
      if (error instanceof UsageError) throw error;
      throw new UsageError(badStore(shown(file), causeOf(error)));
    } finally {
      journal.close();
    }
  }
  // Who misspells the name must not be left with a new journal.
  let folder = dirname(file);
  while (!existsSync(folder)) folder = dirname(folder);
  try {
    accessSync(`${folder}/.`, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new UsageError(badStore(shown(file), causeOf(error)));
  }
  return [{ level: 'warning', ...check.newJournal(shown(file)) }];
}

async function checkStore(forms: readonly FormSpec[], context: CommandContext): Promise<Finding[]> {
  const { check } = context.words.relay;
  const access = checkedEnvironment(() => readAirtableAccess(process.env), context);
  if (!access) return [{ level: 'fine', what: check.embedded }];
  const { unit } = checkedEnvironment(() => readSettings(process.env), context);
  const findings = await checkAirtable(createAirtableClient({ ...access, unit }), forms);
  return findings.map((found) => {
    // The compiler cannot follow that code and parameters belong together.
    const say = check.store[found.code] as (found: unknown) => ReturnType<CheckWords['store']['fine']>;
    return { level: found.code === 'fine' ? 'fine' : 'error', ...say(found) };
  });
}

/** Logs in at the mail server and sends nothing. */
async function checkMail(context: CommandContext): Promise<Finding[]> {
  const { check } = context.words.relay;
  const settings = checkedEnvironment(() => readMailSettings(process.env), context);
  if (!settings) return [{ level: 'fine', what: check.noMail }];
  const { host } = settings.server;
  const cause = await createSender(settings).verify();
  return [
    cause === undefined ? { level: 'fine', what: check.mail(host) } : { level: 'error', ...check.noLogin(host, cause) },
  ];
}

/** What visitors are told of who is given their inquiries, against this environment. */
function checkTold(snapshot: FormsOfSite['snapshot'], context: CommandContext): Finding[] {
  const { untold, untrue } = checkedEnvironment(() => differenceHere(snapshot, context), context);
  const { relay } = context.words;
  return [
    ...untold.map((recipient) => ({ level: 'error', what: relay.untold(recipient).trim() }) as const),
    ...untrue.map((recipient) => ({ level: 'warning', what: relay.untrue(recipient) }) as const),
  ];
}
