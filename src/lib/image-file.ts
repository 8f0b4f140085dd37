import { posix } from 'node:path';
import { toSlug } from './slug.ts';

/** What cameras, phones and programs write. Not all of it can be used, but all of it is meant as a picture. */
const IMAGE = /\.(?:jpe?g|png|webp|avif|tiff?|gif|heic|heif|bmp)$/i;

export const isImageFile = (path: string) => IMAGE.test(path);

/** `photos/Wall before.JPG` → `Wall before` */
export const bareName = (path: string) => posix.basename(path).replace(IMAGE, '');

/** What the files made of a picture are called: `photos/Wall before.JPG` → `wall-before`. */
export const outputName = (path: string) => toSlug(bareName(path)).slice(0, LONGEST_NAME) || 'image';

const LONGEST_NAME = 60;
