import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Command } from 'commander';
import { readAirtableAccess } from '../../leads/airtable/access.ts';
import { createAirtableClient } from '../../leads/airtable/client.ts';
import { checkAirtable } from '../../leads/doctor/check-airtable.ts';
import { checkLeads, checkQuota } from '../../leads/doctor/check-journal.ts';
import { checkMail } from '../../leads/doctor/check-mail.ts';
import { type Finding, finding } from '../../leads/doctor/finding.ts';
import { copiesIn } from '../../leads/journal/copies.ts';
import { inTransaction, isDamage } from '../../leads/journal/database.ts';
import { type Journal, openJournal } from '../../leads/journal.ts';
import { mailSetup } from '../../leads/mail/settings.ts';
import { ConfigurationError, readSettings, wholeNumber } from '../../leads/settings.ts';
import type { FindingWords, LeadsWords } from '../../messages/leads/words.ts';
import { isFolder } from '../../output/disk.ts';
import { readContent } from '../../read-content.ts';
import type { FormSpec } from '../../shared/form-spec.ts';
import { type CommandContext, EXIT } from '../context.ts';
import { type BackupOptions, backupFolder, isSound, storeFile, withBackup } from '../journal-file.ts';
import { differenceHere } from '../relay-parts.ts';
import { shown } from '../shown.ts';
import { today } from '../today.ts';
import { type LeadsFormat, type LeadsOptions, leadsCommand, readForms, withLeadsFormat } from './shared.ts';

type DoctorOptions = LeadsOptions & LeadsFormat & BackupOptions;

/** Requests a month of the smallest plan (support.airtable.com, «Managing API call limits»). */
const MONTHLY_CALLS = 1000;

/** `nebel leads doctor`: would an inquiry arrive? Writes nothing to the live service and sends no mail. */
export function doctorCommand(context: CommandContext): Command {
  const { leads: words } = context.words;
  const command = new Command('doctor').description(words.help.doctor);
  withBackup(withLeadsFormat(leadsCommand(command, context, 'leads doctor --format json'), context), context);
  return command.action(async (options: DoctorOptions) => {
    const forms = readForms(options, context);
    if (!forms) return;
    const findings = [...(await examine(forms, options)), ...checkRecipients(options, context)];
    process.stdout.write(options.format === 'json' ? json(findings, words) : pretty(findings, words));
    if (findings.some(({ level }) => level === 'error')) context.exit(EXIT.content);
  });
}

async function examine(forms: readonly FormSpec[], options: DoctorOptions): Promise<Finding[]> {
  const file = storeFile(options);
  if (!existsSync(file)) return examineWithout(file, forms);
  let journal: Journal | undefined;
  try {
    journal = openJournal(file);
    inTransaction(journal.database, () => {});
    if (!isSound(journal)) throw Object.assign(new Error(), { code: 'SQLITE_CORRUPT' });
  } catch (error) {
    journal?.close();
    const cause = String((error as { code?: unknown }).code ?? (error as Error).message);
    const found = isDamage(error)
      ? finding('error', 'journal-damaged', {})
      : finding('error', 'journal-unusable', { cause });
    return [found, await checkMail(mailSetup(process.env))];
  }
  try {
    return [
      ...(await checkStore(journal, forms)),
      await checkMail(mailSetup(process.env)),
      checkCopies(file, options),
      ...checkLeads(journal, Date.now()),
    ];
  } finally {
    journal.close();
  }
}

/** The same where there is no journal: who misspells its name must not be left with a new one. */
async function examineWithout(file: string, forms: readonly FormSpec[]): Promise<Finding[]> {
  let calls = 0;
  const countCall = () => {
    calls += 1;
  };
  return [
    ...(await checkStore({ countCall, callsThisMonth: () => calls }, forms)),
    await checkMail(mailSetup(process.env)),
    checkPlace(file),
  ];
}

