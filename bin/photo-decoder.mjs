/**
 * Decodes a photo of a stranger: from standard input, to standard output as a JPEG. A process of its own, because decoding
 * cannot be interrupted: its parent, `src/relay/receive/photo-reader.ts`, can end it at any time.
 */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/** Exit code if the file is no usable photo. */
const NO_PHOTO = 3;

/** Longest side of a stored photo, in pixels: enough for a full-page print. */
const MAX_SIDE = 2000;

/** Without the optimiser of mozjpeg, which saves a quarter of the bytes for ten times the work. */
const QUALITY = 80;

/**
 * Maximum number of pixels, by what decoding them costs: a small file can declare any number. A JPEG is scaled down while it
 * is decoded, so its limit is what the best phone cameras have. `whole` is for what must be in memory completely, with up to
 * eight bytes a pixel, `costly` for up to twenty.
 */
const MAX_PIXELS = { scaled: 64_000_000, whole: 26_000_000, costly: 12_600_000 };

/** Maximum number of scans of a JPEG, each of which may change all pixels. Usual are ten, and one or two for a preview. */
const MAX_SCANS = 32;

/**
 * Maximum processor time for one photo, in microseconds. A phone's photo takes half a second. Not the time on the clock, of
 * which a busy machine needs more for the same photo.
 */
const MAX_CPU = 5_000_000;

/** Maximum memory of this process in bytes, and how often it is checked, in milliseconds. */
const MEMORY = { max: 400 * 1024 * 1024, every: 20 };

// Sent to all processes of a terminal or service. The parent still needs this one for pending requests.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});

sharp.cache(false);
sharp.concurrency(1);

const maxPixels = ({ format, isProgressive, depth }) => {
  if (format === 'jpeg') return isProgressive ? MAX_PIXELS.whole : MAX_PIXELS.scaled;
  const isCostly = format === 'heif' || depth !== 'uchar' || (format === 'png' && isProgressive);
  return isCostly ? MAX_PIXELS.costly : MAX_PIXELS.whole;
};

/** Counts the markers that begin a scan, up to a limit. Within compressed data, these two bytes never occur. */
function scansIn(file) {
  const marker = Buffer.from([0xff, 0xda]);
  let count = 0;
  for (let at = file.indexOf(marker); at >= 0 && count <= MAX_SCANS; at = file.indexOf(marker, at + 2)) count += 1;
  return count;
}

async function decoded(file) {
  const image = await sharp(file, { limitInputPixels: MAX_PIXELS.scaled }).metadata();
  const limitInputPixels = maxPixels(image);
  const isTooLarge = image.width * image.height > limitInputPixels;
  if (isTooLarge || (image.format === 'jpeg' && scansIn(file) > MAX_SCANS)) throw new Error('It takes too much work.');
  return (
    sharp(file, { limitInputPixels, failOn: 'truncated', sequentialRead: true })
      .autoOrient()
      // A JPEG would be black where the picture is transparent.
      .flatten({ background: '#fff' })
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: QUALITY })
      .toBuffer()
  );
}

// Tries the decoder out, so that later failures are those of the photo.
await sharp({ create: { width: 8, height: 8, channels: 3, background: 'black' } })
  .jpeg()
  .toBuffer();
const file = await buffer(process.stdin);
const usedBefore = process.cpuUsage();
const watching = setInterval(() => {
  const { user, system } = process.cpuUsage(usedBefore);
  // Any other end would wait for the decoder.
  if (process.memoryUsage.rss() > MEMORY.max || user + system > MAX_CPU)
    process.stderr.write('too much', () => process.kill(process.pid, 'SIGKILL'));
}, MEMORY.every);
try {
  process.stdout.write(await decoded(file));
} catch {
  process.exitCode = NO_PHOTO;
}
clearInterval(watching);
