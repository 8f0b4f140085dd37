import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createPhotoReader } from './photo-reader.ts';

const read = createPhotoReader();

const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });

/** As a telephone writes it: lying on its side, with the place where it was taken. */
const taken = () =>
  picture(3000, 1000)
    .withMetadata({ orientation: 6, exif: { IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitude: '47/1 22/1 0/1' } } })
    .jpeg()
    .toBuffer();

describe('a photo', () => {
  test('is kept upright, of moderate size, and without the place where it was taken', async () => {
    const sent = await taken();
    expect(sent.includes('Telephone')).toBe(true);
    const photo = await read(sent);
    const bytes = Buffer.from(photo?.bytes ?? []);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 667, height: 2000 });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('Telephone')).toBe(false);
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be sent as %s, and is kept as JPEG', async (format) => {
    const photo = await read(await picture().toFormat(format).toBuffer());
    expect(await sharp(photo?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 20 });
  });

  test('that was sent twice is known again by what was sent', async () => {
    const sent = await taken();
    const [one, again, other] = [await read(sent), await read(sent), await read(await picture().jpeg().toBuffer())];
    expect(again?.sent).toBe(one?.sent);
    expect(other?.sent).not.toBe(one?.sent);
  });

  test('loses a script that was hidden in it', async () => {
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
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a page that begins like a photo', Buffer.from('\xff\xd8\xff\xe0<html><script>alert(1)</script>', 'latin1')],
  ['an animation', Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00', 'latin1')],
  ['nothing', Buffer.alloc(0)],
])('%s is no photo', async (_what, file) => {
  expect(await read(file)).toBeUndefined();
});

test('half a photo is none', async () => {
  const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * at) % 251));
  const whole = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
    .jpeg()
    .toBuffer();
  expect(await read(whole)).toBeDefined();
  expect(await read(whole.subarray(0, whole.length / 2))).toBeUndefined();
});

test('a small file that says it is larger than any camera’s picture is no photo, and costs no memory', async () => {
  const png = await picture().png().toBuffer();
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  expect(await read(png)).toBeUndefined();
});
