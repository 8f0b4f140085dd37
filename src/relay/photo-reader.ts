/** Makes pictures that strangers sent safe to keep and show. */
import type { Photo } from './types.ts';

/** How the formats of cameras and browsers begin. No other file meets a decoder: drawings and documents are programs. */
const KNOWN = /^(?:\xff\xd8\xff|\x89PNG|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftyp(?:avif|avis|heic|heix|mif1|msf1))/;

/**
 * Makes a reader of pictures, which reads one at a time. It returns a new JPEG of the pixels, upright and of moderate size:
 * without the place where the picture was taken, and without whatever else was in the file. Undefined if the file is no
 * picture, whatever its name says. Throws an error if pictures cannot be read on this machine at all.
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
  const { decodePhoto } = await import('./decode-photo.ts');
  return decodePhoto(file);
}
