import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from 'playwright-core';

/**
 * Pictures are stored at a quarter of their size and compared at an eighth. This hides that fonts are rendered slightly
 * differently on every machine, but not that a part has moved, grown, vanished or changed its colour.
 */
export const PICTURE_SCALE = 0.25;

/** Allowed difference of a pixel, summed over three channels (at most 765), and share of pixels that may exceed it. */
const TOLERANCE = { colour: 48, share: 0.004 };

/**
 * Compares a picture with the one in a file and returns the faults. With `UPDATE_GOLDEN=1`, writes the file instead.
 *
 * @param reader a blank page in which both are decoded
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

/** Runs in the page. Returns the share of pixels that differ, at half the size of the pictures. */
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

/** A JPEG as some phones write it: the header of its scan has a wrong number (of spectral selection), which all viewers ignore. */
export function withWrongScan(jpeg: Buffer): Buffer {
  const changed = Buffer.from(jpeg);
  const scan = changed.indexOf(Buffer.from([0xff, 0xda])) + 2;
  changed[scan + changed.readUInt16BE(scan) - 2] = 0;
  return changed;
}
