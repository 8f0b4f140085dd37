/** Stores photos for the studio. */
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { replaceFile } from '../../base/disk/replace-file.ts';
import { slugFor } from '../../base/lib/paths.ts';
import { IMAGE_INPUT } from '../../site/site.ts';
import { photoPath } from './data-files.ts';
import type { EditRequest, StoredPhoto } from './protocol.ts';

/** In pixels. More than any screen shows. */
const MAX_WIDTH = 2400;
const QUALITY = 85;
const THUMBNAIL_WIDTH = 320;

/** What shows through where a picture is transparent. A JPEG would be black there. */
const PAPER = { background: '#fff' };

/**
 * Stores a photo in a folder below `data/`, under a new name as a JPEG, turned upright and without its metadata, which can
 * tell where it was taken. Writes nothing if it cannot be read or is too small.
 */
export async function storePhoto(
  root: string,
  below: string,
  { name, bytes, minWidth }: Extract<EditRequest, { kind: 'photo' }>,
): Promise<StoredPhoto> {
  const made = await asJpeg(Buffer.from(bytes, 'base64')).catch(() => undefined);
  if (!made) return { problem: 'unreadable' };
  const { data, info } = made;
  if (info.width < minWidth) return { problem: 'small', width: info.width };
  const folder = join(root, 'data', below);
  mkdirSync(folder, { recursive: true });
  const photo = `${below}/${freeName(folder, name)}`;
  replaceFile(photoPath(root, photo), data);
  return { photo };
}

const asJpeg = async (bytes: Buffer) =>
  sharp(bytes, IMAGE_INPUT)
    .rotate()
    .resize({ width: MAX_WIDTH, withoutEnlargement: true })
    .flatten(PAPER)
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });

/** Returns a small version of a photo as a data URL, or undefined if there is no such photo that can be read. */
export async function thumbnailOf(root: string, photo: string): Promise<{ readonly url: string } | undefined> {
  try {
    const image = sharp(photoPath(root, photo), IMAGE_INPUT).rotate().flatten(PAPER).resize({ width: THUMBNAIL_WIDTH });
    return { url: `data:image/jpeg;base64,${(await image.jpeg().toBuffer()).toString('base64')}` };
  } catch {
    return undefined;
  }
}

/** `IMG_2034.JPG` → `img-2034.jpg`, or `img-2034-2.jpg` if that exists. */
function freeName(folder: string, name: string): string {
  const stem = slugFor(name.replace(/\.\w+$/, '')) ?? 'photo';
  const taken = new Set(readdirSync(folder).map((each) => each.toLowerCase()));
  const candidates = (number: number): string => {
    const file = number === 1 ? `${stem}.jpg` : `${stem}-${number}.jpg`;
    return taken.has(file) ? candidates(number + 1) : file;
  };
  return candidates(1);
}
