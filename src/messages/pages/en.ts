import type { Waiting } from '../../lib/visibility.ts';
import { listStart } from '../../problems/catalogue/words.ts';
import { NEBEL } from '../command.ts';
import type { PageWords, WaitingFile } from './words.ts';

const state = (waiting: Waiting) => (waiting.kind === 'draft' ? 'draft' : `from ${waiting.from}`);

const count = ({ length }: readonly unknown[]) => (length === 1 ? '1 page is' : `${length} pages are`);

const named = (files: readonly WaitingFile[]) =>
  listStart(
    files.map(({ file, waiting }) => `${file} (${state(waiting)})`),
    (others) => `and ${others} others`,
  );

export const pages: PageWords = {
  label: (waiting) => (waiting.kind === 'draft' ? 'Draft' : `Draft until ${waiting.from}`),
  reason: (waiting, file) =>
    waiting.kind === 'draft'
      ? `This page is missing from the website until you delete the line “draft” in ${file}.`
      : `This page appears on the website on ${waiting.from}. The day is in ${file}, field “${waiting.field}”.`,
  leftOut: (files) => `${count(files)} not public yet and left out: ${named(files)}. ${NEBEL} dev shows them, too.`,
  included: (files) =>
    `To be looked at, not to be published: ${count(files)} not public yet and included all the same: ${named(files)}.`,
  noDraftsInRelease: 'Drafts are not published. Leave out --drafts or --release.',
};
