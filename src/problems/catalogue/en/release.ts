import { docsFile } from '../../../lib/docs-file.ts';
import type { Wanted } from '../../../lib/json-schema.ts';
import { type Chapter, section } from '../catalogue.ts';
import { list } from '../words.ts';
import { meant, quote } from '../words-en.ts';

/** What keeps a site from being published, and keys that anyone could read there. */
export const release: Chapter<'placeholder' | 'release' | 'practice' | 'delivery' | 'secret'> = {
  'placeholder-left': section('Field is not filled in yet', ({ path, help, wanted }) => ({
    message: `${quote(path)} is not filled in yet.`,
    why: help || 'This is only a placeholder and must not reach the website.',
    fix: `Replace the placeholder ${instead(wanted)}.`,
  })),
  'placeholder-unknown': section('Placeholder names no field', ({ path, suggestion }) => ({
    message: `${quote(path)} is listed as a placeholder, but there is no such field.${meant(suggestion)}`,
    why: 'A misspelt placeholder would slip past the check before publication.',
    fix: suggestion ? `Write ${quote(suggestion)}.` : 'Delete the line.',
  })),
  'release-placeholder': section('Placeholder is not replaced yet', ({ path, value, listed }) => ({
    message: `${quote(path)} is still a placeholder (${quote(value)}).`,
    why: 'A published website needs the real details of the company.',
    fix: listed
      ? `Enter the real value, and delete the line ${quote(path)} from the list “placeholders”. If the value is real already, delete only that line.`
      : 'Enter the real value.',
  })),
  'release-evidence': section('Evidence is missing', ({ path }) => ({
    message: `${quote(path)} has no evidence yet.`,
    why: 'Anyone who advertises with figures and testimonials must be able to prove them (Swiss UWG), and contracts and permits have to exist before the website relies on them.',
    fix: 'Say under “evidence” where the proof is kept, or delete what it should prove.',
  })),
  'practice-untold': section('The privacy statement does not mention it', ({ practice, setting, files }) => ({
    message: `${quote(setting)} means ${quote(practice)}, and no page tells visitors about it.`,
    why: 'Anyone who handles personal data has to say what for, who receives it and which country it goes to (Swiss FADP, Art. 19).',
    fix: `In ${files.length > 0 ? list(files) : 'the privacy statement'}, add a part with “when: ${practice}” below “parts” that explains it, or change the setting.`,
  })),
  'delivery-direct': section('The database key becomes public', ({ variables }) => ({
    message: `With this setting, anyone can read the key (${list(variables)}) on the website.`,
    why: 'Anyone who opens the page can read the key and add rows with it; with the usual rights, also read, change or delete every inquiry. Besides, an inquiry may arrive twice if the connection breaks while it is being sent.',
    fix: `Deliver through the relay, which keeps the key to itself (${docsFile('deploy.md')}). If it has to be direct: allow the key only to write to this one database, and back that up regularly.`,
  })),
  'delivery-key-missing': section('Key for the delivery is missing', ({ variables }) => ({
    message: `This setting needs ${list(variables)}, but the environment does not have it.`,
    why: 'Without a key, no inquiry would arrive.',
    fix: `Set ${list(variables)} as an environment variable before you build. A key never belongs in a file.`,
  })),
  'secret-in-data': section('Key in the data', ({ shown }) => ({
    message: `${quote(shown)} looks like a secret key.`,
    why: 'The data is in the repository and is passed on from there; a key in it is no longer a secret.',
    fix: 'Delete it here, revoke it where it was issued, and pass the new one as an environment variable.',
  })),
};

function instead({ kind, choices, min, max }: Wanted): string {
  const range = max === undefined ? (min === undefined ? '' : ` of at least ${min}`) : ` from ${min ?? 0} to ${max}`;
  const length = max === undefined ? '' : ` of ${min ?? 0} to ${max} characters`;
  return {
    choice: `with one of these: ${list(choices)}`,
    boolean: 'with true or false, without quotation marks',
    integer: `with a whole number${range}, without quotation marks`,
    number: `with a number${range}, without quotation marks`,
    text: `with your own words${length}`,
  }[kind];
}
