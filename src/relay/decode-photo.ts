/** Reads a picture with sharp, which is loaded with this module: the command line can `require` a package late, not `import` it. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Photo } from './types.ts';

/** The longest side of what is kept, in pixels: a printed page of it is sharp. */
const LONGEST_SIDE = 2000;

const QUALITY = 80;

/** Those of a telephone's best camera; a small file may say that it has any number. Each takes four bytes of memory. */
const MOST_PIXELS = 64_000_000;

/** A new JPEG of the picture's pixels, upright and of moderate size. Undefined if it cannot be read. */
export async function decodePhoto(file: Uint8Array): Promise<Photo | undefined> {
  try {
    const bytes = await sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'truncated', sequentialRead: true })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer();
    return { bytes, sent: createHash('sha256').update(file).digest('hex') };
  } catch {
    return undefined;
  }
}
