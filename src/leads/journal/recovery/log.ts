/** The write-ahead log beside a database file, read byte by byte (sqlite.org/fileformat2.html#walformat). */

/** Every file of ours has pages of this size. */
export const PAGE_SIZE = 4096;

const HEADER_SIZE = 32;
const FRAME_SIZE = 24 + PAGE_SIZE;

/** A page as it was written to the log. */
export interface Frame {
  /** Number of the page, from 1. */
  readonly page: number;
  readonly content: Buffer;
  /** Its checksum fits. */
  readonly sound: boolean;
  /** A transaction ends with it. */
  readonly commits: boolean;
}

export interface Log {
  /** What was committed: up to the last sound frame that ends a transaction. */
  readonly committed: readonly Frame[];
  /** What follows: a transaction that was not finished, or one whose last frame is damaged. */
  readonly tail: readonly Frame[];
  /** Something before its end does not hold what was written. SQLite would silently leave out all that follows. */
  readonly damaged: boolean;
}

/** Its last bit tells the order of bytes in sums: that of the machine that made the file. */
const MAGIC = 0x377f0682;

/**
 * Reads a log; nothing if there is none. `index` is the file beside it (`-shm`), which counts the frames; after a crash
 * it tells whether some have been cut off. Frames of an earlier use of the file, which stand behind those of the current
 * one, are left out.
 */
export function readLog(bytes: Buffer | undefined, index?: Buffer): Log {
  // An index may be left behind where a log was copied into the file and deleted.
  if (!bytes) return { committed: [], tail: [], damaged: false };
  // Of zeros alone, the sum is zero as well.
  const isLog = bytes.length >= HEADER_SIZE && (bytes.readUInt32BE(0) | 1) === (MAGIC | 1);
  const order: Order = isLog && (bytes.readUInt32BE(0) & 1) === 1 ? 'big' : 'little';
  const headerSound = isLog && fits(bytes, [bytes.subarray(0, 24)], [0, 0], 24, order);
  const starts = range(Math.max(0, Math.floor((bytes.length - HEADER_SIZE) / FRAME_SIZE))).map(
    (number) => HEADER_SIZE + number * FRAME_SIZE,
  );
  const counted = readIndex(index);
  const salt = headerSound ? bytes.subarray(16, 24) : likelySalt(bytes, starts, counted);
  const read = (by: Order) => framesOf(bytes, starts, salt, by);
  // A header that is damaged may also lie about the order.
  const frames = headerSound ? read(order) : mostSound([read('little'), read('big')]);
  const end = frames.findLastIndex(({ sound, commits }) => sound && commits) + 1;
  const committed = frames.slice(0, end);
  // What was copied into the file itself is not missed.
  const cutOff = salt ? counted.salt.equals(salt) && counted.frames > frames.length : counted.frames > counted.copied;
  const damaged = (frames.length > 0 && !headerSound) || committed.some(({ sound }) => !sound) || cutOff;
  return { committed, tail: frames.slice(end), damaged };
}

function framesOf(bytes: Buffer, starts: readonly number[], salt: Buffer | undefined, order: Order): Frame[] {
  const isCurrent = (start: number) => salt?.equals(bytes.subarray(start + 8, start + 16)) === true;
  return starts.slice(0, starts.findLastIndex(isCurrent) + 1).map((start, number): Frame => {
    const content = bytes.subarray(start + 24, start + FRAME_SIZE);
    // A frame continues the sum of the one before, so one that is damaged says nothing about those that follow.
    const before = number === 0 ? 24 : start - FRAME_SIZE + 16;
    const seed: Sum = [bytes.readUInt32BE(before), bytes.readUInt32BE(before + 4)];
    const sound = isCurrent(start) && fits(bytes, [bytes.subarray(start, start + 8), content], seed, start + 16, order);
    return { page: bytes.readUInt32BE(start), content, sound, commits: bytes.readUInt32BE(start + 4) > 0 };
  });
}

const mostSound = (readings: readonly Frame[][]) =>
  readings.reduce((best, frames) => (soundIn(frames) > soundIn(best) ? frames : best));

const soundIn = (frames: readonly Frame[]) => frames.filter(({ sound }) => sound).length;

type Order = 'little' | 'big';

type Sum = readonly [number, number];

const range = (length: number) => Array.from({ length }, (_, number) => number);

/** Whether the sum over some parts, which continues another sum, is the one that stands at a place. */
function fits(bytes: Buffer, parts: readonly Buffer[], seed: Sum, place: number, order: Order): boolean {
  let [one, two] = seed;
  for (const part of parts) {
    for (let at = 0; at < part.length; at += 8) {
      const words =
        order === 'big'
          ? [part.readUInt32BE(at), part.readUInt32BE(at + 4)]
          : [part.readUInt32LE(at), part.readUInt32LE(at + 4)];
      one = (one + (words[0] as number) + two) >>> 0;
      two = (two + (words[1] as number) + one) >>> 0;
    }
  }
  return bytes.readUInt32BE(place) === one && bytes.readUInt32BE(place + 4) === two;
}

/**
 * What tells the frames of one use of the file from another, if the header cannot be trusted: the index knows it, or
 * else it is the first that comes twice.
 */
function likelySalt(bytes: Buffer, starts: readonly number[], { salt: known }: Index): Buffer | undefined {
  const salts = starts.map((start) => bytes.subarray(start + 8, start + 16));
  if (salts.some((salt) => salt.equals(known))) return known;
  return salts.find((salt, number) => salts[number + 1]?.equals(salt)) ?? salts[0];
}

/** What the index says of the log. */
interface Index {
  readonly frames: number;
  /** So many of them stand in the file itself. */
  readonly copied: number;
  readonly salt: Buffer;
}

/** No frames if there is no index, or if it is not whole (sqlite.org/walformat.html#the_wal_index_header). */
function readIndex(index: Buffer | undefined): Index {
  const isWhole =
    index && index.length > 100 && index[12] === 1 && index.subarray(0, 48).equals(index.subarray(48, 96));
  if (!isWhole) return { frames: 0, copied: 0, salt: Buffer.alloc(0) };
  return { frames: index.readUInt32LE(16), copied: index.readUInt32LE(96), salt: index.subarray(32, 40) };
}
