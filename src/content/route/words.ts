import type { MakeDraftMark } from '../../api/types.ts';
import type { Unpublished } from '../../base/lib/visibility.ts';
import { dateDe, listStart, NEBEL } from '../../base/phrases.ts';
import { both, type Language, wordsIn } from '../../base/words.ts';

/** A page that is not public yet. */
export interface UnpublishedFile {
  readonly file: string;
  readonly unpublished: Unpublished;
}

const moreDe = (others: number) => `und ${others} weitere`;
const moreEn = (others: number) => `and ${others} others`;

const gapsIn = ({ missing }: Unpublished, lead: string, more: typeof moreDe) =>
  missing ? lead + listStart(missing, more) : '';

const stateDe = (unpublished: Unpublished) =>
  unpublished.kind === 'draft' ? 'Entwurf' : `ab ${dateDe(unpublished.from)}`;

const countDe = ({ length }: readonly unknown[]) => (length === 1 ? '1 Seite ist' : `${length} Seiten sind`);

/** Names the first files, each with what there is to say about it. */
const named = (files: readonly UnpublishedFile[], about: (unpublished: Unpublished) => string, more: typeof moreDe) =>
  listStart(
    files.map(({ file, unpublished }) => `${file} (${about(unpublished)})`),
    more,
  );

const namedDe = (files: readonly UnpublishedFile[]) => named(files, stateDe, moreDe);

const stateEn = (unpublished: Unpublished) => (unpublished.kind === 'draft' ? 'draft' : `from ${unpublished.from}`);

const countEn = ({ length }: readonly unknown[]) => (length === 1 ? '1 page is' : `${length} pages are`);

const namedEn = (files: readonly UnpublishedFile[]) => named(files, stateEn, moreEn);

const lackingIn = (files: readonly UnpublishedFile[], lead: string, more: typeof moreDe) =>
  named(files, (unpublished) => gapsIn(unpublished, lead, more), more);

const missingDe = (unpublished: Unpublished, file: string) =>
  unpublished.kind === 'draft'
    ? `Auf der Website fehlt diese Seite, bis Sie in ${file} die Zeile «draft» löschen.`
    : `Auf der Website erscheint diese Seite am ${dateDe(unpublished.from)}. Der Tag steht in ${file} unter «${unpublished.field}».`;

const missingEn = (unpublished: Unpublished, file: string) =>
  unpublished.kind === 'draft'
    ? `This page is not on the website until you delete the line “draft” in ${file}.`
    : `This page appears on the website on ${unpublished.from}. The day is set in ${file}, in the field “${unpublished.field}”.`;

/** Texts about pages that visitors cannot open yet. */
export const UNPUBLISHED_WORDS = {
  /** Label on a page that is not public yet. */
  label: both(
    (unpublished: Unpublished) =>
      (unpublished.kind === 'draft' ? 'Entwurf' : `Entwurf bis ${dateDe(unpublished.from)}`) +
      gapsIn(unpublished, '. Fehlt noch: ', moreDe),
    (unpublished) =>
      (unpublished.kind === 'draft' ? 'Draft' : `Draft until ${unpublished.from}`) +
      gapsIn(unpublished, '. Still missing: ', moreEn),
  ),
  /** Why it is not public, and when it will be. */
  reason: both(missingDe, missingEn),
  /** Closing line of a build without these pages. */
  leftOut: both(
    (files: readonly UnpublishedFile[]) =>
      `${countDe(files)} noch nicht öffentlich und weggelassen: ${namedDe(files)}. ${NEBEL} dev zeigt auch das.`,
    (files) => `${countEn(files)} not public yet and left out: ${namedEn(files)}. ${NEBEL} dev shows these, too.`,
  ),
  /** Closing line of a build that shows drafts, but not these, which lack something. */
  incomplete: both(
    (files: readonly UnpublishedFile[]) =>
      `${countDe(files)} unvollständig und darum weggelassen: ${lackingIn(files, 'fehlt noch: ', moreDe)}. ${NEBEL} dev zeigt auch das.`,
    (files) =>
      `${countEn(files)} incomplete and therefore left out: ${lackingIn(files, 'still missing: ', moreEn)}. ${NEBEL} dev shows these, too.`,
  ),
  /** Closing line of a build with these pages. */
  included: both(
    (files: readonly UnpublishedFile[]) =>
      `Nur zum Ansehen, nicht zum Veröffentlichen: ${countDe(files)} noch nicht öffentlich und trotzdem dabei: ${namedDe(files)}.`,
    (files) =>
      `For preview only, not for publishing: ${countEn(files)} included although not public yet: ${namedEn(files)}.`,
  ),
};

/** Returns the function that makes the marks of unpublished pages in a language. */
export const draftMarkIn =
  (language: Language): MakeDraftMark =>
  (file, unpublished) => {
    const { label, reason } = wordsIn(UNPUBLISHED_WORDS, language);
    return { label: label(unpublished), title: reason(unpublished, file), language };
  };
