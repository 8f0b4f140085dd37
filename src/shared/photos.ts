/** What follows from a form that takes photos, for all that pass them on. */
import type { FormSpec } from './form-spec.ts';

export const MEGABYTE = 1_000_000;

/** Most bytes that the photos of one form may have as they are sent. */
export const photoBytes = ({ photos }: FormSpec): number => (photos ? photos.most * photos.maxMegabytes * MEGABYTE : 0);

/** The paths below which a relay shows photos. */
export const photoPaths = (forms: readonly FormSpec[]): string[] =>
  forms.flatMap(({ action, photos }) => (photos ? [`${action}/${photos.name}/`] : []));
