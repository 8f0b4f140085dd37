/**
 * Entry point of the process that decodes photos of strangers. A process of its own, because decoding cannot be interrupted:
 * its parent can end it at any time. Its messages are listed in `src/relay/photo-process.ts`.
 */
import { createHash } from 'node:crypto';

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

/**
 * Maximum memory of this process in bytes, and how often it is checked, in milliseconds. From `used` on, it is not used for
 * another photo.
 */
const MEMORY = { max: 400 * 1024 * 1024, used: 200 * 1024 * 1024, every: 20 };

// Sent to all processes of a terminal or service. The parent still needs this one for pending requests.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});

/** Ends at once. `process.exit` would wait for the decoder. */
const end = () => process.kill(process.pid, 'SIGKILL');
process.on('disconnect', end);
let usedBefore = process.cpuUsage();
setInterval(() => {
  const { user, system } = process.cpuUsage(usedBefore);
  if (process.memoryUsage.rss() > MEMORY.max || user + system > MAX_CPU) process.send({ kind: 'too-much' }, end);
}, MEMORY.every);

/** Loads the decoder and tries it out, so that later failures are those of a photo. */
async function loaded() {
  try {
    const { default: sharp } = await import('sharp');
    sharp.cache(false);
    sharp.concurrency(1);
    await sharp({ create: { width: 8, height: 8, channels: 3, background: 'black' } })
      .jpeg()
      .toBuffer();
    return sharp;
  } catch (error) {
    process.send({ kind: 'unable', cause: String(error?.stack ?? error) }, end);
    return undefined;
  }
}

const maxPixels = ({ format, isProgressive, depth }) => {
  if (format === 'jpeg') return isProgressive ? MAX_PIXELS.whole : MAX_PIXELS.scaled;
  const isCostly = format === 'heif' || depth !== 'uchar' || (format === 'png' && isProgressive);
  return isCostly ? MAX_PIXELS.costly : MAX_PIXELS.whole;
};

/** Counts the markers that begin a scan, up to a limit. Within compressed data, these two bytes never occur. */
function scansIn(file) {
  const [bytes, marker] = [Buffer.from(file.buffer, file.byteOffset, file.length), Buffer.from([0xff, 0xda])];
  let count = 0;
  for (let at = bytes.indexOf(marker); at >= 0 && count <= MAX_SCANS; at = bytes.indexOf(marker, at + 2)) count += 1;
  return count;
}

/** Returns the fields of the reply. */
async function decoded(sharp, file) {
  try {
    const image = await sharp(file, { limitInputPixels: MAX_PIXELS.scaled }).metadata();
    if (image.format === 'jpeg' && scansIn(file) > MAX_SCANS) return { kind: 'no-photo' };
    const limitInputPixels = maxPixels(image);
    if (image.width * image.height > limitInputPixels) return { kind: 'no-photo' };
    const bytes = await sharp(file, { limitInputPixels, failOn: 'truncated', sequentialRead: true })
      .autoOrient()
      // A JPEG would be black where the picture is transparent.
      .flatten({ background: '#fff' })
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: QUALITY })
      .toBuffer();
    return { kind: 'photo', bytes, sent: createHash('sha256').update(file).digest('hex') };
  } catch {
    return { kind: 'no-photo' };
  }
}

const sharp = await loaded();
if (sharp) {
  process.on('message', async ({ id, file }) => {
    usedBefore = process.cpuUsage();
    const reply = await decoded(sharp, file);
    process.send({ id, ...reply }, () => process.memoryUsage.rss() > MEMORY.used && end());
  });
  process.send({ kind: 'ready' });
}
