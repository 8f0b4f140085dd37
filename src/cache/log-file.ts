import { closeSync, fstatSync, mkdirSync, openSync, readSync, writevSync } from 'node:fs';
import { dirname } from 'node:path';

/** A file to whose end bytes are added. What the disk does not allow is not done. */
export interface LogFile {
  /** Bytes that it has, with those that are about to be written. */
  size(): number;
  /** Where these bytes will lie. Undefined if they cannot be written. */
  append(bytes: Buffer): number | undefined;
  read(at: number, length: number): Buffer | undefined;
  /** Writes what is still waiting. False if anything could not be written. */
  flush(): boolean;
  close(): void;
}

/** So many bytes are written at once. */
const AT_ONCE = 1024 * 1024;

export function openLog(path: string): LogFile {
  const file = opened(path);
  let size = file ? fstatSync(file.descriptor).size : 0;
  let isSound = file?.isWritable ?? false;
  let waiting: Buffer[] = [];
  let bytes = 0;
  const write = () => {
    if (!file || !isSound || bytes === 0) return;
    try {
      isSound = writevSync(file.descriptor, waiting) === bytes;
    } catch {
      isSound = false;
    }
    waiting = [];
    bytes = 0;
  };
  return {
    size: () => size,
    append(added) {
      if (!isSound) return undefined;
      const at = size;
      size += added.length;
      bytes += added.length;
      waiting.push(added);
      if (bytes >= AT_ONCE || waiting.length === MOST_PARTS) write();
      return isSound ? at : undefined;
    },
    read(at, length) {
      write();
      if (!file || at + length > size) return undefined;
      const found = Buffer.alloc(length);
      try {
        return readSync(file.descriptor, found, 0, length, at) === length ? found : undefined;
      } catch {
        return undefined;
      }
    },
    flush() {
      write();
      return isSound;
    },
    close() {
      write();
      if (file) closeSync(file.descriptor);
    },
  };
}

/** More parts in one call are more than some systems take. */
const MOST_PARTS = 512;

/** To be read at least, where writing is not allowed. */
function opened(path: string): { readonly descriptor: number; readonly isWritable: boolean } | undefined {
  try {
    mkdirSync(dirname(path), { recursive: true });
    return { descriptor: openSync(path, 'a+'), isWritable: true };
  } catch {
    try {
      return { descriptor: openSync(path, 'r'), isWritable: false };
    } catch {
      return undefined;
    }
  }
}
