/** Checks how fields refer to images. The images themselves are not opened here. */

import type { ImageUse, LoadedFile, Source } from '../../api/types.ts';
import { type Finding, finding, type Place } from '../../base/findings/finding.ts';
import { locate } from '../../base/findings/locate.ts';
import { bareName, isImageFile, toSlug } from '../../base/lib/paths.ts';
import type { Targets } from './references.ts';
import type { Notes } from './validators/keywords.ts';

/** File names that cameras give, and generic words, in slug form. */
const MEANINGLESS = /^(?:img|dsc[fn]?|pxl|image|photo|picture|bild|foto)?[-\d]*$/;

/** Reports bad alternative texts, and missing consent, which is an error only in a release. */
export const checkImages = (
  source: Source,
  images: Notes['images'],
  sets: Targets['sets'],
  release: boolean,
): Finding[] =>
  existingImages(images, sets).flatMap(({ file, alt, lacksConsent, pointer }) => {
    const slug = toSlug(alt);
    const isName = alt !== '' && (isImageFile(alt) || slug === toSlug(bareName(file)) || MEANINGLESS.test(slug));
    return [
      ...(isName ? [finding('image-alt', locate(source, `${pointer}/alt`), { alt })] : []),
      ...(lacksConsent
        ? [finding('image-consent', consentAt(source, pointer), { file }, release ? 'error' : 'warning')]
        : []),
    ];
  });

/** The line that names the image, and the field that lacks something. */
const consentAt = (source: Source, pointer: string): Place => ({
  ...locate(source, `${pointer}/file`),
  pointer: `${pointer}/consent`,
});

/** The fields of a file that show existing images. */
export const imageUses = (source: Source, images: Notes['images'], sets: Targets['sets']): ImageUse[] =>
  existingImages(images, sets).map(({ file, minWidth, pointer }) => ({
    file,
    minWidth,
    place: locate(source, `${pointer}/file`),
  }));

const existingImages = (images: Notes['images'], sets: Targets['sets']) =>
  images.filter(({ file }) => sets.get('image')?.has(file));

/** Reports images that no field shows, unless a file is unreadable or a name unknown, which may mean any of them. */
export function unusedImages(
  images: readonly string[],
  files: readonly LoadedFile[],
  examined: readonly { readonly notes: Notes }[],
): Finding[] {
  if (images.length === 0 || files.some(({ source }) => !source)) return [];
  const used = new Set(examined.flatMap(({ notes }) => notes.images.map(({ file }) => file)));
  if ([...used].some((file) => !images.includes(file))) return [];
  return images
    .filter((file) => !used.has(file))
    .map((file) => finding('image-unused', { file: `data/${file}` }, { file }, 'warning'));
}
