/** Makes pictures that strangers sent fit to be kept and shown. */
import { createHash } from 'node:crypto';
import type { Photo } from './types.ts';

/** The longest side of what is kept, in pixels: a printed page of it is sharp. */
const LONGEST_SIDE = 2000;

const QUALITY = 80;

/** Those of a telephone's best camera; a small file may say that it has any number. Each takes four bytes of memory. */
const MOST_PIXELS = 64_000_000;

/** How the formats of cameras and browsers begin. No other file meets a decoder: drawings and documents are programs. */
const KNOWN = /^(?:\xff\xd8\xff|\x89PNG|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftyp(?:avif|avis|heic|heix|mif1|msf1))/;

/**
 * Makes a reader of pictures, which reads one at a time. What it gives is a new JPEG of the picture's pixels, upright and of
 * moderate size: without the place where it was taken, and without whatever else was in the file. Undefined if the file is
 * no picture, whatever its name says. Throws an error if pictures cannot be read on this machine at all.
 */
export function createPhotoReader(): (file: Uint8Array) => Promise<Photo | undefined> {
  let last: Promise<unknown> = Promise.resolve();
  return (file) => {
    const reading = last.then(() => readPhoto(file));
    last = reading.catch(() => {});
    return reading;
  };
}

async function readPhoto(file: Uint8Array): Promise<Photo | undefined> {
  if (!KNOWN.test(Buffer.from(file.subarray(0, 16)).toString('latin1'))) return undefined;
  // Large, and not there on every system: inquiries without photos must arrive all the same.
  const { default: sharp } = await import('sharp');
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
