import { promisify } from 'node:util';
import { constants, crc32, deflate, type ZlibOptions } from 'node:zlib';
import type { Sheet } from './sheet.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Eight bits for each pixel, numbers of colours. */
const INDEXED = [8, 3, 0, 0, 0];

/**
 * A sheet as a PNG. Only repeats of the same byte are packed: that suits areas of one colour, is four times as fast as
 * looking for others, and depends neither on the processor nor on the version of the library as that does.
 */
export async function toPng({ width, height, pixels, palette }: Sheet): Promise<Uint8Array> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(INDEXED, 8);
  const colors = [...palette.colors.subarray(0, palette.count)].flatMap((color) => [
    color >> 16,
    (color >> 8) & 255,
    color & 255,
  ]);
  const packed = await pack(pixels, { strategy: constants.Z_RLE, memLevel: 8, chunkSize: 1 << 17 });
  return Buffer.concat([
    SIGNATURE,
    ...chunk('IHDR', header),
    ...chunk('PLTE', Buffer.from(colors)),
    ...chunk('IDAT', packed),
    ...chunk('IEND', Buffer.alloc(0)),
  ]);
}

const pack = promisify<Uint8Array, ZlibOptions, Buffer>(deflate);

/** Length, name and content, check sum. */
function chunk(name: string, content: Uint8Array): readonly Uint8Array[] {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length, 0);
  head.write(name, 4, 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(content, crc32(head.subarray(4))), 0);
  return [head, content, sum];
}
