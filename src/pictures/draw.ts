import { promisify } from 'node:util';
import { constants, crc32, deflate, type ZlibOptions } from 'node:zlib';
import { renderAsync } from '@resvg/resvg-js';
import { indexed } from './palette.ts';

/**
 * Draws an SVG as a PNG of at most 256 colours, beside what else goes on. The same SVG and fonts give the same bytes on
 * every machine. What the SVG leaves empty is white.
 *
 * @param fonts paths of the files that text is set in: no other font is looked for
 * @throws if the SVG cannot be read
 */
export async function drawPng(svg: string, fonts: readonly string[]): Promise<Uint8Array> {
  const { width, height, pixels } = await renderAsync(svg, {
    background: '#fff',
    font: { fontFiles: [...fonts], loadSystemFonts: false },
  });
  return toPng(width, height, pixels);
}

/**
 * Packs only repeats of a byte: that suits areas of one colour, is four times as fast, and gives the same bytes on any
 * processor.
 */
const PACKING: ZlibOptions = { strategy: constants.Z_RLE, memLevel: 8, chunkSize: 1 << 17 };

const pack = promisify<Uint8Array, ZlibOptions, Buffer>(deflate);

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** @param rgba four bytes for each pixel, row by row, all of them opaque */
export async function toPng(width: number, height: number, rgba: Uint8Array): Promise<Uint8Array> {
  const { colors, rows } = indexed(rgba, width);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each pixel, which number colours.
  header.set([8, 3], 8);
  return Buffer.concat([
    SIGNATURE,
    ...chunk('IHDR', header),
    ...chunk('PLTE', colors),
    ...chunk('IDAT', await pack(rows, PACKING)),
    ...chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Length, name and content, check sum. */
function chunk(name: string, content: Uint8Array): readonly Uint8Array[] {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length, 0);
  head.write(name, 4, 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(content, crc32(head.subarray(4))), 0);
  return [head, content, sum];
}