/** Whether the relay will be able to begin a journal there. */
function checkPlace(file: string): Finding {
  let folder = dirname(file);
  while (!existsSync(folder)) folder = dirname(folder);
  try {
    if (!isFolder(folder)) return finding('error', 'journal-unusable', { cause: 'ENOTDIR' });
    accessSync(folder, constants.W_OK | constants.X_OK);
    return finding('warning', 'journal-new', { file: shown(file) });
  } catch (error) {
    return finding('error', 'journal-unusable', { cause: String((error as { code?: unknown }).code) });
  }
}

/** What visitors are told of who is given their inquiries, against this environment. */
function checkRecipients({ root }: LeadsOptions, context: CommandContext): Finding[] {
  const { snapshot } = readContent(context.site, { root: resolve(root), today: today({}, context) });
  if (!snapshot) return [];
  try {
    const { untold, untrue } = differenceHere(snapshot, context);
    return [
      ...untold.map((recipient) => finding('error', 'recipient-untold', { recipient })),
      ...untrue.map((recipient) => finding('warning', 'recipient-untrue', { recipient })),
    ];
  } catch (error) {
    // Half of a way to the store is named by the check of the store.
    if (error instanceof ConfigurationError) return [];
    throw error;
  }
}

function checkCopies(file: string, options: DoctorOptions): Finding {
  const copies = copiesIn(backupFolder(options, file), file);
  return finding(copies.length > 0 ? 'fine' : 'warning', 'journal-copies', { count: copies.length, at: copies[0]?.at });
}

async function checkStore(
  journal: Pick<Journal, 'countCall' | 'callsThisMonth'>,
  forms: readonly FormSpec[],
): Promise<Finding[]> {
  try {
    const access = readAirtableAccess(process.env);
    if (!access) return [finding('fine', 'store-embedded', {})];
    const { unit } = readSettings(process.env);
    const limit = wholeNumber(process.env, 'AIRTABLE_MONTHLY_CALLS', { preset: MONTHLY_CALLS, min: 1 });
    const onCall = () => journal.countCall('airtable', Date.now());
    const found = await checkAirtable(createAirtableClient({ ...access, unit, onCall }), forms);
    return [...found, checkQuota(journal.callsThisMonth('airtable', Date.now()), limit)];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return [finding('error', 'store-variable', { variable: error.variable, problem: error.problem })];
  }
}

/** The compiler cannot follow that code, level and parameters belong together. */
function inWords({ code, params, level }: Finding, { doctor }: LeadsWords): FindingWords {
  return (doctor.findings[code] as (params: Finding['params'], level: Finding['level']) => FindingWords)(params, level);
}

const SIGNS = { error: '✘', warning: '▲', fine: '✔' } as const;

function pretty(findings: readonly Finding[], words: LeadsWords): string {
  const { why: whyLabel, fix: fixLabel, summary } = words.doctor;
  const width = Math.max(whyLabel.length, fixLabel.length) + 2;
  const blocks = findings.map((found) => {
    const { what, why, fix } = inWords(found, words);
    const lines = [`${SIGNS[found.level]} ${what}`];
    if (why !== undefined) lines.push(`  ${whyLabel.padEnd(width)}${why}`);
    if (fix !== undefined) lines.push(`  ${fixLabel.padEnd(width)}${fix}`);
    return `${lines.join('\n')}\n`;
  });
  const count = (level: Finding['level']) => findings.filter((found) => found.level === level).length;
  return `${blocks.join('')}\n${summary(count('error'), count('warning'))}\n`;
}

function json(findings: readonly Finding[], words: LeadsWords): string {
  const shown = findings.map((found) => ({ ...found, ...inWords(found, words) }));
  const count = (level: Finding['level']) => findings.filter((found) => found.level === level).length;
  const summary = { errors: count('error'), warnings: count('warning') };
  return `${JSON.stringify({ findings: shown, summary }, undefined, 2)}\n`;
}
