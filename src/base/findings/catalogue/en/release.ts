import { docsFile } from '../../../lib/docs-file.ts';
import type { Constraints } from '../../../lib/json-schema.ts';
import { type Chapter, section } from '../catalogue.ts';
import { list } from '../words.ts';
import { meant, quote } from '../words-en.ts';

/** Obstacles to a publication, and API keys that would become public. */
export const release: Chapter<'placeholder' | 'release' | 'practice' | 'delivery' | 'secret'> = {
  'placeholder-left': section('Field is not filled in yet', ({ path, help, wanted }) => ({
    message: `${quote(path)} is not filled in yet.`,
    why: help || 'This is only a placeholder and must not appear on the website.',
    fix: `Replace the placeholder ${replacementFor(wanted)}.`,
  })),
  'placeholder-unknown': section('Placeholder does not match any field', ({ path, suggestion }) => ({
    message: `${quote(path)} is listed as a placeholder, but there is no such field.${meant(suggestion)}`,
    why: 'A misspelt placeholder would bypass the check before publication.',
    fix: suggestion ? `Change it to ${quote(suggestion)}.` : 'Delete the line.',
  })),
  'release-placeholder': section('Placeholder is not replaced yet', ({ path, value, listed }) => ({
    message: `${quote(path)} is still a placeholder (${quote(value)}).`,
    why: 'A published website needs the real details of the company.',
    fix: listed
      ? `Enter the real value, and delete the line ${quote(path)} from the list “placeholders”. If the value is already real, delete only that line.`
      : 'Enter the real value.',
  })),
  'release-evidence': section('Evidence is missing', ({ path }) => ({
    message: `${quote(path)} has no evidence yet.`,
    why: 'Advertisers must be able to prove figures and testimonials (Swiss Unfair Competition Act, UWG), and contracts and permits must exist before the website relies on them.',
    fix: 'Under “evidence”, state where the proof is kept, or delete what it should prove.',
  })),
  'practice-untold': section('Privacy statement does not mention a practice', ({ practice, setting, files }) => ({
    message: `${quote(setting)} means ${quote(practice)}, but no page tells visitors about it.`,
    why: 'Anyone who processes personal data must state why, who receives it and which country it goes to (Swiss FADP, Art. 19).',
    fix: `In ${files.length > 0 ? list(files) : 'the privacy statement'}, add a part with “when: ${practice}” under “parts” that explains it, or change the setting.`,
  })),
  'delivery-direct': section('Database key becomes public', ({ variables }) => ({
    message: `With this setting, the key (${list(variables)}) can be read on the website.`,
    why: 'Anyone who opens the page can use the key to add rows and, with the usual permissions, to read, change or delete all inquiries. An inquiry may also arrive twice if the connection fails while it is being sent.',
    fix: `Deliver through your own relay, which keeps the key secret (${docsFile('deploy.md')}). If delivery must be direct, allow the key only to write to this one database, and back it up regularly.`,
  })),
  'delivery-key-missing': section('Delivery key is missing', ({ variables }) => ({
    message: `This setting requires environment variables that are not set: ${list(variables)}.`,
    why: 'Without a key, no inquiries would arrive.',
    fix: `Set ${list(variables)} in the environment before you build. Never put a key in a file.`,
  })),
  'secret-in-data': section('Secret key in the data', ({ shown }) => ({
    message: `${quote(shown)} looks like a secret key.`,
    why: 'The data is in the repository and is passed on from there, so a key in it is no longer secret.',
    fix: 'Delete it here, revoke it with the provider, and pass the new one as an environment variable.',
  })),
};

function replacementFor({ kind, choices, min, max }: Constraints): string {
  const range = max === undefined ? (min === undefined ? '' : ` of at least ${min}`) : ` from ${min ?? 0} to ${max}`;
  const length = max === undefined ? '' : ` of ${min ?? 0} to ${max} characters`;
  return {
    choice: `with one of these: ${list(choices)}`,
    boolean: 'with true or false, without quotation marks',
    integer: `with a whole number${range}, without quotation marks`,
    number: `with a number${range}, without quotation marks`,
    text: `with your own text${length}`,
  }[kind];
}
