import type { Chapter } from '../catalogue.ts';
import { meant, quote } from '../words-en.ts';

/** What keeps a site from being published. */
export const release: Chapter<'placeholder' | 'release'> = {
  'placeholder-unknown': {
    title: 'Placeholder names no field',
    message: ({ path, suggestion }) =>
      `${quote(path)} is listed as a placeholder, but there is no such field.${meant(suggestion)}`,
    why: () => 'A misspelt placeholder would slip past the check before publication.',
    fix: ({ suggestion }) => (suggestion ? `Write ${quote(suggestion)}.` : 'Delete the line.'),
  },
  'release-placeholder': {
    title: 'Placeholder is not replaced yet',
    message: ({ path, value }) => `${quote(path)} is still a placeholder (${quote(value)}).`,
    why: () => 'A published website needs the real details of the company.',
    fix: () => 'Enter the real value, and delete the field from the list “placeholders”.',
  },
  'release-evidence': {
    title: 'Evidence is missing',
    message: ({ path }) => `${quote(path)} has no evidence yet.`,
    why: () => 'Whoever advertises with figures and voices must be able to prove them (Swiss UWG).',
    fix: () => 'State under “evidence” where the proof lies, or delete the claim.',
  },
};
