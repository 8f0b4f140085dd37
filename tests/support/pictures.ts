import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from 'playwright-core';

/**
 * Pictures are kept at a quarter of their size and compared at an eighth. Fonts are drawn a little differently on every
 * machine, and that is gone by then; a part that has moved, grown, vanished or changed its colour is not.
 */
export const PICTURE_SCALE = 0.25;

/** How much the three colours of a pixel together may differ, of 765, and the share of pixels that may differ more. */
const TOLERANCE = { colour: 48, share: 0.004 };

/**
 * What is wrong with a picture, held against the one in a file. With `UPDATE_GOLDEN=1`, it becomes that
 * file.
 *
 * @param reader a blank page, in which both are read
 */
export async function comparePicture(reader: Page, file: string, picture: Buffer): Promise<string[]> {
  if (process.env.UPDATE_GOLDEN) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, picture);
    return [];
  }
  if (!existsSync(file)) return [`${file} is missing`];
  const pictures = [readFileSync(file), picture].map((bytes) => bytes.toString('base64'));
  const { share, sizes } = await reader.evaluate(difference, { pictures, colour: TOLERANCE.colour });
  const [was, is] = sizes;
  if (!was || !is || was.width !== is.width || Math.abs(was.height - is.height) > 2)
    return [`${file}: ${was?.width} × ${was?.height} has become ${is?.width} × ${is?.height}`];
  return share > TOLERANCE.share ? [`${file}: ${(share * 100).toFixed(1)} % of it looks different`] : [];
}

/** Runs in the page: the share of pixels that differ, at half the size of the pictures. */
async function difference({ pictures, colour }: { pictures: readonly string[]; colour: number }) {
  const bitmaps = await Promise.all(
    pictures.map((data) =>
      createImageBitmap(new Blob([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))])),
    ),
  );
  const width = Math.ceil(Math.max(...bitmaps.map((bitmap) => bitmap.width)) / 2);
  const height = Math.ceil(Math.min(...bitmaps.map((bitmap) => bitmap.height)) / 2);
  const [one, other] = bitmaps.map((bitmap) => {
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(bitmap, 0, 0, bitmap.width / 2, bitmap.height / 2);
    return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
  });
  let different = 0;
  for (let at = 0; one && other && at < one.length; at += 4) {
    const channel = (offset: number) => Math.abs((one[at + offset] ?? 0) - (other[at + offset] ?? 0));
    if (channel(0) + channel(1) + channel(2) > colour) different += 1;
  }
  return { share: different / (width * height), sizes: bitmaps.map(({ width, height }) => ({ width, height })) };
}
