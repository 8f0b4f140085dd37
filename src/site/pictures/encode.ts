/** Measures and resizes images with sharp. Loaded on demand, because sharp is slow to load. */

import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { sha256 } from '../../base/lib/fingerprint.ts';
import { INPUT, isTooLarge, type Measured, SETTINGS, type Variant } from './image-sizes.ts';

/** Formats of images that sharp can decode. */
const SUPPORTED = /^(?:jpeg|png|webp|tiff|avif)$/;

/** A file that cannot be used, with its format. The format is empty if the file is damaged or not an image. */
export interface Unreadable {
  readonly format: string;
  /** In pixels, if that is too large: `900 × 20000`. */
  readonly size?: string;
}

/** Measures an image. Decodes all of it, so that damage is noticed. */
export async function measure(path: string): Promise<Measured | Unreadable> {
  const bytes = await readFile(path);
  try {
    // Reads no more than the header, so that no size is too large.
    const { format, compression, autoOrient } = await sharp(bytes, { ...INPUT, limitInputPixels: false }).metadata();
    const isAvif = format === 'heif' && compression === 'av1';
    if (!SUPPORTED.test(isAvif ? 'avif' : format)) return { format };
    const { width, height } = autoOrient;
    if (isTooLarge(autoOrient)) return { format, size: `${width} × ${height}` };
    await sharp(bytes, INPUT).resize({ width: 16 }).toBuffer();
    return { ...autoOrient, hash: sha256(bytes) };
  } catch {
    return { format: unsupportedFormat(bytes) };
  }
}

/** Recognises HEIC, which phones write by default and patents keep free software from decoding. */
const unsupportedFormat = (bytes: Buffer) =>
  /^ftyp(?:hei|hev|mif|msf)/.test(bytes.toString('latin1', 4, 12)) ? 'heic' : '';

/**
 * Resizes and encodes an image: rotated according to its EXIF data, in sRGB, on white, and without metadata.
 *
 * @throws if the file has changed since it was measured, because the result is cached under the hash of that time
 */
export async function encode(path: string, { hash }: Measured, { format, width }: Variant): Promise<Uint8Array> {
  // Given a path, libvips may use what it has cached for that path.
  const bytes = await readFile(path);
  if (sha256(bytes) !== hash) throw new Error(`${path} has changed while the site was being built.`);
  const resized = sharp(bytes, INPUT).autoOrient().flatten({ background: '#fff' }).resize({ width });
  return resized.toFormat(format, SETTINGS[format]).toBuffer();
}
