import { endianness } from 'node:os';

let bytes = Buffer.alloc(0);

/**
 * The code units of a text, as `charCodeAt` gives them one by one. Texts that were put together or cut out are looked up
 * anew with every call of it, so for whoever reads all of a text this is several times as fast.
 *
 * @returns good until this is called again: all texts share one memory
 */
export function codeUnits(text: string): Uint16Array {
  const { length } = text;
  if (bytes.length < 2 * length) bytes = Buffer.from(new ArrayBuffer(4 * length));
  bytes.write(text, 'utf16le');
  if (endianness() === 'BE') bytes.subarray(0, 2 * length).swap16();
  return new Uint16Array(bytes.buffer, 0, length);
}
