import type { Waiting } from '../../lib/visibility.ts';
import { date, listStart } from '../../problems/catalogue/words.ts';
import { NEBEL } from '../command.ts';
import type { PageWords, WaitingFile } from './words.ts';

const state = (waiting: Waiting) => (waiting.kind === 'draft' ? 'Entwurf' : `ab ${date(waiting.from)}`);

const count = ({ length }: readonly unknown[]) => (length === 1 ? '1 Seite ist' : `${length} Seiten sind`);

const named = (files: readonly WaitingFile[]) =>
  listStart(
    files.map(({ file, waiting }) => `${file} (${state(waiting)})`),
    (others) => `und ${others} weitere`,
  );

export const pages: PageWords = {
  label: (waiting) => (waiting.kind === 'draft' ? 'Entwurf' : `Entwurf bis ${date(waiting.from)}`),
  reason: (waiting, file) =>
    waiting.kind === 'draft'
      ? `Auf der Website fehlt diese Seite, bis Sie in ${file} die Zeile «draft» löschen.`
      : `Auf der Website erscheint diese Seite am ${date(waiting.from)}. Der Tag steht in ${file} unter «${waiting.field}».`,
  leftOut: (files) =>
    `${count(files)} noch nicht öffentlich und weggelassen: ${named(files)}. ${NEBEL} dev zeigt auch das.`,
  included: (files) =>
    `Nur zum Ansehen, nicht zum Veröffentlichen: ${count(files)} noch nicht öffentlich und trotzdem dabei: ${named(files)}.`,
  noDraftsInRelease: 'Entwürfe werden nicht veröffentlicht. Lassen Sie --drafts oder --release weg.',
};
