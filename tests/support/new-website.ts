import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { nebel, type ProcessResult } from './nebel.ts';

/** Of its own: `data-files.ts` loads templates, whose style sheets plain tsx cannot import. */
const PROJECT = join(import.meta.dirname, '../..');

/**
 * Creates a website from the starter and links its packages, as `npm install` would. Returns its folder.
 *
 * @param run runs the command. Default: in a child process
 */
export async function newWebsite(
  folder: string,
  language: string,
  run: (args: readonly string[]) => Promise<Pick<ProcessResult, 'code' | 'stderr'>> = nebel,
): Promise<string> {
  const { code, stderr } = await run(['init', folder, '--engine', PROJECT, '--lang', language]);
  if (code !== 0) throw new Error(stderr);
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(PROJECT, join(folder, 'node_modules/nebel'));
  for (const name of ['@types', 'react', 'react-dom'])
    symlinkSync(join(PROJECT, 'node_modules', name), join(folder, 'node_modules', name));
  return folder;
}

/** Adds those kinds of fields to the form of the starter that it lacks, with messages of their own. */
export function withEveryKind(form: string): string {
  const [, privacyPage = ''] = /\]\((\/\w+\/)\)/.exec(form) ?? [];
  const fields = [
    'wheels, label: Wheels, type: number, required: true, min: 1, max: 4, step: 0.5, missing: Wheels?, invalid: One to four wheels.',
    'day, label: Which day?, type: date, required: false, min: "2026-12-01", max: "2027-12-31", invalid: From December.',
    'code, label: Code, type: text, required: false, pattern: "[A-Z]{2}", invalid: Two letters.',
    'where, label: Where, type: radio, required: true, options: [{ value: here, label: Here }, { value: there, label: There }], missing: Choose., invalid: Choose.',
    `consent, label: "I agree to the [privacy page](${privacyPage}).", type: checkbox, required: true, value: agreed-2026, missing: Please agree., invalid: Please agree.`,
  ];
  const lines = fields.map((field) => `  - { name: ${field}, column: ${field.split(',')[0]} }\n`);
  return form.replace('\ntimestamp:', `\n${lines.join('')}\ntimestamp:`);
}

/** A wrong entry for fields of each kind that has one, with the message that visitors read. */
export const WRONG_ENTRIES = {
  wheels: ['5', 'One to four wheels.'],
  day: ['2026-11-30', 'From December.'],
  code: ['a1', 'Two letters.'],
  where: ['elsewhere', 'Choose.'],
  consent: ['', 'Please agree.'],
} as const;

/** Right entries for the same fields. */
export const RIGHT_ENTRIES = { wheels: '2.5', day: '2026-12-01', code: 'AB', where: 'there', consent: 'agreed-2026' };
