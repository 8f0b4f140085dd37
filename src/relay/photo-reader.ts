/** Makes untrusted images safe to store and show. */
import { createFairQueue } from './fair-queue.ts';
import { createPhotoProcess } from './photo-process.ts';
import type { Photo } from './types.ts';

/** Magic numbers of camera and browser formats. Other formats, such as SVG and PDF, can contain code and are not decoded. */
const SIGNATURES = /^(?:\xff\xd8\xff|\x89PNG|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftyp(?:avif|avis|heic|heix|mif1|msf1))/;

/**
 * Creates a reader that re-encodes images one at a time as upright JPEGs of moderate size. Metadata such as the location
 * is dropped, and so is everything else but the pixels.
 */
export function createPhotoReader(decoder = createPhotoProcess()) {
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
