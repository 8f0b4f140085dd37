/** Makes untrusted images safe to store and show. */
import type { Photo } from './types.ts';

/** Magic numbers of camera and browser formats. Other formats, such as SVG and PDF, can contain code and are not decoded. */
const SIGNATURES = /^(?:\xff\xd8\xff|\x89PNG|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftyp(?:avif|avis|heic|heix|mif1|msf1))/;

/**
 * Creates a function that re-encodes images one at a time as upright JPEGs of moderate size. Metadata such as the location
 * is dropped, and so is everything else but the pixels. Returns undefined if the file is not an image. Throws if this
 * machine cannot decode images at all.
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
  if (!SIGNATURES.test(Buffer.from(file.subarray(0, 16)).toString('latin1'))) return undefined;
  // Loaded late: sharp is large and not installed everywhere, and inquiries without photos must arrive regardless.
  const { decodePhoto } = await import('./decode-photo.ts');
  return decodePhoto(file);
}
