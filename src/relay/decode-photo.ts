/** Decodes images with sharp. Separate because the command line can load a package late by `require`, not by `import`. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Photo } from './types.ts';

/** Longest side of a stored photo, in pixels: enough for a full-page print. */
const MAX_SIDE = 2000;

const QUALITY = 80;

/** As many as the best phone cameras have. A small file can declare any number, and each pixel takes four bytes. */
const MAX_PIXELS = 64_000_000;

/** Re-encodes an image as an upright JPEG of moderate size. Returns undefined if it cannot be decoded. */
export async function decodePhoto(file: Uint8Array): Promise<Photo | undefined> {
  try {
    const bytes = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', sequentialRead: true })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer();
    return { bytes, sent: createHash('sha256').update(file).digest('hex') };
  } catch {
    return undefined;
  }
}
