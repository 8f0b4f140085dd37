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

/**
 * Reads a log. `index` is the file beside it (`-shm`), which counts the frames; after a crash it tells whether some have
 * been cut off. Frames of an earlier use of the file, which stand behind those of the current one, are left out.
 */
export function readLog(bytes: Buffer, index?: Buffer): Log {
  const headerSound = bytes.length >= HEADER_SIZE && fits(bytes, [bytes.subarray(0, 24)], [0, 0], 24);
  const starts = range(Math.max(0, Math.floor((bytes.length - HEADER_SIZE) / FRAME_SIZE))).map(
    (number) => HEADER_SIZE + number * FRAME_SIZE,
  );
  const salt = headerSound ? bytes.subarray(16, 24) : commonSalt(bytes, starts);
  const isCurrent = (start: number) => salt?.equals(bytes.subarray(start + 8, start + 16)) === true;
  const frames = starts.slice(0, starts.findLastIndex(isCurrent) + 1).map((start, number): Frame => {
    const content = bytes.subarray(start + 24, start + FRAME_SIZE);
    // A frame continues the sum of the one before, so one that is damaged says nothing about those that follow.
    const before = number === 0 ? 24 : start - FRAME_SIZE + 16;
    const seed: Sum = [bytes.readUInt32BE(before), bytes.readUInt32BE(before + 4)];
    const sound = isCurrent(start) && fits(bytes, [bytes.subarray(start, start + 8), content], seed, start + 16);
    return { page: bytes.readUInt32BE(start), content, sound, commits: bytes.readUInt32BE(start + 4) > 0 };
  });
  const end = frames.findLastIndex(({ sound, commits }) => sound && commits) + 1;
  const committed = frames.slice(0, end);
  const cutOff = salt !== undefined && countedIn(index, salt) > frames.length;
  const damaged = (frames.length > 0 && !headerSound) || committed.some(({ sound }) => !sound) || cutOff;
  return { committed, tail: frames.slice(end), damaged };
}

type Sum = readonly [number, number];

const range = (length: number) => Array.from({ length }, (_, number) => number);

/** Whether the sum over some parts, which continues another sum, is the one that stands at a place. */
function fits(bytes: Buffer, parts: readonly Buffer[], seed: Sum, place: number): boolean {
  // Written in the order of the machine that made the file, which the first number tells.
  const bigEndian = (bytes[3] ?? 0) % 2 === 1;
  let [one, two] = seed;
  for (const part of parts) {
    for (let at = 0; at < part.length; at += 8) {
      const words = bigEndian
        ? [part.readUInt32BE(at), part.readUInt32BE(at + 4)]
        : [part.readUInt32LE(at), part.readUInt32LE(at + 4)];
      one = (one + (words[0] as number) + two) >>> 0;
      two = (two + (words[1] as number) + one) >>> 0;
    }
  }
  return bytes.readUInt32BE(place) === one && bytes.readUInt32BE(place + 4) === two;
}

/** What tells the frames of one use of the file from another, if the header cannot be trusted: the first that comes twice. */
function commonSalt(bytes: Buffer, starts: readonly number[]): Buffer | undefined {
  const salts = starts.map((start) => bytes.subarray(start + 8, start + 16));
  return salts.find((salt, number) => salts[number + 1]?.equals(salt)) ?? salts[0];
}

/** How many frames the index counts, if it is whole and about this use of the log; else 0. */
function countedIn(index: Buffer | undefined, salt: Buffer): number {
  if (!index || index.length < 96 || !index.subarray(0, 48).equals(index.subarray(48, 96))) return 0;
  return index.subarray(32, 40).equals(salt) ? index.readUInt32LE(16) : 0;
}
