/** What fields say of the pictures that they show. Whether these can be read is known only once someone opens them. */
import { bareName, isImageFile, toSlug } from '../lib/paths.ts';
import { locate } from '../problems/locate.ts';
import { type Problem, problem } from '../problems/problem.ts';
import type { ImageUse, LoadedFile, Source } from '../types.ts';
import type { Notes } from './keywords.ts';
import type { Targets } from './references.ts';

/** What cameras call their pictures, and what people call them who have nothing to say. */
const NO_WORDS = /^(?:img|dsc[fn]?|pxl|image|photo|picture|bild|foto)?[-\d]*$/;

/** Judges what is said of pictures that are there. Who agreed to one may be added later, but not after the release. */
export const checkImages = (
  source: Source,
  images: Notes['images'],
  sets: Targets['sets'],
  release: boolean,
): Problem[] =>
  thoseThere(images, sets).flatMap(({ file, alt, isUnagreed, pointer }) => {
    const words = toSlug(alt);
    const isName = alt !== '' && (isImageFile(alt) || words === toSlug(bareName(file)) || NO_WORDS.test(words));
    return [
      ...(isName ? [problem('image-alt', locate(source, `${pointer}/alt`), { alt })] : []),
      ...(isUnagreed
        ? [problem('image-consent', locate(source, `${pointer}/file`), { file }, release ? 'error' : 'warning')]
        : []),
    ];
  });

/** Where a file shows pictures that are there. */
export const imageUses = (source: Source, images: Notes['images'], sets: Targets['sets']): ImageUse[] =>
  thoseThere(images, sets).map(({ file, minWidth, pointer }) => ({
    file,
    minWidth,
    place: locate(source, `${pointer}/file`),
  }));

const thoseThere = (images: Notes['images'], sets: Targets['sets']) =>
  images.filter(({ file }) => sets.get('image')?.has(file));

/** Pictures that no field shows. As long as a file cannot be read or a name is misspelt, any of them may be meant. */
export function unusedImages(
  images: readonly string[],
  files: readonly LoadedFile[],
  examined: readonly { readonly notes: Notes }[],
): Problem[] {
  if (images.length === 0 || files.some(({ source }) => !source)) return [];
  const used = new Set(examined.flatMap(({ notes }) => notes.images.map(({ file }) => file)));
  if ([...used].some((file) => !images.includes(file))) return [];
  return images
    .filter((file) => !used.has(file))
    .map((file) => problem('image-unused', { file: `data/${file}` }, { file }, 'warning'));
}
