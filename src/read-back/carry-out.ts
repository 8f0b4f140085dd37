import { type FileReading, readFile } from '../check/read-site.ts';
import type { OpenFolder } from '../lib/file-tree.ts';
import type { Stamps } from '../output/carry-over.ts';
import type { Scribe } from '../output/scribe.ts';
import type { OutputFile } from '../types.ts';

/** A file to be written. */
export interface Order extends OutputFile {
  readonly hash: string | undefined;
}

/** Files for the thread, or that there will be no more. */
export type Message = readonly Order[] | 'done';

/** What the thread says of the files of one message, and, once there will be no more, how all were left. */
export type Report = { readonly read: readonly ReadPage[]; readonly files: number } | { readonly stamps: Stamps };

/** What a page says, and the hash under which it was written. */
export interface ReadPage {
  readonly reading: FileReading;
  readonly hash: string;
}

/** Writes files, and reads the pages among them back. */
export function carryOut(orders: readonly Order[], scribe: Scribe, { text }: OpenFolder): ReadPage[] {
  const read: ReadPage[] = [];
  for (const { output, bytes, hash } of orders) {
    scribe.write(output, bytes, hash);
    if (isReadable(output, hash)) read.push({ reading: readFile(output, text(output)), hash });
  }
  return read;
}

/** True for a page that somebody will want to read back, and that can be told from another by its hash. */
export const isReadable = (output: string, hash: string | undefined): hash is string =>
  hash !== undefined && output.endsWith('.html');
