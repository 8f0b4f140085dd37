/** Measures pictures with sharp, and makes them smaller. Loaded when there is one to look at: that takes a moment. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Measured, Variant } from './image-sizes.ts';

/** Formats that sharp opens, and that a photo may have. */
const READABLE = /^(?:jpeg|png|webp|tiff|avif)$/;

/** Why a file cannot be used: the format that it has, or nothing if it is no picture or is damaged. */
export interface Unreadable {
  readonly format: string;
}

/** How large a picture is, as it is looked at. All of it is read, so that a damaged one is noticed. */
export async function measure(path: string): Promise<Measured | Unreadable> {
  const bytes = await readFile(path);
  try {
    const { format, compression, autoOrient } = await sharp(bytes).metadata();
    const isAvif = format === 'heif' && compression === 'av1';
    if (!READABLE.test(isAvif ? 'avif' : format)) return { format };
    await sharp(bytes).resize({ width: 16 }).toBuffer();
    return { ...autoOrient, hash: nameOf(bytes) };
  } catch {
    return { format: brandOf(bytes) };
  }
}

const nameOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Phones write HEIC unless they are told otherwise, and nothing free may open it. */
const brandOf = (bytes: Buffer) => (/^ftyp(?:hei|hev|mif|msf)/.test(bytes.toString('latin1', 4, 12)) ? 'heic' : '');

/**
 * Makes a picture smaller: turned as the camera was held, colours as screens have them, white where nothing is, and
 * without anything that the file says beside the picture.
 *
 * @throws if it is another picture than the one that was measured: what is made is kept under that one's name
 */
export async function encode(path: string, { hash }: Measured, { format, width }: Variant): Promise<Uint8Array> {
  // Of a path, libvips remembers what it read there before.
  const bytes = await readFile(path);
  if (nameOf(bytes) !== hash) throw new Error(`${path} has changed while the site was being built.`);
  const small = sharp(bytes).autoOrient().flatten({ background: '#fff' }).resize({ width });
  // A slower search for the smallest AVIF saves a tenth and takes twenty times as long.
  const written =
    format === 'avif' ? small.avif({ quality: 50, effort: 2 }) : small.jpeg({ quality: 74, mozjpeg: true });
  return written.toBuffer();
}
