import type { Unpublished } from '../../base/lib/visibility.ts';
import { dateDe } from '../../base/phrases.ts';
import { both } from '../../base/words.ts';

const missingDe = (unpublished: Unpublished, file: string) =>
  unpublished.kind === 'draft'
    ? `Auf der Website fehlt diese Seite, bis Sie in ${file} die Zeile «draft» löschen.`
    : `Auf der Website erscheint diese Seite am ${dateDe(unpublished.from)}. Der Tag steht in ${file} unter «${unpublished.field}».`;

const missingEn = (unpublished: Unpublished, file: string) =>
  unpublished.kind === 'draft'
    ? `This page is not on the website until you delete the line “draft” in ${file}.`
    : `This page appears on the website on ${unpublished.from}. The day is set in ${file}, in the field “${unpublished.field}”.`;

/** Texts about single pages: labels of drafts, and the output of `nebel explain`. */
export const UNPUBLISHED_WORDS = {
  /** Label on a page that is not public yet. */
  label: both(
    (unpublished: Unpublished) =>
      unpublished.kind === 'draft' ? 'Entwurf' : `Entwurf bis ${dateDe(unpublished.from)}`,
    (unpublished) => (unpublished.kind === 'draft' ? 'Draft' : `Draft until ${unpublished.from}`),
  ),
  /** Why it is not public, and when it will be. */
  reason: both(missingDe, missingEn),
};
