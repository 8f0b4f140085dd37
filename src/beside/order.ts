import type { FileFacts } from '../check/facts.ts';
import type { OutputFile } from '../types.ts';
import type { Stamps } from '../write/carry-over.ts';

/** A file to be written. */
export interface Order extends OutputFile {
  readonly hash: string | undefined;
}

/** Files, or that there will be no more. */
export type Message = readonly Order[] | 'done';

/** What it says of files that it has written, and, once there will be no more, how they were left. */
export type Report = { readonly read: readonly Reading[] } | { readonly stamps: Stamps };

/** What a page says, and the hash under which it was written. */
export interface Reading {
  readonly facts: FileFacts;
  readonly hash: string;
}

/** True for a page that somebody will want to read back, and that can be told from another by its hash. */
export const isReadable = (output: string, hash: string | undefined): hash is string =>
  hash !== undefined && output.endsWith('.html');
