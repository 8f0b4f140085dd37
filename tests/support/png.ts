import { inflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-wasm';

/** Red, green and blue of each pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** Reads a PNG of the kind that the build writes: eight bits for each pixel, numbers of colours, rows not filtered. */
export function pixelsOf(png: Uint8Array): Pixels {
  const file = Buffer.from(png);
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    chunks.set(file.toString('latin1', at + 4, at + 8), file.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const header = chunks.get('IHDR') ?? Buffer.alloc(13);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const colors = chunks.get('PLTE') ?? Buffer.alloc(0);
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  const bytes = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const number = rows[pixel + Math.floor(pixel / width) + 1] ?? 0;
    for (let channel = 0; channel < 3; channel++) bytes[pixel * 3 + channel] = colors[number * 3 + channel] ?? 0;
  }
  return { width, height, bytes };
}

/** What another program makes of an SVG. It must leave no pixel empty. */
export function drawnForComparison(svg: string, fonts: readonly Uint8Array[] = []): Pixels {
  const drawing = new Resvg(svg, { font: { fontBuffers: [...fonts], loadSystemFonts: false } });
  const image = drawing.render();
  const { width, height, pixels } = image;
  image.free();
  drawing.free();
  const bytes = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) bytes.set(pixels.subarray(pixel * 4, pixel * 4 + 3), pixel * 3);
  return { width, height, bytes };
}

/** How far two pictures differ: in the mean over all channels, of 255, and in how many pixels everybody would see it. */
export function difference(one: Pixels, other: Pixels): { readonly mean: number; readonly visible: number } {
  if (one.bytes.length !== other.bytes.length) throw new Error('The pictures differ in size.');
  let sum = 0;
  let visible = 0;
  for (let at = 0; at < one.bytes.length; at += 3) {
    let most = 0;
    for (let channel = at; channel < at + 3; channel++) {
      const apart = Math.abs((one.bytes[channel] ?? 0) - (other.bytes[channel] ?? 0));
      sum += apart;
      if (apart > most) most = apart;
    }
    if (most > VISIBLE) visible += 1;
  }
  return { mean: sum / one.bytes.length, visible };
}

/** Programs differ by less along edges, where they count what is covered in steps. */
const VISIBLE = 64;
