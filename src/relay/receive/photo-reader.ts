/** Makes untrusted images safe to store and show. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { sha256 } from '../../base/lib/fingerprint.ts';
import type { Photo } from '../types.ts';
import { createFairQueue } from './fair-queue.ts';

/** Magic numbers of camera and browser formats. Other formats, such as SVG and PDF, can contain code and are not decoded. */
const SIGNATURES = /^(?:\xff\xd8\xff|\x89PNG|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftyp(?:avif|avis|heic|heix|mif1|msf1))/;

/**
 * Creates a reader that re-encodes images one at a time as upright JPEGs of moderate size. Metadata such as the location
 * is dropped, and so is everything else but the pixels.
 */
export function createPhotoReader() {
  const decoder = createPhotoProcess();
  const inFairOrder = createFairQueue();
  return {
    /**
     * Returns undefined if the file is not an image, or one that takes too much time or memory. Rejects with QueueFull if too
     * many photos are waiting, and with another error if this machine cannot decode images at all.
     *
     * @param address of the sender, for the order in which photos are read
     */
    async read(file: Uint8Array, address?: string): Promise<Photo | undefined> {
      if (!SIGNATURES.test(Buffer.from(file.subarray(0, 16)).toString('latin1'))) return undefined;
      return inFairOrder(address, () => decoder.decode(file));
    },
    stop: decoder.stop,
  };
}

/**
 * Longest time for one photo in milliseconds. The decoder itself gives it up after a few seconds of processor time, so only
 * an overloaded machine takes that long.
 */
const MAX_MS = 20_000;

/** More bytes than any decoded photo has. */
const MAX_BYTES = 32 * 1024 * 1024;

const DECODER = join(import.meta.dirname, '../../../bin/photo-decoder.mjs');

/** Exit code of the decoder if the file is no usable photo, or would need too much memory or time. */
const NO_PHOTO = 3;

/** What the decoder writes before it kills itself, because it cannot end in another way. */
const TOO_MUCH = 'too much';

/** Variables that the decoder inherits. It reads files of strangers, so it gets no keys. */
const INHERITED = ['PATH', 'SystemRoot', 'TEMP', 'TMPDIR', 'LD_LIBRARY_PATH'];

/** Decodes each photo in a process of its own, which is killed if it takes longer than `timeout` milliseconds. */
export function createPhotoProcess(decoder = DECODER, timeout = MAX_MS) {
  const stopping = new AbortController();
  const kept = INHERITED.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  const options = {
    // With more arenas, the allocator keeps several times the memory of a photo.
    env: { ...Object.fromEntries(kept), NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
    encoding: 'buffer',
    timeout,
    killSignal: 'SIGKILL',
    maxBuffer: MAX_BYTES,
    signal: stopping.signal,
  } as const;

  /** Returns undefined if the file is no usable photo. Rejects if this machine cannot decode photos. */
  const decode = (file: Uint8Array, isAgain = false) =>
    new Promise<Photo | undefined>((resolve, reject) => {
      const decoding = execFile(process.execPath, [decoder], options, (error, bytes, errors) => {
        // A decoder that crashes dies of this photo. SIGKILL comes from outside and proves nothing about it.
        const wasKilled = error?.signal === 'SIGKILL';
        const isUnusable = error?.code === NO_PHOTO || (error?.signal && !wasKilled) || String(errors) === TOO_MUCH;
        if (!error) resolve({ bytes, sent: sha256(file) });
        else if (isUnusable) resolve(undefined);
        else if (wasKilled && !error.killed && !isAgain) resolve(decode(file, true));
        else reject(new Error(`The process that decodes photos failed: ${error.signal ?? String(errors)}`));
      });
      // It may end before it has read everything.
      decoding.stdin?.on('error', () => {}).end(file);
    });

  return { decode: (file: Uint8Array) => decode(file), stop: () => stopping.abort() };
}
