import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { withWrongScan } from '../../../tests/support/pictures.ts';
import { createPhotoReader } from './photo-reader.ts';

const { read, stop } = createPhotoReader();
afterAll(stop);

const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });

/** A photo as a phone stores it: rotated by metadata, and with its location. */
const phonePhoto = () =>
  picture(3000, 1000)
    .withMetadata({ orientation: 6, exif: { IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitude: '47/1 22/1 0/1' } } })
    .jpeg()
    .toBuffer();

describe('a photo', () => {
  test('is stored upright, scaled down, and without the location where it was taken', async () => {
    const sent = await phonePhoto();
    expect(sent.includes('Telephone')).toBe(true);
    const photo = await read(sent);
    const bytes = Buffer.from(photo?.bytes ?? []);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 667, height: 2000 });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('Telephone')).toBe(false);
  });

  test.each(['webp', 'avif'] as const)('can be sent as %s, and is stored as JPEG', async (format) => {
    const photo = await read(await picture().toFormat(format).toBuffer());
    expect(await sharp(photo?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 20 });
  });

  test('can be sent as PNG, and is white, not black, where it is transparent: a screenshot stays readable', async () => {
    const screenshot = sharp({ create: { width: 40, height: 20, channels: 4, background: 'transparent' } });
    const photo = await read(await screenshot.png().toBuffer());
    expect((await sharp(photo?.bytes).metadata()).format).toBe('jpeg');
    expect((await sharp(photo?.bytes).stats()).channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });

  test('may have wrong numbers in a header, as some phones write them', { tags: 'slow' }, async () => {
    expect(await read(withWrongScan(await phonePhoto()))).toBeDefined();
  });

  test('loses a script hidden in it', async () => {
    const script = '<script>alert(1)</script>';
    const jpeg = await picture().jpeg().toBuffer();
    const inComment = Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0, script.length + 2]),
      Buffer.from(script),
      jpeg.subarray(2),
      Buffer.from(script),
    ]);
    const photo = await read(inComment);
    expect(photo).toBeDefined();
    expect(Buffer.from(photo?.bytes ?? []).includes('script')).toBe(false);
  });
});

test.each([
  ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['an SVG drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['an HTML page that begins like a JPEG', Buffer.from('\xff\xd8\xff\xe0<html><script>alert(1)</script>', 'latin1')],
  ['a GIF animation', Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00', 'latin1')],
  ['an empty file', Buffer.alloc(0)],
])('%s is not a photo', async (_what, file) => {
  expect(await read(file)).toBeUndefined();
});

test('a truncated photo is rejected', async () => {
  const whole = await phonePhoto();
  expect(await read(whole.subarray(0, whole.length / 2))).toBeUndefined();
});

describe('a small file that takes much work is rejected soon', { tags: 'slow' }, () => {
  /** More pixels than the kinds that need most memory may have. All others but a plain JPEG may have twice as many. */
  const costly = picture(3600, 3600);
  const SCAN = Buffer.from([0xff, 0xda]);
  const WEBP = 'UklGRh4AAABXRUJQVlA4TBEAAAAvT9QTBQdQjyLXo/+BiOh/AAA=';

  test.each([
    ['an AVIF', () => costly.clone().avif({ quality: 1, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer()],
    ['a WebP of 5200 by 5200 pixels', () => Buffer.from(WEBP, 'base64')],
    ['an interlaced PNG', () => costly.clone().png({ progressive: true, compressionLevel: 1 }).toBuffer()],
    ['a PNG of 16 bits', () => costly.clone().toColourspace('rgb16').png().toBuffer()],
    ['a progressive JPEG', () => picture(5200, 5200).jpeg({ progressive: true }).toBuffer()],
    [
      'a JPEG of thousands of scans',
      async () => {
        const jpeg = await picture(2000, 2000).jpeg({ progressive: true }).toBuffer();
        const last = jpeg.subarray(jpeg.lastIndexOf(SCAN), -2);
        return Buffer.concat([jpeg.subarray(0, -2), ...Array(20_000).fill(last), jpeg.subarray(-2)]);
      },
    ],
  ])('%s', async (_what, make) => {
    expect(await read(await make())).toBeUndefined();
  });

  test('but a photo of the best cameras is not', async () => {
    const photo = await read(await picture(8000, 8000).jpeg().toBuffer());
    expect(await sharp(photo?.bytes).metadata()).toMatchObject({ width: 2000, height: 2000 });
  });
});

test('a small file that declares huge dimensions is rejected, without using memory', { tags: 'slow' }, async () => {
  const png = await picture().png().toBuffer();
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  expect(await read(png)).toBeUndefined();
});
